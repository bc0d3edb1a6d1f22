package collisionbench.bench.command;

import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.LastBits;
import collisionbench.bench.map.Lattice;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Rim;
import collisionbench.bench.map.UnrolledEdge;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.PairMap;
import collisionbench.geometry.space.Vec3;
import java.util.stream.Stream;

/// The maps of a pair in a plane.
///
/// @param square the places around the other body
public record MapViews(PairField field, MapPlane plane, Lattice square) {

  /// {@return the maps in a plane}
  ///
  /// @param side the number of columns and rows
  public static MapViews of(PairField field, MapPlane plane, int side) throws CommandException {
    MapViews views = new MapViews(field, plane, plane.square(field, side));
    boolean fits =
        Stream.of(views.square.at(0, 0), views.square.at(side, side))
            .map(field.moved().center()::plus)
            .allMatch(Vec3::isFinite);
    if (!fits) {
      throw views.refused("a map of that size does not fit into the doubles");
    }
    return views;
  }

  /// Refuses a method that gives no yes or no about a pair, or not what a color shows.
  public static void requireAnswered(PairField field, MapColor color) throws CommandException {
    if (!field.isAnswered() || !field.gives(color)) {
      throw new CommandException(
          "%s: gives no %s about %s"
              .formatted(
                  field.method().name(),
                  color == MapColor.DISTANCE ? "distances" : "yes or no",
                  BodyQuestion.of(field.moved(), field.other()).pair().name()));
    }
  }

  private CommandException refused(String why) {
    return new CommandException(
        "%s around %s: %s".formatted(field.moved().id(), field.other().id(), why));
  }

  /// {@return the map}
  public AnswerMap map(PairMap shown, MapColor color) throws CommandException {
    return switch (shown) {
      case PLACES -> MapWork.complete(field, square, color);
      case EDGE -> edge(color);
      case BITS -> bits(color);
    };
  }

  private AnswerMap edge(MapColor color) throws CommandException {
    AnswerMap whole = MapWork.complete(field, square, MapColor.AGREEMENT);
    int rows = Math.max(2, square.rows() / 2) * 2;
    return UnrolledEdge.map(whole, square.columns(), rows, color, () -> false)
        .orElseThrow(this::noEdge);
  }

  private AnswerMap bits(MapColor color) throws CommandException {
    return LastBits.map(field, plane, color, () -> false).orElseThrow(this::noEdge);
  }

  private CommandException noEdge() {
    return refused("no edge between touching and apart was found");
  }

  /// {@return how far from the edge the method is wrong}
  public Rim rim() {
    return Rim.of(field, square, () -> false).orElseThrow();
  }
}
