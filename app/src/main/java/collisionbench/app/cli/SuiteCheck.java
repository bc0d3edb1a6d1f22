package collisionbench.app.cli;

import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.json.Location;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.text.PlainText;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Checks many scenes on all processors: a line each, in the order given, and a summary.
///
/// @param github whether annotations are printed instead of the lines
record SuiteCheck(PrintWriter out, PrintWriter err, boolean github) {

  /// {@return the outcomes, each printed as soon as those before it are}
  List<SceneOutcome> run(List<ListedScene> scenes) {
    List<SceneOutcome> outcomes = new ArrayList<>();
    outcomes(scenes)
        .forEachOrdered(outcome -> {
          print(outcome);
          outcomes.add(outcome);
        });
    out.print(summary(outcomes) + "\n");
    out.flush();
    return outcomes;
  }

  /// {@return the outcomes in order, without printing them}
  static Stream<SceneOutcome> outcomes(List<ListedScene> scenes) {
    return scenes.parallelStream().map(SuiteCheck::outcome);
  }

  private static SceneOutcome outcome(ListedScene listed) {
    long start = System.nanoTime();
    Optional<Path> file =
        Optional.of(Path.of(listed.name())).filter(path -> path.toFile().isFile());
    Optional<ExpectationCheck> check = Optional.empty();
    Optional<String> error = Optional.empty();
    Optional<Location> place = Optional.empty();
    try {
      NamedScene named = NamedScene.find(listed.name(), List.of());
      check = ExpectedBy.check(named.scene(), PairWalk.of(named.scene()));
      file = named.file();
    } catch (SceneFileException invalid) {
      error = Optional.of(String.valueOf(invalid.getMessage()));
      place = invalid.location();
    } catch (CommandException | RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      error = Optional.of(listed.name() + ": " + Failures.sentence(failure));
    }
    double seconds = (System.nanoTime() - start) * 1e-9;
    return new SceneOutcome(listed, file, check, error, place, seconds);
  }

  private void print(SceneOutcome outcome) {
    if (github) {
      new GithubReport(outcome).lines().forEach(out::print);
    } else {
      printLine(outcome);
    }
    out.flush();
  }

  private void printLine(SceneOutcome outcome) {
    String name = outcome.listed().name();
    out.print(PlainText.escape(name) + ": " + outcome.state().words() + "\n");
    out.flush();
    for (String sentence : outcome.sentences()) {
      switch (outcome.state()) {
        case UNREADABLE -> Failures.print(err, sentence);
        case NOT_AS_EXPECTED, PASSES_NOW -> Failures.print(err, name + ": " + sentence);
        case KNOWN_FAILURE, AS_EXPECTED, NOTHING_EXPECTED -> {}
      }
    }
  }

  private static String summary(List<SceneOutcome> outcomes) {
    Map<SceneOutcome.State, Long> counts =
        outcomes.stream()
            .collect(
                Collectors.groupingBy(
                    SceneOutcome::state,
                    () -> new EnumMap<>(SceneOutcome.State.class),
                    Collectors.counting()));
    String parts =
        counts.entrySet().stream()
            .map(entry -> entry.getValue() + " " + entry.getKey().words())
            .collect(Collectors.joining("; "));
    return outcomes.size() + (outcomes.size() == 1 ? " scene: " : " scenes: ") + parts;
  }

  /// {@return the exit status}
  static int status(List<SceneOutcome> outcomes) {
    return outcomes.stream()
        .mapToInt(outcome -> outcome.state().status())
        .max()
        .orElse(Status.DONE);
  }
}
