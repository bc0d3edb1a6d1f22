package collisionbench.app.viewport;

import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.geometry.Point2D;

/// The part of a straight line of the scene that is in front of the eye, and in the picture or
/// little beside it, in pixels.
///
/// @param whole whether nothing is cut off where the line ends
record SeenLine(Point2D from, Point2D to, boolean whole) {

  /// {@return what is seen of the line between two points; empty if it is nothing}
  static Optional<SeenLine> of(Vec3 from, Vec3 to, Projection projection) {
    double near = projection.nearest();
    double depthFrom = projection.depth(from);
    double depthTo = projection.depth(to);
    if (depthFrom < near && depthTo < near) {
      return Optional.empty();
    }
    double crossing = (near - depthFrom) / (depthTo - depthFrom);
    Optional<Point2D> start =
        projection.toPixel(depthFrom < near ? from.towards(to, crossing) : from);
    Optional<Point2D> end = projection.toPixel(depthTo < near ? from.towards(to, crossing) : to);
    return start
        .flatMap(a -> end.flatMap(b -> between(a, b, projection)))
        .map(line -> depthTo < near ? new SeenLine(line.from, line.to, false) : line);
  }

  /// {@return what is seen of the line between two pixels; empty if it is nothing}
  static Optional<SeenLine> between(Point2D from, Point2D to, Projection projection) {
    return new PlaneWindow(projection.width(), projection.height())
        .cutLine(from, to)
        .map(cut -> new SeenLine(cut.from(), cut.to(), cut.to().equals(to)))
        .filter(SeenLine::isFinite);
  }

  private boolean isFinite() {
    return Double.isFinite(from.getX() + from.getY() + to.getX() + to.getY());
  }

  double length() {
    return from.distance(to);
  }

  Point2D middle() {
    return from.midpoint(to);
  }
}
