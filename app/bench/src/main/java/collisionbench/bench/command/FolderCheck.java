package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.folder.SceneState;
import collisionbench.bench.json.Location;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.ExpectationPlaces;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ReasonException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Checks many scenes on all processors: a line each, in the order given, and a summary.
///
/// @param github whether annotations are printed instead of the lines
record FolderCheck(
    SceneCheck.Reader reader,
    Answerers answerers,
    PrintWriter out,
    PrintWriter err,
    boolean github) {

  /// {@return the outcomes, each printed as soon as those before it are}
  List<SceneOutcome> run(List<ListedScene> scenes) {
    List<SceneOutcome> outcomes = new ArrayList<>();
    SceneCheck check = new SceneCheck(reader, this::comparer);
    scenes.parallelStream()
        .map(check::outcome)
        .forEachOrdered(outcome -> {
          print(outcome);
          outcomes.add(outcome);
        });
    if (github) {
      answerers.silence().map(Github::error).ifPresent(out::print);
    }
    out.print(summary(outcomes) + "\n");
    out.flush();
    return outcomes;
  }

  private SceneCheck.Comparer comparer(ListedScene listed, Scene scene) throws ReasonException {
    Answerer answerer = answerers.of(listed, scene);
    return () -> answerer.check(scene, answerer.answers(scene), Optional.empty());
  }

  private void print(SceneOutcome outcome) {
    if (github) {
      new Github(outcome).lines().forEach(out::print);
    } else {
      printLine(outcome);
    }
    out.flush();
  }

  private void printLine(SceneOutcome outcome) {
    String name = outcome.listed().name();
    out.print(PlainText.escape(name) + ": " + Status.words(outcome.state()) + "\n");
    out.flush();
    if (!answerers.isMissing(outcome.listed())) {
      Failures.print(err, outcome);
    }
  }

  /// {@return how many scenes are in each state}
  static String summary(List<SceneOutcome> outcomes) {
    return SceneState.summary(outcomes.stream().map(SceneOutcome::state).toList())
        .in(Language.ENGLISH);
  }

  /// {@return the exit status}
  static int status(List<SceneOutcome> outcomes) {
    return outcomes.stream()
        .mapToInt(outcome -> Status.of(outcome.state()))
        .max()
        .orElse(Status.DONE);
  }

  /// Writes the outcome of a scene as commands that GitHub Actions turns into annotations.
  record Github(SceneOutcome outcome) {

    /// {@return the line about something that is wrong with all scenes}
    static String error(String sentence) {
      return "::error::" + data(sentence) + "\n";
    }

    /// {@return a line for each problem}
    Stream<String> lines() {
      return switch (outcome.state()) {
        case AS_EXPECTED, NOTHING_EXPECTED -> Stream.of();
        case NOT_AS_EXPECTED -> violations("error");
        case KNOWN_FAILURE -> violations("notice");
        case PASSES_NOW, UNREADABLE ->
            outcome.sentences(Language.ENGLISH).stream()
                .map(sentence -> line("error", outcome.place(), sentence));
      };
    }

    private Stream<String> violations(String level) {
      Optional<ExpectationPlaces> places = file().map(ExpectationPlaces::in);
      return Stream.concat(
          outcome.violations().stream()
              .map(found -> line(level, place(found, places), found.phrase().in(Language.ENGLISH))),
          outcome.contradictions().stream()
              .map(found -> line(level, Optional.empty(), found.in(Language.ENGLISH))));
    }

    private Optional<Path> file() {
      return NamedScene.file(outcome.listed().name());
    }

    private static Optional<Location> place(AnswerCheck found, Optional<ExpectationPlaces> places) {
      return places.flatMap(all -> all.of(found.pair(), found.field()));
    }

    private String line(String level, Optional<Location> place, String sentence) {
      String file =
          file()
              .map(Path::toString)
              .map(name -> " file=" + property(name.replace('\\', '/')))
              .orElse("");
      String at =
          file.isEmpty()
              ? ""
              : place
                  .map(found -> ",line=%d,col=%d".formatted(found.line(), found.column()))
                  .orElse("");
      return "::" + level + file + at + "::" + data(sentence) + "\n";
    }

    /// {@return a text as GitHub decodes it; other characters with an effect are escaped for
    /// people}
    private static String data(String text) {
      return text.codePoints()
          .mapToObj(c ->
              switch (c) {
                case '%' -> "%25";
                case '\r' -> "%0D";
                case '\n' -> "%0A";
                default -> PlainText.escape(Character.toString(c));
              })
          .collect(Collectors.joining());
    }

    private static String property(String text) {
      return data(text).replace(":", "%3A").replace(",", "%2C");
    }
  }
}
