package collisionbench.bench.command;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.text.PlainText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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

  /// Checked before all others, if times are reported.
  static final ListedScene FIRST = ListedScene.named("capsule-sphere");

  private final Failures failures;
  private final ScenePainter painter;

  @Option(names = "--json", description = "Print one JSON object per scene, each on a line.")
  private boolean json;

  @Option(names = "--touching", description = "Print only the pairs in contact.")
  private boolean touching;

  @Option(
      names = "--methods",
      split = ",",
      paramLabel = "METHOD",
      description = {
        "The methods (see the list command) or programs that are available. If there is one, it"
            + " answers instead of the bench, and its answers are compared with the expected"
            + " ones. Several are compared with each other unless --method names one."
      })
  private List<String> methods = List.of();

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      description =
          "The method or program that answers instead of the bench, and instead of the method that"
              + " a scene names. Exit status 1 if it answers nothing.")
  private Optional<String> method = Optional.empty();

  @Option(
      names = "--against",
      paramLabel = "METHOD",
      description =
          "Judge the answers by this method, such as exact, too. Exit status 1 if one is wrong.")
  private Optional<String> against = Optional.empty();

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

  @Mixin private SharedOptions.Bodies bodies = new SharedOptions.Bodies();

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

  @Parameters(
      arity = "1..*",
      paramLabel = "SCENE|FOLDER",
      description = {
        NamedScene.HELP,
        "- is one text from standard input: a scene, a question, or anything that can be pasted.",
        "Of a folder all scene files are checked, with a line each and a summary; those in a folder"
            + " named failing are known failures."
      })
  private List<String> scenes = List.of();

  CheckCommand(Failures failures, ScenePainter painter) {
    this.failures = failures;
    this.painter = painter;
  }

  @Override
  public Integer call() throws CommandException {
    List<ListedScene> listed = SceneArguments.listed(scenes);
    boolean reports = junit.isPresent() || format.isPresent() || page.isPresent();
    boolean many = reports || scenes.stream().anyMatch(SceneArguments::isFolder);
    refuseCombinations(many);
    requireOutputs(listed);
    try (NamedMethods named = programs.methods(err());
        FolderMethods offered = new FolderMethods(programs.patience())) {
      Answerers answerers = Answerers.of(named, methods, method, against, offered);
      SceneCheck.Reader reader = NamedScene.reader(listed, System.in, bodies.form());
      int status = FolderCheck.status(report(reader, listed, many, answerers));
      answerers.notes().forEach(note -> Failures.print(err(), note));
      return answerers.silence().map(_ -> Math.max(status, Status.DOES_NOT_HOLD)).orElse(status);
    }
  }

  private List<SceneOutcome> report(
      SceneCheck.Reader reader, List<ListedScene> listed, boolean many, Answerers answerers)
      throws CommandException {
    if (page.isEmpty()) {
      return check(reader, listed, many, answerers);
    }
    PagePictures pictures =
        new PagePictures(
            PageFolder.at(page.get()), painter, sentence -> Failures.print(err(), sentence));
    List<SceneOutcome> outcomes = check(reader, listed, many, answerers);
    Path written =
        new CheckPage(reader, answerers, pictures).publish(outcomes, answerers.silence());
    if (!json) {
      out().println(PlainText.escape(written.toString()));
    }
    return outcomes;
  }

  private void requireOutputs(List<ListedScene> listed) throws CommandException {
    Outputs outputs =
        Outputs.besideScenes(listed)
            .and(Outputs.programs(Stream.concat(methods.stream(), method.stream())));
    if (junit.isPresent()) {
      outputs.requireFile("--junit", junit.get(), Outputs.Format.JUNIT);
    }
    if (page.isPresent()) {
      CheckPage.requireReplaceable(outputs, page.get(), listed.size());
    }
  }

  private void refuseCombinations(boolean many) {
    if (format.isPresent() && json) {
      throw new CommandLine.ParameterException(
          commandLine(), "--format cannot be combined with --json");
    }
    if (many && touching && !json) {
      throw new CommandLine.ParameterException(
          commandLine(), "--touching needs --json with a folder, --junit, --format or --report");
    }
  }

  private List<SceneOutcome> check(
      SceneCheck.Reader reader, List<ListedScene> listed, boolean many, Answerers answerers)
      throws CommandException {
    if (junit.isPresent() || page.isPresent()) {
      // What the first scene costs, loading the program, is the time of none.
      SceneOutcome _ =
          SceneCheck.of(NamedScene.reader(List.of(), System.in, Optional.empty())).outcome(FIRST);
    }
    List<SceneOutcome> outcomes =
        many && !json
            ? new FolderCheck(reader, answerers, out(), err(), format.isPresent()).run(listed)
            : new SceneAnswers(failures, reader, answerers, json, touching, out(), err())
                .run(listed);
    if (junit.isPresent()) {
      JunitReport.write(junit.get(), outcomes, answerers.silence(), whoAnswers());
    }
    return outcomes;
  }

  /// {@return the options that say who answers}
  private List<String> whoAnswers() {
    List<String> options = new ArrayList<>();
    if (!methods.isEmpty()) {
      options.addAll(List.of("--methods", String.join(",", methods)));
    }
    method.ifPresent(name -> options.addAll(List.of("--method", name)));
    against.ifPresent(name -> options.addAll(List.of("--against", name)));
    return options;
  }
}
