package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.geometry.Point2D;

/// The angle by which the mouse has rotated a ring; may exceed a full turn.
///
/// The mouse follows the ring. If the ring is seen nearly edge-on, it is rotated like a wheel: by
/// dragging along the tangent at the grabbed point.
final class DraggedAngle {

  /// Sine of the least angle between line of sight and ring at which the mouse follows it: about 17
  /// degrees.
  private static final double LEAST_SLOPE = 0.3;

  private final Projection projection;
  private final Vec3 center;
  private final Vec3 axis;
  private final Vec3 arm;
  private final Optional<Point2D> rim;
  private final Pointer start;
  private double radians;
  private Vec3 last;

  /// @param axis a unit vector
  /// @param held the grabbed point of the ring
  DraggedAngle(Projection projection, Vec3 center, Vec3 axis, Vec3 held, Pointer start) {
    this.projection = projection;
    this.center = center;
    this.axis = axis;
    this.start = start;
    LineOfSight sight = LineOfSight.of(projection, start.x(), start.y());
    boolean round = Math.abs(sight.direction().dot(axis)) >= LEAST_SLOPE;
    rim = round ? Optional.empty() : Optional.of(rim(held));
    arm = round ? sight.onPlane(center, axis).orElse(held).minus(center) : held.minus(center);
    last = arm;
  }

  /// {@return the vector from the center to the grabbed point}
  Vec3 arm() {
    return arm;
  }

  /// {@return the angle in radians, counter-clockwise seen from the tip of the axis}
  double to(Pointer pointer) {
    rim.ifPresentOrElse(pixels -> turnAsWheel(pixels, pointer), () -> followRound(pointer));
    return radians;
  }

  private void followRound(Pointer pointer) {
    LineOfSight.of(projection, pointer.x(), pointer.y())
        .onPlane(center, axis)
        .filter(meeting -> projection.pixelsPerUnit(meeting) > 0)
        .map(meeting -> meeting.minus(center))
        .filter(now -> !now.equals(Vec3.ZERO))
        .ifPresent(now -> {
          radians += angle(last, now, axis);
          last = now;
        });
  }

  private void turnAsWheel(Point2D pixelsPerRadian, Pointer pointer) {
    Point2D delta = new Point2D(pointer.x() - start.x(), pointer.y() - start.y());
    double squared = pixelsPerRadian.dotProduct(pixelsPerRadian);
    radians = squared > 0 ? delta.dotProduct(pixelsPerRadian) / squared : 0;
  }

  /// {@return the movement of the grabbed point in pixels per radian}
  private Point2D rim(Vec3 held) {
    Vec3 step = axis.cross(held.minus(center)).times(1e-3);
    Optional<Point2D> from = projection.toPixel(held);
    Optional<Point2D> to = projection.toPixel(held.plus(step));
    return from.isPresent() && to.isPresent()
        ? to.get().subtract(from.get()).multiply(1e3)
        : Point2D.ZERO;
  }

  /// {@return the angle between two vectors perpendicular to the unit `axis`, from -pi to pi,
  /// counter-clockwise seen from its tip}
  static double angle(Vec3 from, Vec3 to, Vec3 axis) {
    return Math.atan2(from.cross(to).dot(axis), from.dot(to));
  }
}
