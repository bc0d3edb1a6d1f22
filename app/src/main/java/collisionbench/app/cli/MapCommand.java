package collisionbench.app.cli;

import collisionbench.bench.command.BenchCommand;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.MapViews;
import collisionbench.bench.command.NamedMethods;
import collisionbench.bench.command.NamedScene;
import collisionbench.bench.command.OutputStreams;
import collisionbench.bench.command.Outputs;
import collisionbench.bench.command.SceneArguments;
import collisionbench.bench.command.SharedOptions;
import collisionbench.bench.command.Status;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapCsv;
import collisionbench.bench.map.MapFigures;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.PairMap;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.storage.AtomicFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Draws a map of the answers of a method about a pair.
@Command(
    name = "map",
    description =
        "Moves a body of a pair over a plane, asks a method at each place, and draws where it is"
            + " right and where it is wrong, judged by exact arithmetic. Prints the share of each, and"
            + " how far from the edge the method is wrong.")
final class MapCommand extends BenchCommand {

  /// The side of the smallest picture in pixels.
  private static final int SMALLEST = 2;

  private static final Outputs.Format CSV =
      new Outputs.Format("a map", head -> head.startsWith("x,y,"));

  private final Pictures pictures;

  @Parameters(paramLabel = "SCENE", description = NamedScene.HELP)
  private String scene = "";

  @Option(names = "--body", required = true, paramLabel = "NAME", description = "The body to move.")
  private String body = "";

  @Option(
      names = "--other",
      paramLabel = "NAME",
      description = "The body that stays (default: the one nearest to the moved one).")
  private Optional<String> other = Optional.empty();

  @Option(
      names = "--by",
      paramLabel = "METHOD",
      description =
          "The method to ask, one of those of the list command or a program (default: the only one"
              + " of --methods, or that of the scene's article, or the bench's own answers).")
  private Optional<String> by = Optional.empty();

  @Option(
      names = "--methods",
      split = ",",
      paramLabel = "METHOD",
      description = "Programs whose methods --by may name.")
  private List<String> methods = List.of();

  @Option(
      names = "--view",
      defaultValue = "places",
      paramLabel = "VIEW",
      description =
          "places (the plane), edge (once along the exact edge, and on a logarithmic scale outside"
              + " and inside of it) or bits (128 x 128 places one unit in the last place apart, around"
              + " the nearest edge) (default: ${DEFAULT-VALUE}).")
  private PairMap shown = PairMap.PLACES;

  @Option(
      names = "--color",
      defaultValue = "agreement",
      paramLabel = "COLOR",
      description =
          "agreement (right or wrong), distance (with numbered lines) or branch (the branches that"
              + " the method takes) (default: ${DEFAULT-VALUE}).")
  private MapColor color = MapColor.AGREEMENT;

  @Option(
      names = "--plane",
      paramLabel = "PLANE",
      description =
          "For 3D scenes: xy, xz, yz, body (that of a triangle) or picture (parallel to the picture)"
              + " (default: the one of the others that shows most of where the answer changes).")
  private Optional<MapPlane.Kind> plane = Optional.empty();

  @Option(
      names = "--size",
      defaultValue = "512",
      paramLabel = "PIXELS",
      description =
          "Width and height of the picture; a place is two pixels wide, but there are at most 512 in"
              + " a row (default: ${DEFAULT-VALUE}).")
  private int size = 512;

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE.png|FILE.csv",
      description = "The image, or the table of all places, to write.")
  private Path output = Path.of("");

  @Mixin private LookOptions.Colors colors = new LookOptions.Colors();

  @Mixin private SharedOptions.Bodies bodies = new SharedOptions.Bodies();

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

  MapCommand(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws Exception {
    if (size < SMALLEST || size > Pictures.Size.LARGEST) {
      throw new CommandException(
          "--size: expected a number of pixels from %s to %s, found %s"
              .formatted(SMALLEST, Pictures.Size.LARGEST, size));
    }
    requireOutput();
    Scene found = NamedScene.find(scene, bodies.form()).scene();
    try (NamedMethods named = programs.methods(err())) {
      MappedPair pair = new MappedPair(found, named, color);
      PairField field = pair.field(body, other, methods, by);
      MapViews views = MapViews.of(field, pair.plane(field, plane), MapPlane.columns(size));
      AnswerMap map = views.map(shown, color);
      if (isText()) {
        OutputStreams.write(output, ".csv", file -> write(file, MapCsv.of(map)));
      } else {
        pictures.map(map, found, colors.theme(), size, output);
      }
      PrintWriter summary = OutputStreams.is(output) ? err() : out();
      summary.print(MapFigures.of(map, views.rim()).text());
      summary.flush();
    }
    return Status.DONE;
  }

  private boolean isText() {
    return endsWith(".csv");
  }

  private boolean endsWith(String ending) {
    return output.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  private void requireOutput() throws CommandException {
    Outputs outputs = Outputs.besideScenes(SceneArguments.listed(List.of(scene)));
    if (isText()) {
      outputs.requireFile("-o", output, CSV);
      return;
    }
    pictures.requireDisplay();
    if (!OutputStreams.is(output) && !endsWith(".png")) {
      throw new CommandException(
          "-o: %s: expected a name that ends in .png or .csv".formatted(output));
    }
    outputs.requirePicture("-o", output);
  }

  private static void write(Path file, String text) throws CommandException {
    try {
      AtomicFile.replace(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw CommandException.unwritable(file, failure);
    }
  }
}
