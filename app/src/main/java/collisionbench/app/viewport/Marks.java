package collisionbench.app.viewport;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Space;
import collisionbench.app.session.View.Layer;
import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// What the overlay says of a sight. A sight decides everything, and no window is needed to know.
///
/// @param drawn lines, arrows and signs, the hindmost first
/// @param labels the most important first
record Marks(List<Mark.Figure> drawn, List<Mark.Label> labels) {

  /// How far from the middle of the handles labels stay.
  static final double HANDLES = 90;

  private static final double MARGIN = 4;
  private static final double SPOT = 5;

  Marks {
    drawn = List.copyOf(drawn);
    labels = List.copyOf(labels);
  }

  /// {@return what is said of a sight}
  static Marks of(Sight sight) {
    List<Mark.Figure> drawn = new ArrayList<>(BodyMarks.bounds(sight));
    List<Mark.Label> labels = new ArrayList<>();
    for (PairAnswer pair : ShownPairs.of(sight)) {
      for (Mark mark : PairMarks.of(pair, sight)) {
        switch (mark) {
          case Mark.Label label -> labels.add(label);
          case Mark.Figure figure -> drawn.add(figure);
        }
      }
    }
    labels.addAll(BodyMarks.names(sight));
    labels.addAll(Ghosts.labels(sight));
    return new Marks(drawn, labels);
  }

  /// {@return the places for the labels, none of which is taken yet}
  ///
  /// @param uncovered what else no label may cover
  /// @param panels what lies over the picture
  LabelPlaces places(Sight sight, List<Point2D> uncovered, List<Bounds> panels) {
    List<Bounds> taken = new ArrayList<>(panels);
    AxisCube.area(sight.projection()).ifPresent(taken::add);
    Stream.concat(drawn.stream().flatMap(Marks::spots), uncovered.stream())
        .map(Marks::around)
        .forEach(taken::add);
    return new LabelPlaces(area(sight), taken, handles(sight), HANDLES);
  }

  /// What of a figure would be missed if it were covered.
  private static Stream<Point2D> spots(Mark.Figure figure) {
    return switch (figure) {
      case Mark.Spot(Point2D at, Mark.Sign _) -> Stream.of(at);
      case Mark.Arrow(Point2D from, Point2D to, Mark.Pen _) -> Stream.of(from, to);
      case Mark.Line _ -> Stream.empty();
    };
  }

  private static Bounds around(Point2D spot) {
    return new BoundingBox(spot.getX() - SPOT, spot.getY() - SPOT, 2 * SPOT, 2 * SPOT);
  }

  /// {@return all of the picture but its margin and the rulers}
  static Bounds area(Sight sight) {
    Projection projection = sight.projection();
    boolean rulers = projection.space() == Space.TWO && sight.view().shows(Layer.GRID);
    double right = projection.width() - (rulers ? PlaneNumbers.GREATEST_WIDTH : 0);
    double bottom = projection.height() - (rulers ? PlaneNumbers.HEIGHT : 0);
    return new BoundingBox(
        MARGIN, MARGIN, Math.max(0, right - 2 * MARGIN), Math.max(0, bottom - 2 * MARGIN));
  }

  /// {@return where the middle of the handles on the selected bodies is, if it is seen}
  static Optional<Point2D> handles(Sight sight) {
    List<Body> held =
        sight.bodies().stream().filter(body -> sight.selection().contains(body.id())).toList();
    return held.stream()
        .map(body -> Framing.standing(body).center().times(1.0 / held.size()))
        .reduce(Vec3::plus)
        .flatMap(middle -> sight.projection().toPixel(middle));
  }
}
