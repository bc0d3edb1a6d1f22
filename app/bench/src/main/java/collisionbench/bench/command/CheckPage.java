package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.json.JsonPage;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ReasonException;
import collisionbench.methods.method.Method;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Writes a web page about the outcomes of checked scenes, with their pictures: those that are not
/// as expected first. Where the method that a scene or an option names is not as expected, there is
/// a map of its answers. Without a display there are no pictures.
///
/// @param answerers who answered about the scenes
record CheckPage(
    SceneCheck.Reader reader,
    Answerers answerers,
    ScenePainter painter,
    DraftFolder folder,
    PrintWriter err)
    implements AutoCloseable {

  private static final String OPTION = "--report";

  /// The most scenes that are drawn.
  private static final int MOST_PICTURES = 200;

  /// The most scenes with a map, which takes longer.
  private static final int MOST_MAPS = 20;

  /// What is shown of a scene.
  ///
  /// @param picture the file of its picture
  /// @param map the figures of the map of its first answer that is not as expected
  record Shown(Optional<String> picture, Optional<MapFigures> map) {

    private static final Shown NOTHING = new Shown(Optional.empty(), Optional.empty());
  }

  /// Refuses a folder in which the page would overwrite other files.
  static void requireReplaceable(Outputs outputs, Path folder, int scenes) throws CommandException {
    Outputs.requireFolder(OPTION, folder);
    outputs.requireReplaceable(OPTION, folder.resolve(DraftFolder.PAGE), Outputs.Format.PAGE);
    for (int number = 1; number <= Math.min(scenes, MOST_PICTURES); number++) {
      outputs.requireReplaceable(OPTION, folder.resolve(picture(number)), Outputs.Format.PNG);
      outputs.requireReplaceable(OPTION, folder.resolve(map(number)), Outputs.Format.PNG);
    }
  }

  private static String picture(int number) {
    return "pictures/" + number + ".png";
  }

  private static String map(int number) {
    return "maps/" + number + ".png";
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
    new Text(JsonWriter.ascii(json), shown(ordered)).write(ordered, silence);
    return folder.publish(JsonPage.of(CheckPage.class, "check.html", json.toString()));
  }

  /// {@return what there is to show of the first scenes}
  private Map<ListedScene, Shown> shown(List<SceneOutcome> outcomes) throws CommandException {
    Map<ListedScene, Shown> shown = new HashMap<>();
    int maps = 0;
    for (SceneOutcome outcome : outcomes) {
      ListedScene listed = outcome.listed();
      boolean open = shown.size() < MOST_PICTURES && !shown.containsKey(listed);
      boolean mapped = maps < MOST_MAPS && hasMap(outcome);
      if (open && outcome.error().isEmpty() && (folder.hasDisplay() || mapped)) {
        try {
          shown.put(listed, shown(outcome, reader.read(listed), shown.size() + 1, mapped));
          maps += mapped ? 1 : 0;
        } catch (ReasonException unreadable) {
          report("no image of " + unreadable.getMessage());
        }
      }
    }
    return shown;
  }

  private void report(String sentence) {
    Failures.print(err, sentence);
  }

  private Shown shown(SceneOutcome outcome, Scene scene, int number, boolean mapped)
      throws CommandException, ReasonException {
    String name = outcome.listed().name();
    String file = picture(number);
    boolean drawn = folder.draw(name, file, picture -> painter.paint(scene, picture), this::report);
    return new Shown(
        Optional.of(file).filter(_ -> drawn),
        mapped ? Optional.of(mapped(outcome, scene, map(number))) : Optional.empty());
  }

  private MapFigures mapped(SceneOutcome outcome, Scene scene, String file)
      throws CommandException, ReasonException {
    Expectation.Pair pair = outcome.violations().getFirst().pair();
    Method by = answerers.of(outcome.listed(), scene).by().orElseThrow();
    return new PageMaps(folder, painter, this::report)
        .of(scene, List.of(pair.a(), pair.b()), by, file);
  }

  /// {@return whether a map tells more than the picture: where a named method is not as expected}
  private static boolean hasMap(SceneOutcome outcome) {
    return outcome.checked().by().isPresent() && !outcome.violations().isEmpty();
  }

  @Override
  public void close() throws CommandException {
    folder.close();
  }

  /// The outcomes of checked scenes as the page shows them.
  ///
  /// @param shown what there is to show of some of them
  record Text(JsonWriter json, Map<ListedScene, Shown> shown) {

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
}
