package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.SceneFileException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Evaluates scenes and holds them to what they expect.
@Command(
    name = "check",
    description =
        "Says of every pair of bodies whether they touch, how far they are apart, where a segment"
            + " crosses and when moving bodies meet. Needs no display.")
final class CheckCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  @Option(names = "--json", description = "Print one JSON object a line, a scene each.")
  private boolean json;

  @Option(names = "--touching", description = "Print only the pairs in contact.")
  private boolean touching;

  @Parameters(arity = "1..*", paramLabel = "SCENE", description = NamedScene.HELP)
  private List<String> scenes = List.of();

  @Override
  public Integer call() throws CommandException {
    int worst = Status.DONE;
    for (String scene : scenes) {
      worst = Math.max(worst, check(scene));
    }
    return worst;
  }

  private int check(String name) {
    try {
      return report(name, Evaluation.of(NamedScene.find(name, List.of()).scene()));
    } catch (SceneFileException | CommandException unreadable) {
      refuse(name, String.valueOf(unreadable.getMessage()));
      return Status.FAILED;
    }
  }

  private int report(String name, Evaluation evaluation) {
    out()
        .print(
            json
                ? CheckJson.of(name, evaluation, touching)
                : CheckTable.of(name, evaluation, touching));
    out().flush();
    List<String> violations = Violations.of(evaluation);
    violations.forEach(violation -> Failures.print(err(), name + ": " + violation));
    return violations.isEmpty() ? Status.DONE : Status.DOES_NOT_HOLD;
  }

  private void refuse(String name, String sentence) {
    if (json) {
      out().print(CheckJson.error(name, sentence));
      out().flush();
    } else {
      Failures.print(err(), sentence);
    }
  }

  private PrintWriter out() {
    return Objects.requireNonNull(spec).commandLine().getOut();
  }

  private PrintWriter err() {
    return Objects.requireNonNull(spec).commandLine().getErr();
  }
}
