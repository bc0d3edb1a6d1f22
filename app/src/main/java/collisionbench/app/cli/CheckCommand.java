package collisionbench.app.cli;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Evaluates scenes and holds them to what they expect.
@Command(
    name = "check",
    description =
        "Prints for every pair of bodies whether they touch, their distance, where a segment"
            + " crosses and when moving bodies meet. Needs no display.")
final class CheckCommand extends BenchCommand {

  /// How many pairs are written before it is asked whether they arrive.
  private static final int PAIRS_AT_ONCE = 512;

  private final Failures failures;

  @Option(names = "--json", description = "Print one JSON object per scene, each on a line.")
  private boolean json;

  @Option(names = "--touching", description = "Print only the pairs in contact.")
  private boolean touching;

  @Option(
      names = {"--method", "--methods"},
      split = ",",
      paramLabel = "METHOD",
      description =
          "Print what methods say instead: those of the list command, or programs. Exit status 1 if"
              + " one is wrong, or gives no answer.")
  private List<String> methods = List.of();

  @Option(
      names = "--against",
      defaultValue = "exact",
      paramLabel = "METHOD",
      description = "What --method is held to (default: ${DEFAULT-VALUE}).")
  private String against = "";

  @Mixin private ProgramOptions programs = new ProgramOptions();

  @Parameters(arity = "1..*", paramLabel = "SCENE", description = NamedScene.HELP)
  private List<String> scenes = List.of();

  CheckCommand(Failures failures) {
    this.failures = failures;
  }

  @Override
  public Integer call() throws CommandException {
    try (NamedMethods named = programs.methods(err())) {
      if (methods.isEmpty()) {
        return checkAll(this::check);
      }
      Method judge = named.one(against);
      MethodCheck held = new MethodCheck(named.all(methods, judge), judge, out());
      return checkAll((name, scene) -> {
        boolean holds = json ? held.writeJson(name, scene) : held.writeTable(name, scene);
        return holds ? Status.DONE : Status.DOES_NOT_HOLD;
      });
    }
  }

  private int checkAll(ToIntBiFunction<String, Scene> check) {
    int worst = Status.DONE;
    for (String name : scenes) {
      int status;
      try {
        status = check.applyAsInt(name, NamedScene.find(name, List.of()).scene());
      } catch (SceneFileException | CommandException unreadable) {
        status = unreadable(name, String.valueOf(unreadable.getMessage()));
      }
      worst = Math.max(worst, status);
      out().flush();
    }
    return worst;
  }

  private int check(String name, Scene scene) {
    CheckReport report =
        json ? new CheckLine(out(), name, scene) : new CheckTable(out(), name, scene);
    report.begin();
    try {
      return report(name, scene, report);
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      report.fail(Failures.sentence(failure));
      out().flush();
      failures.tell(err(), name, failure);
      return Status.FAILED;
    }
  }

  private int unreadable(String name, String sentence) {
    if (json) {
      CheckLine.unreadable(out(), name, sentence);
    } else {
      Failures.print(err(), sentence);
    }
    return Status.FAILED;
  }

  private int report(String name, Scene scene, CheckReport report) {
    PairWalk pairs = PairWalk.of(scene);
    Predicate<PairAnswer> print = asLongAsItArrives(report);
    if (touching) {
      pairs.forEachContact(print);
    } else {
      pairs.forEachPair(print);
    }
    Optional<Violations> violations = Violations.of(scene, pairs);
    report.end(violations);
    out().flush();
    return violations.map(found -> tell(name, found)).orElse(Status.DONE);
  }

  /// Where nobody reads on, or the disk is full, no more pairs are asked; the expectation still is.
  private Predicate<PairAnswer> asLongAsItArrives(CheckReport report) {
    long[] count = {0};
    return pair -> {
      report.pair(pair);
      return ++count[0] % PAIRS_AT_ONCE != 0 || !out().checkError();
    };
  }

  private int tell(String name, Violations violations) {
    violations.first().forEach(sentence -> Failures.print(err(), name + ": " + sentence));
    long unsaid = violations.count() - violations.first().size();
    if (unsaid > 0) {
      Failures.print(err(), name + ": and " + unsaid + " more violations");
    }
    return violations.none() ? Status.DONE : Status.DOES_NOT_HOLD;
  }
}
