package collisionbench.app.cli;

import collisionbench.bench.command.BenchCommand;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.NamedMethods;
import collisionbench.bench.command.NamedScene;
import collisionbench.bench.command.OutputStreams;
import collisionbench.bench.command.Outputs;
import collisionbench.bench.command.SceneArguments;
import collisionbench.bench.command.SharedOptions;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Method;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Renders scenes and optionally compares the pictures with expected ones.
@Command(
    name = "render",
    description =
        "Renders a scene to an image without a window, and optionally compares it with"
            + " another.")
final class RenderCommand extends BenchCommand {

  private final Pictures pictures;

  @Parameters(
      arity = "1..*",
      paramLabel = "SCENE|FOLDER",
      description = {
        NamedScene.HELP,
        "Several scenes, and all scene files of a folder, are rendered into the folder given by -o,"
            + " and compared with those in the folder given by --compare."
      })
  private List<String> scenes = List.of();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE.png",
      description = "The image file to write; a folder for several scenes.")
  private Path output = Path.of("");

  @Mixin private LookOptions looks = new LookOptions();

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      description =
          "Color the contacts that a method finds, one of those of the list command or a program;"
              + " amber where exact arithmetic disagrees (default: the bench's own answers).")
  private Optional<String> method = Optional.empty();

  @Mixin private SharedOptions.Bodies bodies = new SharedOptions.Bodies();

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

  @Option(
      names = "--time",
      converter = LookOptions.Time.class,
      paramLabel = "T",
      description = "Time from 0 to 1 at which moving bodies are drawn (default: 0).")
  private Optional<Double> time = Optional.empty();

  @Mixin private CompareOptions comparison = new CompareOptions();

  RenderCommand(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws Exception {
    comparison.validate(commandLine());
    boolean many = scenes.size() > 1 || SceneArguments.isFolder(scenes.getFirst());
    if (many) {
      validateMany();
    }
    List<ListedScene> listed = SceneArguments.listed(scenes);
    if (!many) {
      validate(Outputs.besideScenes(listed));
    }
    Optional<Scene> one =
        many
            ? Optional.empty()
            : Optional.of(NamedScene.find(scenes.getFirst(), bodies.form()).scene());
    try (NamedMethods named = programs.methods(err())) {
      Optional<Method> by =
          method.isPresent() ? Optional.of(named.one(method.get())) : Optional.empty();
      PictureCheck check =
          new PictureCheck(
              pictures,
              looks.look(by),
              time.orElse(0.0),
              comparison.tolerance(),
              comparison.accept(),
              out(),
              err());
      return one.isPresent()
          ? check
              .draw(
                  one.get(),
                  output,
                  comparison.golden().map(GoldenPicture::new),
                  comparison.difference())
              .status()
          : new RenderFolder(check, bodies.form(), output, comparison.golden(), out(), err())
              .run(listed, SceneArguments.areWholeFolders(scenes, listed));
    }
  }

  private void validateMany() throws CommandException {
    if (comparison.difference().isPresent()) {
      throw new CommandLine.ParameterException(commandLine(), "--diff needs one scene");
    }
    Outputs.requireFolder("-o", output);
    comparison.requireGoldenFolder();
  }

  private void validate(Outputs outputs) throws CommandException {
    if (OutputStreams.is(output) && comparison.golden().isPresent()) {
      throw new CommandException("-o: " + output + " cannot be compared; name a file");
    }
    requireDistinctFiles();
    Outputs besideGolden =
        outputs.and(
            comparison.golden().stream().map(GoldenPicture::new).flatMap(GoldenPicture::files));
    besideGolden.requirePicture("-o", output);
    if (comparison.difference().isPresent()) {
      besideGolden.requirePicture("--diff", comparison.difference().get());
    }
    comparison.requireGoldenFile(outputs);
  }

  private void requireDistinctFiles() throws CommandException {
    Set<Object> files = new HashSet<>();
    for (Optional<Path> file :
        List.of(Optional.of(output), comparison.golden(), comparison.difference())) {
      if (file.isPresent() && !files.add(Outputs.key(file.get()))) {
        throw new CommandException(file.get() + ": the same file is given for two images");
      }
    }
  }
}
