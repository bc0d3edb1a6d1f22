package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.session.View;
import collisionbench.app.text.Plain;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Makes a picture of a scene, and compares it with the one it should be.
@Command(
    name = "render",
    description = "Makes a picture of a scene without a window, and compares it if asked to.")
final class RenderCommand implements Callable<Integer> {

  private final Pictures pictures;

  @Spec private @Nullable CommandSpec spec;

  @Parameters(arity = "1", paramLabel = "SCENE", description = NamedScene.HELP)
  private String scene = "";

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE.png",
      description = "Where to put the picture.")
  private Path output = Path.of("");

  @Option(
      names = "--size",
      defaultValue = "1280x800",
      converter = SizeConverter.class,
      paramLabel = "WxH",
      description = "Width and height in pixels (default: ${DEFAULT-VALUE}).")
  private Pictures.Size size = new Pictures.Size(1280, 800);

  @Option(
      names = "--theme",
      defaultValue = "dark",
      converter = ThemeConverter.class,
      paramLabel = "THEME",
      description = "dark or light (default: ${DEFAULT-VALUE}).")
  private Pictures.Theme theme = Pictures.Theme.DARK;

  @Option(
      names = "--overlay",
      split = ",",
      converter = OverlayConverter.class,
      paramLabel = "NAME",
      description =
          "Draw over the bodies: "
              + OverlayConverter.NAMES
              + "; with any of them also how bodies move.")
  private List<OverlayConverter.Overlays> overlays = List.of();

  @Option(
      names = "--lens",
      defaultValue = "perspective",
      converter = LensConverter.class,
      paramLabel = "LENS",
      description = "perspective or orthographic, for 3D (default: ${DEFAULT-VALUE}).")
  private View.Lens lens = View.Lens.PERSPECTIVE;

  @Option(
      names = "--time",
      defaultValue = "0",
      converter = TimeConverter.class,
      paramLabel = "T",
      description =
          "The time from 0 to 1 at which moving bodies are shown (default: ${DEFAULT-VALUE}).")
  private double time;

  @Option(
      names = "--compare",
      paramLabel = "GOLDEN.png",
      description = "The picture it should be; the exit status is 1 if it differs too much.")
  private Optional<Path> golden = Optional.empty();

  @Option(
      names = "--diff",
      paramLabel = "DIFF.png",
      description = "Where to show the differences from GOLDEN.png as a picture.")
  private Optional<Path> difference = Optional.empty();

  RenderCommand(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws Exception {
    validate();
    NamedScene named = NamedScene.find(scene, List.of());
    Evaluation evaluation = Evaluation.of(named.scene()).next(named.scene(), time);
    PictureFiles.tell(commandLine().getErr(), output, pictures.render(evaluation, look(), output));
    return golden.isPresent() ? compare(golden.get()) : Status.DONE;
  }

  private Pictures.Look look() {
    Set<View.Layer> layers = EnumSet.copyOf(View.BODIES.layers());
    overlays.forEach(named -> layers.addAll(named.layers()));
    return new Pictures.Look(size, theme, View.BODIES.with(lens).with(layers));
  }

  private void validate() throws CommandException {
    if (difference.isPresent() && golden.isEmpty()) {
      throw new CommandLine.ParameterException(
          commandLine(), "--diff needs --compare: there is nothing to differ from");
    }
    requireThreeFiles();
    PictureFiles.requireWritable(output);
    if (difference.isPresent()) {
      PictureFiles.requireWritable(difference.get());
    }
    if (golden.isPresent() && !Files.isRegularFile(golden.get())) {
      throw new CommandException(
          golden.get()
              + (Files.exists(golden.get())
                  ? ": it is not an ordinary file"
                  : ": no such picture"));
    }
  }

  private void requireThreeFiles() throws CommandException {
    Set<Path> files = new HashSet<>();
    for (Optional<Path> file : List.of(Optional.of(output), golden, difference)) {
      if (file.isPresent() && !files.add(PictureFiles.same(file.get()))) {
        throw new CommandException(file.get() + ": one file cannot be two of the pictures");
      }
    }
  }

  private int compare(Path expected) throws CommandException {
    Pictures.Comparison comparison = pictures.compare(output, expected, difference);
    commandLine().getOut().println(Plain.of(output + ": " + comparison.sentence()));
    commandLine().getOut().flush();
    return comparison.alike() ? Status.DONE : Status.DOES_NOT_HOLD;
  }

  private CommandLine commandLine() {
    return Objects.requireNonNull(spec).commandLine();
  }
}
