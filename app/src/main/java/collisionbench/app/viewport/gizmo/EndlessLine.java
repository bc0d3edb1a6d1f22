package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Clips infinite lines to the view.
public final class EndlessLine {

  /// The near end, relative to the depth of the given point.
  private static final double NEAREST = 0.02;

  /// The far end, relative to the depth of the given point.
  private static final double FARTHEST = 1e4;

  private static final double SHORTEST = 1;

  private EndlessLine() {}

  /// {@return the two ends of the visible part in pixels; empty if the line is seen end-on or not
  /// in view}
  ///
  /// The distances from the picture's edges and the eye, times the depth, are linear along the
  /// line. It is clipped where one is 0.
  public static Optional<List<Point2D>> of(Projection projection, Vec3 through, Vec3 direction) {
    double scale = projection.pixelsPerUnit(through);
    if (!(scale > 0 && scale < Double.POSITIVE_INFINITY)) {
      return Optional.empty();
    }
    double step = 1 / scale;
    double[] here = insides(projection, through, 1 / scale);
    double[] there = insides(projection, through.plus(step, direction), 1 / scale);
    double from = Double.NEGATIVE_INFINITY;
    double to = Double.POSITIVE_INFINITY;
    for (int i = 0; i < here.length; i++) {
      double slope = (there[i] - here[i]) / step;
      if (slope > 0) {
        from = Math.max(from, -here[i] / slope);
      } else if (slope < 0) {
        to = Math.min(to, -here[i] / slope);
      } else if (here[i] < 0) {
        return Optional.empty();
      }
    }
    return Double.isFinite(from) && Double.isFinite(to) && from < to
        ? ends(projection, through.plus(from, direction), through.plus(to, direction))
        : Optional.empty();
  }

  private static Optional<List<Point2D>> ends(Projection projection, Vec3 from, Vec3 to) {
    Optional<Point2D> start = projection.toPixel(from);
    Optional<Point2D> end = projection.toPixel(to);
    return start.isPresent() && end.isPresent() && start.get().distance(end.get()) >= SHORTEST
        ? Optional.of(List.of(start.get(), end.get()))
        : Optional.empty();
  }

  private static double[] insides(Projection projection, Vec3 point, double first) {
    double depth = 1 / projection.pixelsPerUnit(point);
    Point2D pixel = projection.toPixel(point).orElse(Point2D.ZERO);
    return new double[] {
      pixel.getX() * depth,
      (projection.width() - pixel.getX()) * depth,
      pixel.getY() * depth,
      (projection.height() - pixel.getY()) * depth,
      depth - NEAREST * first,
      FARTHEST * first - depth
    };
  }
}
