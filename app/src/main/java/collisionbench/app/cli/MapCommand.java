package collisionbench.app.cli;

import collisionbench.bench.command.BenchCommand;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.NamedMethods;
import collisionbench.bench.command.NamedScene;
import collisionbench.bench.command.OutputStreams;
import collisionbench.bench.command.Outputs;
import collisionbench.bench.command.SceneArguments;
import collisionbench.bench.command.SharedOptions;
import collisionbench.bench.command.Status;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Places;
import collisionbench.bench.scene.Scene;
import java.nio.file.Path;
import java.util.List;
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
            + " right and where it is wrong, judged by exact arithmetic. Prints the share of each.")
final class MapCommand extends BenchCommand {

  /// The side of a place in pixels.
  private static final int PLACE = 2;

  /// The most places along a side; those of larger pictures are larger.
  private static final int MOST = 512;

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
          "For 3D scenes: xy, xz, yz, picture (parallel to the picture) or body (that of a triangle)"
              + " (default: the one that shows most of where the answer changes).")
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
      paramLabel = "FILE.png",
      description = "The image to write.")
  private Path output = Path.of("");

  @Mixin private LookOptions.Colors colors = new LookOptions.Colors();

  @Mixin private SharedOptions.Bodies bodies = new SharedOptions.Bodies();

  @Mixin private SharedOptions.Programs programs = new SharedOptions.Programs();

  MapCommand(Pictures pictures) {
    this.pictures = pictures;
  }

  @Override
  public Integer call() throws Exception {
    if (size < PLACE || size > Pictures.Size.LARGEST) {
      throw new CommandException(
          "--size: expected a number of pixels from %s to %s, found %s"
              .formatted(PLACE, Pictures.Size.LARGEST, size));
    }
    Outputs.besideScenes(SceneArguments.listed(List.of(scene))).requirePicture("-o", output);
    Scene found = NamedScene.find(scene, bodies.form()).scene();
    try (NamedMethods named = programs.methods(err())) {
      PairField field =
          new MappedPair(found, named, color == MapColor.DISTANCE).field(body, other, methods, by);
      Places places = places(found, field);
      AnswerMap map = MapWork.complete(field, places, color);
      pictures.map(map, found, colors.theme(), size, output);
      (OutputStreams.is(output) ? err() : out()).print(MapSummary.of(map));
    }
    return Status.DONE;
  }

  private Places places(Scene found, PairField field) throws CommandException {
    MapPlane in = MappedPlane.of(found, field, plane);
    Places places = in.square(field, Math.min(size / PLACE, MOST));
    if (!MappedPlane.fits(field, places)) {
      throw new CommandException(
          "%s around %s: a map of that size does not fit into the doubles"
              .formatted(field.moved().id(), field.other().id()));
    }
    return places;
  }
}
