package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.json.JsonPage;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ReasonException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Writes a web page about the outcomes of checked scenes, with their pictures: those that are not
/// as expected first. Without a display there are no pictures.
record CheckPage(
    SceneCheck.Reader reader, ScenePainter painter, DraftFolder folder, PrintWriter err)
    implements AutoCloseable {

  private static final String OPTION = "--report";

  /// The most scenes that are drawn.
  private static final int MOST_PICTURES = 200;

  static CheckPage at(Path folder, SceneCheck.Reader reader, ScenePainter painter, PrintWriter err)
      throws CommandException {
    return new CheckPage(reader, painter, DraftFolder.at(folder), err);
  }

  /// Refuses a folder in which the page would overwrite other files.
  static void requireReplaceable(Outputs outputs, Path folder, int scenes) throws CommandException {
    Outputs.requireFolder(OPTION, folder);
    outputs.requireReplaceable(OPTION, folder.resolve(DraftFolder.PAGE), Outputs.Format.PAGE);
    for (int number = 1; number <= Math.min(scenes, MOST_PICTURES); number++) {
      outputs.requireReplaceable(OPTION, folder.resolve(picture(number)), Outputs.Format.PNG);
    }
  }

  private static String picture(int number) {
    return "pictures/" + number + ".png";
  }

  /// {@return the page, after writing it}
  ///
  /// @param silence the sentence that nothing was answered, if that is so
  Path publish(List<SceneOutcome> outcomes, Optional<String> silence) throws CommandException {
    List<SceneOutcome> ordered =
        outcomes.stream()
            .sorted(Comparator.comparingInt((SceneOutcome outcome) -> -Status.of(outcome.state())))
            .toList();
    StringBuilder json = new StringBuilder();
    new Text(JsonWriter.ascii(json), drawn(ordered)).write(ordered, silence);
    return folder.publish(JsonPage.of(CheckPage.class, "check.html", json.toString()));
  }

  /// {@return the files of the pictures that could be drawn}
  private Map<ListedScene, String> drawn(List<SceneOutcome> outcomes) throws CommandException {
    Map<ListedScene, String> files = new HashMap<>();
    List<ListedScene> first =
        outcomes.stream()
            .filter(outcome -> outcome.error().isEmpty())
            .map(SceneOutcome::listed)
            .distinct()
            .limit(MOST_PICTURES)
            .toList();
    Consumer<String> report = sentence -> Failures.print(err, sentence);
    for (ListedScene listed : first) {
      if (!folder.hasDisplay()) {
        break;
      }
      String file = picture(files.size() + 1);
      try {
        if (folder.draw(reader.read(listed), listed.name(), file, painter, report)) {
          files.put(listed, file);
        }
      } catch (ReasonException unreadable) {
        report.accept("no image of " + unreadable.getMessage());
      }
    }
    return files;
  }

  @Override
  public void close() throws CommandException {
    folder.close();
  }

  /// The outcomes of checked scenes as the page shows them.
  ///
  /// @param pictures the files of the pictures
  record Text(JsonWriter json, Map<ListedScene, String> pictures) {

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
      json.member("picture", Optional.ofNullable(pictures.get(outcome.listed())));
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
}
