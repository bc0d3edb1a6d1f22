package collisionbench.app.cli;

import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.storage.AtomicFile;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.Language;
import collisionbench.methods.method.Method;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import picocli.CommandLine;
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

  @Option(
      names = "--junit",
      paramLabel = "FILE.xml",
      description = "Write the outcomes as JUnit XML, a test case for each scene.")
  private Optional<Path> junit = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "github: print annotations for GitHub Actions instead of the answers.")
  private Optional<Format> format = Optional.empty();

  /// What is printed instead of the answers.
  enum Format {
    GITHUB
  }

  @Mixin private ProgramOptions programs = new ProgramOptions();

  @Parameters(
      arity = "1..*",
      paramLabel = "SCENE|FOLDER",
      description = {
        NamedScene.HELP,
        "Of a folder all scene files are checked, with a line each and a summary; those in a folder"
            + " named failing are known failures."
      })
  private List<String> scenes = List.of();

  CheckCommand(Failures failures) {
    this.failures = failures;
  }

  @Override
  public Integer call() throws CommandException {
    List<ListedScene> listed = ListedScene.of(scenes);
    boolean suite =
        junit.isPresent() || format.isPresent() || scenes.stream().anyMatch(ListedScene::isFolder);
    refuseCombinations(suite);
    scenes = listed.stream().map(ListedScene::name).toList();
    if (suite && methods.isEmpty()) {
      return checkSuite(listed);
    }
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

  private void refuseCombinations(boolean suite) {
    boolean reports = junit.isPresent() || format.isPresent();
    if ((reports && !methods.isEmpty()) || (format.isPresent() && json)) {
      throw new CommandLine.ParameterException(
          commandLine(),
          "--junit and --format cannot be combined with --method, nor --format with --json");
    }
    if (suite && touching && !json && methods.isEmpty()) {
      throw new CommandLine.ParameterException(
          commandLine(), "--touching needs --json with a folder, --junit or --format");
    }
  }

  private int checkSuite(List<ListedScene> listed) throws CommandException {
    SuiteCheck check = new SuiteCheck(out(), err(), format.isPresent());
    if (json) {
      int _ = checkAll(this::check);
    }
    List<SceneOutcome> outcomes = json ? SuiteCheck.outcomes(listed).toList() : check.run(listed);
    if (junit.isPresent()) {
      write(junit.get(), outcomes);
    }
    return SuiteCheck.status(outcomes);
  }

  private static void write(Path file, List<SceneOutcome> outcomes) throws CommandException {
    try {
      AtomicFile.replace(file, JunitReport.of(outcomes));
    } catch (IOException failure) {
      throw new CommandException(
          file + ": could not be written: " + FileFailure.of(failure).in(Language.ENGLISH),
          failure);
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
    Optional<ExpectationCheck> expectation = ExpectedBy.check(scene, pairs);
    report.end(expectation);
    out().flush();
    return expectation.map(found -> printViolations(name, found)).orElse(Status.DONE);
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
