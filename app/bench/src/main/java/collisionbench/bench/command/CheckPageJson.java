package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.PlainText;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The outcomes of checked scenes as the page shows them.
///
/// @param shown what there is to show of some of them
record CheckPageJson(JsonWriter json, Map<ListedScene, Shown> shown) {

  /// What is shown of a scene.
  ///
  /// @param picture the file of its picture
  /// @param map the figures of the map of its first answer that is not as expected
  record Shown(Optional<String> picture, Optional<MapFigures> map) {

    private static final Shown NOTHING = new Shown(Optional.empty(), Optional.empty());
  }

  void write(List<SceneOutcome> outcomes, Optional<String> silence) {
    json.object().name("summary");
    json.value(FolderCheck.summary(outcomes) + silence.map("; "::concat).orElse(""));
    json.name("scenes").array();
    for (SceneOutcome outcome : outcomes) {
      json.line(2);
      write(outcome);
    }
    json.end().end();
  }

  private void write(SceneOutcome outcome) {
    json.object().member("name", PlainText.escape(outcome.listed().name()));
    json.member("state", Status.words(outcome.state()));
    json.member("status", Status.of(outcome.state())).member("seconds", outcome.seconds());
    json.members(shown.getOrDefault(outcome.listed(), Shown.NOTHING));
    json.member("error", outcome.error().map(sentence -> sentence.in(Language.ENGLISH)));
    json.member("by", outcome.checked().by().map(by -> "answered by " + PlainText.escape(by)));
    json.member(
        "contradictions",
        outcome.contradictions().stream().map(found -> found.in(Language.ENGLISH)).toList());
    outcome.check().ifPresent(this::write);
    json.end();
  }

  private void write(ExpectationCheck check) {
    int listed = check.violations().size() + check.kept().size();
    json.member("more", check.wrong() + check.right() - listed).name("answers").array();
    Set<List<String>> seen = new HashSet<>();
    Stream.concat(check.violations().stream(), check.kept().stream())
        .filter(answer -> seen.add(words(answer)))
        .forEach(this::write);
    json.end();
  }

  /// {@return what identifies an answer on the page; contact may be expected twice}
  private static List<String> words(AnswerCheck check) {
    return Stream.of(check.name(), check.expected().phrase())
        .map(phrase -> check.pair().sorted() + phrase.in(Language.ENGLISH))
        .toList();
  }

  private void write(AnswerCheck check) {
    json.object().member("holds", check.holds()).members(check.pair());
    json.member("answer", check.name().in(Language.ENGLISH));
    json.member("expected", check.expected().phrase().in(Language.ENGLISH));
    String gap = check.came().isPresent() ? gap(check) : "";
    json.member("came", check.actual().in(Language.ENGLISH) + gap);
    if (check.difference().isPresent()) {
      json.member("difference", Numbers.of(check.difference().getAsDouble()));
      json.member("tolerance", Numbers.of(check.tolerance()));
    }
    json.end();
  }

  /// {@return how far a pair is apart or how deep it overlaps, if contact is not as expected}
  private static String gap(AnswerCheck check) {
    double gap = check.holds() ? 0 : check.gap().orElse(0);
    return gap == 0
        ? ""
        : gap > 0 ? ", " + Numbers.of(gap) + " apart" : ", overlap " + Numbers.of(-gap);
  }
}
