package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.OptionalDouble;

/// The line of sight through a pixel, in a unit direction away from the eye.
record LineOfSight(Vec3 point, Vec3 direction) {

  /// Sine of the angle below which a plane counts as edge-on and a line as end-on: about 2 degrees.
  private static final double LEAST_SINE = 0.03;

  static LineOfSight of(Projection projection, double x, double y) {
    return new LineOfSight(
        projection.onPlaneThrough(projection.camera().target(), x, y), projection.direction(x, y));
  }

  /// {@return the intersection with a plane; empty if it is seen edge-on}
  ///
  /// @param normal the plane's unit normal
  Optional<Vec3> onPlane(Vec3 through, Vec3 normal) {
    double slope = direction.dot(normal);
    if (!(Math.abs(slope) >= LEAST_SINE)) {
      return Optional.empty();
    }
    Vec3 meeting = point.plus(through.minus(point).dot(normal) / slope, direction);
    return Optional.of(meeting).filter(Vec3::isFinite);
  }

  /// {@return the parameter on the line `origin + t axis` closest to this line; empty if it is seen
  /// end-on}
  ///
  /// @param axis a unit vector
  OptionalDouble alongLine(Vec3 origin, Vec3 axis) {
    double slope = direction.dot(axis);
    double sineSquared = 1 - slope * slope;
    if (!(sineSquared >= LEAST_SINE * LEAST_SINE)) {
      return OptionalDouble.empty();
    }
    Vec3 offset = point.minus(origin);
    double along = (offset.dot(axis) - slope * offset.dot(direction)) / sineSquared;
    return Double.isFinite(along) ? OptionalDouble.of(along) : OptionalDouble.empty();
  }
}
