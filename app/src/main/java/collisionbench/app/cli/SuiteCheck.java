package collisionbench.app.cli;

import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.text.PlainText;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Checks many scenes on all processors: a line each, in the order given, and a summary.
///
/// @param github whether annotations are printed instead of the lines
record SuiteCheck(PrintWriter out, PrintWriter err, boolean github) {

  private static final SceneCheck CHECK = (_, scene) -> ExpectedBy.check(scene, PairWalk.of(scene));

  /// {@return the outcomes, each printed as soon as those before it are}
  List<SceneOutcome> run(List<ListedScene> scenes) {
    List<SceneOutcome> outcomes = new ArrayList<>();
    scenes.parallelStream()
        .map(CHECK::outcome)
        .forEachOrdered(outcome -> {
          print(outcome);
          outcomes.add(outcome);
        });
    out.print(summary(outcomes) + "\n");
    out.flush();
    return outcomes;
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
    outcome.printProblems(err);
  }

  /// {@return how many scenes are in each state}
  static String summary(List<SceneOutcome> outcomes) {
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
