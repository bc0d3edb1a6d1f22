package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Scene;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
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

  private static final Pictures.Size PICTURE = new Pictures.Size(1280, 800);
  private static final Pictures.Size FILM = new Pictures.Size(640, 400);

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
      description =
          "The image file to write; FILE.gif or FILE.png with --animate; a folder for several"
              + " scenes.")
  private Path output = Path.of("");

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "Width and height in pixels (default: 1280x800, with --animate 640x400).")
  private Optional<Pictures.Size> size = Optional.empty();

  @Option(
      names = "--theme",
      defaultValue = "dark",
      paramLabel = "THEME",
      description = "dark or light (default: ${DEFAULT-VALUE}).")
  private Theme theme = Theme.DARK;

  @Option(
      names = "--overlay",
      split = ",",
      completionCandidates = Converters.OverlayWords.class,
      paramLabel = "NAME",
      description =
          "Overlays to draw: ${COMPLETION-CANDIDATES}; any of them also shows how bodies move.")
  private List<Converters.Overlays> overlays = List.of();

  @Option(
      names = "--lens",
      defaultValue = "perspective",
      paramLabel = "LENS",
      description = "perspective or orthographic, for 3D scenes (default: ${DEFAULT-VALUE}).")
  private View.Lens lens = View.Lens.PERSPECTIVE;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      description =
          "Color the contacts that a method finds, one of those of the list command or a program;"
              + " amber where exact arithmetic disagrees (default: the bench's own answers).")
  private Optional<String> method = Optional.empty();

  @Mixin private ProgramOptions programs = new ProgramOptions();

  @Option(
      names = "--time",
      converter = Converters.Time.class,
      paramLabel = "T",
      description = "Time from 0 to 1 at which moving bodies are drawn (default: 0).")
  private Optional<Double> time = Optional.empty();

  @Option(
      names = "--animate",
      converter = Converters.Seconds.class,
      paramLabel = "SECONDS",
      description =
          "Write an animation from time 0 to 1 of this duration, as a GIF or an animated PNG.")
  private Optional<Double> animate = Optional.empty();

  @Option(
      names = "--compare",
      paramLabel = "GOLDEN.png",
      description =
          "Image to compare with, or a folder of images; the exit status is 1 if too many pixels"
              + " differ.")
  private Optional<Path> golden = Optional.empty();

  @Option(
      names = "--diff",
      paramLabel = "DIFF.png",
      description = "Image file to write the differences from GOLDEN.png to.")
  private Optional<Path> difference = Optional.empty();

  RenderCommand(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws Exception {
    boolean suite = scenes.size() > 1 || ListedScene.isFolder(scenes.getFirst());
    if (suite) {
      validateSuite();
    } else {
      validate();
    }
    List<ListedScene> listed = ListedScene.of(scenes);
    Optional<Scene> one =
        suite
            ? Optional.empty()
            : Optional.of(NamedScene.find(scenes.getFirst(), List.of()).scene());
    try (NamedMethods named = programs.methods(err())) {
      Optional<Method> by =
          method.isPresent() ? Optional.of(named.one(method.get())) : Optional.empty();
      if (one.isEmpty()) {
        return new RenderSuite(
                pictures, look(PICTURE, by), time.orElse(0.0), output, golden, out(), err())
            .run(listed);
      }
      draw(one.get(), by);
    }
    return golden.isPresent() ? compare(golden.get()) : Status.DONE;
  }

  private void draw(Scene found, Optional<Method> by) throws CommandException {
    if (animate.isPresent()) {
      film(found, by, animate.get());
    } else {
      Evaluation evaluation = Evaluation.of(found).next(found, time.orElse(0.0));
      pictures.render(evaluation, look(PICTURE, by), output);
    }
  }

  private void film(Scene found, Optional<Method> by, double seconds) throws CommandException {
    if (!found.moves()) {
      throw new CommandException(
          scenes.getFirst() + ": no body moves, so there is nothing to animate");
    }
    Progress progress = Progress.on(err());
    pictures.animate(found, look(FILM, by), seconds, output, progress);
  }

  private Pictures.Look look(Pictures.Size defaultSize, Optional<Method> by) {
    Set<View.Layer> layers = EnumSet.copyOf(View.BODIES.layers());
    overlays.forEach(named -> layers.addAll(named.layers()));
    View view = View.BODIES.with(lens).with(layers);
    return new Pictures.Look(size.orElse(defaultSize), theme, view, by);
  }

  private void validateSuite() throws CommandException {
    if (difference.isPresent() || animate.isPresent()) {
      throw new CommandLine.ParameterException(
          commandLine(), "--diff and --animate need one scene");
    }
    if (Files.exists(output) && !Files.isDirectory(output)) {
      throw new CommandException(output + ": expected a folder to write to, found a file");
    }
    if (golden.isPresent() && !Files.isDirectory(golden.get())) {
      throw new CommandException(golden.get() + ": no such folder of images");
    }
    if (golden.isPresent()
        && PictureFiles.canonical(output).equals(PictureFiles.canonical(golden.get()))) {
      throw new CommandException(output + ": the same folder is given for two sets of images");
    }
  }

  private void validate() throws CommandException {
    if (difference.isPresent() && golden.isEmpty()) {
      throw new CommandLine.ParameterException(commandLine(), "--diff requires --compare");
    }
    if (animate.isPresent() && (time.isPresent() || golden.isPresent())) {
      throw new CommandLine.ParameterException(
          commandLine(), "--animate cannot be combined with --time or --compare");
    }
    requireDistinctFiles();
    if (animate.isPresent()) {
      PictureFiles.requireWritableAnimation(output);
    } else {
      PictureFiles.requireWritable(output);
    }
    if (difference.isPresent()) {
      PictureFiles.requireWritable(difference.get());
    }
    if (golden.isPresent() && !Files.isRegularFile(golden.get())) {
      throw new CommandException(
          golden.get()
              + (Files.exists(golden.get()) ? ": it is not an ordinary file" : ": no such image"));
    }
  }

  private void requireDistinctFiles() throws CommandException {
    Set<Path> files = new HashSet<>();
    for (Optional<Path> file : List.of(Optional.of(output), golden, difference)) {
      if (file.isPresent() && !files.add(PictureFiles.canonical(file.get()))) {
        throw new CommandException(file.get() + ": the same file is given for two images");
      }
    }
  }

  private int compare(Path expected) throws CommandException {
    Pictures.Likeness comparison = pictures.compare(output, expected, difference);
    out().println(PlainText.escape(output + ": " + comparison.sentence()));
    out().flush();
    return comparison.alike() ? Status.DONE : Status.DOES_NOT_HOLD;
  }
}
