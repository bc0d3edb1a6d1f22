package collisionbench.app.cli;

import collisionbench.app.comparison.MethodAnswers;
import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.evaluation.PairSource;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Language;
import collisionbench.app.text.NearMiss;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Evaluates scenes and compares the answers with those that they expect.
@Command(
    name = "check",
    description =
        "Prints for every pair of bodies whether they touch, their distance, where a segment"
            + " crosses and when moving bodies meet. Needs no display.")
final class CheckCommand extends BenchCommand {

  /// Pairs written between two checks of whether the output still accepts them.
  private static final int PAIRS_AT_ONCE = 512;

  /// The most violations that are listed.
  private static final int MOST_LISTED = 100;

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
          "Print the answers of these methods (see the list command) or programs instead. Exit"
              + " status 1 if one is wrong or missing.")
  private List<String> methods = List.of();

  @Option(
      names = "--against",
      defaultValue = "exact",
      paramLabel = "METHOD",
      description = "The reference method for --method (default: ${DEFAULT-VALUE}).")
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
      MethodCheck methodCheck = new MethodCheck(named.all(methods, judge), judge, out());
      return checkAll((name, scene) -> {
        boolean holds =
            json ? methodCheck.writeJson(name, scene) : methodCheck.writeTable(name, scene);
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
    } catch (CommandException unchecked) {
      report.fail(Failures.sentence(unchecked));
      Failures.print(err(), name + ": " + Failures.sentence(unchecked));
      return Status.FAILED;
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      report.fail(Failures.sentence(failure));
      out().flush();
      failures.report(err(), name, failure);
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

  private int report(String name, Scene scene, CheckReport report) throws CommandException {
    PairWalk pairs = PairWalk.of(scene);
    Predicate<PairAnswer> print = untilOutputFails(report);
    if (touching) {
      pairs.forEachContact(print);
    } else {
      pairs.forEachPair(print);
    }
    Optional<ExpectationCheck> expectation =
        ExpectationCheck.of(scene, judged(scene, pairs), MOST_LISTED);
    report.end(expectation);
    out().flush();
    return expectation.map(found -> printViolations(name, found)).orElse(Status.DONE);
  }

  /// {@return the answers that the scene expects something of}
  private static PairSource judged(Scene scene, PairWalk own) throws CommandException {
    Catalogue methods = Methods.catalogue();
    Optional<PairSource> judged = MethodAnswers.of(scene, own, methods);
    if (judged.isEmpty()) {
      String name = scene.expect().flatMap(Expectation::method).orElse("");
      throw new CommandException(
          "/expect/method: expected one of %s, found %s%s"
              .formatted(
                  String.join(", ", methods.names()),
                  PlainText.brief(name),
                  NearMiss.hint(name, methods.names())));
    }
    return judged.get();
  }

  /// Prints pairs until the reader closes the output or the disk is full; the expectation is still
  /// checked.
  private Predicate<PairAnswer> untilOutputFails(CheckReport report) {
    long[] count = {0};
    return pair -> {
      report.pair(pair);
      return ++count[0] % PAIRS_AT_ONCE != 0 || !out().checkError();
    };
  }

  private int printViolations(String name, ExpectationCheck check) {
    for (AnswerCheck violation : check.violations()) {
      Failures.print(err(), name + ": " + violation.phrase().in(Language.ENGLISH));
    }
    long omitted = check.wrong() - check.violations().size();
    if (omitted > 0) {
      Failures.print(err(), name + ": and " + omitted + " more violations");
    }
    return check.holds() ? Status.DONE : Status.DOES_NOT_HOLD;
  }
}
