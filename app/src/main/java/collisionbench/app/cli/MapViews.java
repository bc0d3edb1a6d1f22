package collisionbench.app.cli;

import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.LastBits;
import collisionbench.bench.map.Lattice;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.MapWork;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Rim;
import collisionbench.bench.map.UnrolledEdge;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The maps of a pair in a plane.
///
/// @param square the places around the other body
record MapViews(PairField field, MapPlane plane, Lattice square) {

  /// What a map shows.
  enum Shown {
    PLACES,
    EDGE,
    BITS
  }

  /// {@return the maps in a plane; by default in the one that shows most of the edge}
  ///
  /// @param side the number of columns and rows
  static MapViews of(Scene scene, PairField field, Optional<MapPlane.Kind> kind, int side)
      throws CommandException {
    MapPlane plane =
        kind.isPresent() ? plane(scene, field, kind.get()) : MapPlane.of(field).getFirst();
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

  private static MapPlane plane(Scene scene, PairField field, MapPlane.Kind kind)
      throws CommandException {
    if (scene.space() == Space.TWO) {
      throw new CommandException("--plane: a 2D scene has one plane only");
    }
    List<MapPlane> planes =
        MapPlane.of(field, scene.camera().orElseGet(() -> Framing.of(scene, 1)));
    return planes.stream()
        .filter(plane -> plane.kind() == kind)
        .findFirst()
        .orElseThrow(() ->
            new CommandException(
                "--plane: expected %s, since neither body is flat, found %s"
                    .formatted(words(planes), KebabCase.of(kind))));
  }

  private static String words(List<MapPlane> planes) {
    return Phrase.oneOf(planes.stream().map(MapPlane::kind).sorted().map(KebabCase::of).toList())
        .in(Language.ENGLISH);
  }

  private CommandException refused(String why) {
    return new CommandException(
        "%s around %s: %s".formatted(field.moved().id(), field.other().id(), why));
  }

  /// {@return the map}
  AnswerMap map(Shown shown, MapColor color) throws CommandException {
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
  Rim rim() {
    return Rim.of(field, square, () -> false).orElseThrow();
  }
}
