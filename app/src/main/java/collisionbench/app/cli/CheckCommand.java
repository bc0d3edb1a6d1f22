package collisionbench.app.cli;

import collisionbench.app.folder.ListedScene;
import collisionbench.app.folder.SceneOutcome;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.storage.AtomicFile;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Method;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

  private final Failures failures;
  private final Pictures pictures;

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
      names = "--report",
      paramLabel = "DIR",
      description =
          "Write a web page with the scenes, what they expect and what came: those that are not as"
              + " expected first. If there is a display it has pictures.")
  private Optional<Path> page = Optional.empty();

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

  CheckCommand(Failures failures, Pictures pictures) {
    this.failures = failures;
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws CommandException {
    List<ListedScene> listed = SceneArguments.listed(scenes);
    boolean reports = junit.isPresent() || format.isPresent() || page.isPresent();
    boolean many = reports || scenes.stream().anyMatch(SceneArguments::isFolder);
    refuseCombinations(reports, many);
    requireOutputs(listed);
    if (!methods.isEmpty()) {
      return checkMethods(listed);
    }
    if (page.isEmpty()) {
      return FolderCheck.status(check(listed, many));
    }
    try (CheckPage report = CheckPage.at(page.get(), pictures, err())) {
      List<SceneOutcome> outcomes = check(listed, many);
      Path written = report.publish(outcomes);
      if (!json) {
        out().println(PlainText.escape(written.toString()));
      }
      return FolderCheck.status(outcomes);
    }
  }

  private void requireOutputs(List<ListedScene> listed) throws CommandException {
    Outputs outputs = Outputs.besideScenes(listed);
    if (junit.isPresent()) {
      outputs.requireFile("--junit", junit.get(), OutputFormat.JUNIT);
    }
    if (page.isPresent()) {
      CheckPage.requireReplaceable(outputs, page.get(), listed.size());
    }
  }

  private void refuseCombinations(boolean reports, boolean many) {
    if ((reports && !methods.isEmpty()) || (format.isPresent() && json)) {
      throw new CommandLine.ParameterException(
          commandLine(),
          "--junit, --format and --report cannot be combined with --method, nor --format with"
              + " --json");
    }
    if (many && touching && !json && methods.isEmpty()) {
      throw new CommandLine.ParameterException(
          commandLine(), "--touching needs --json with a folder, --junit, --format or --report");
    }
  }

  private List<SceneOutcome> check(List<ListedScene> listed, boolean many) throws CommandException {
    List<SceneOutcome> outcomes =
        many && !json
            ? new FolderCheck(out(), err(), format.isPresent()).run(listed)
            : new SceneAnswers(failures, json, touching, out(), err()).run(listed);
    if (junit.isPresent()) {
      write(junit.get(), outcomes);
    }
    return outcomes;
  }

  private static void write(Path file, List<SceneOutcome> outcomes) throws CommandException {
    OutputStreams.write(
        file,
        ".xml",
        whole -> {
          try {
            AtomicFile.replace(whole, JunitReport.of(outcomes));
          } catch (IOException failure) {
            throw CommandException.unwritable(file, failure);
          }
        });
  }

  private int checkMethods(List<ListedScene> listed) throws CommandException {
    try (NamedMethods named = programs.methods(err())) {
      Method judge = named.one(against);
      MethodCheck check = new MethodCheck(named.all(methods, judge), judge, out());
      int worst = Status.DONE;
      for (ListedScene scene : listed) {
        worst = Math.max(worst, check(check, scene.name()));
        out().flush();
      }
      return worst;
    }
  }

  private int check(MethodCheck check, String name) {
    try {
      Scene scene = NamedScene.find(name).scene();
      boolean holds = json ? check.writeJson(name, scene) : check.writeTable(name, scene);
      return holds ? Status.DONE : Status.DOES_NOT_HOLD;
    } catch (SceneFileException | CommandException unreadable) {
      new SceneAnswers(failures, json, touching, out(), err())
          .unreadable(name, Failures.sentence(unreadable));
      return Status.FAILED;
    }
  }
}
