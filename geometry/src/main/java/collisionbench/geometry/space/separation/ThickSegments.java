package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.NearestParameters;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import java.util.Optional;

/// The separation of two thick segments (spheres, capsules and segments) in closed form.
///
/// The direction between the nearest points of the segments is proved by the gap along it, which is
/// at most the distance, which is at most the length between the points. There is no result if gap
/// and length differ by more than rounding, if the direction may be inaccurate since the segments
/// are near each other, or if the shapes nearly touch.
final class ThickSegments {

  /// The length between the nearest points above which its direction is accurate, relative to all
  /// coordinates.
  private static final double FAR = 0x1p-20;

  private ThickSegments() {}

  /// {@return the separation of two shapes; empty if one is no thick segment, or if the result is
  /// not proved}
  static Optional<Separation3> separation(Shape3 a, Shape3 b) {
    Optional<Segment> axisA = axis(a);
    Optional<Segment> axisB = axis(b);
    return axisA.isPresent() && axisB.isPresent()
        ? separation(axisA.get(), Core.radius(a), axisB.get(), Core.radius(b))
        : Optional.empty();
  }

  private static Optional<Separation3> separation(
      Segment a, double radiusA, Segment b, double radiusB) {
    Vec3 u = a.end().minus(a.start());
    Vec3 v = b.end().minus(b.start());
    Vec3 r = b.start().minus(a.start());
    NearestParameters nearest =
        NearestParameters.of(u.lengthSquared(), u.dot(v), v.lengthSquared(), u.dot(r), v.dot(r));
    Vec3 delta = r.plus(nearest.t(), v).plus(-nearest.s(), u);
    double length = delta.length();
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double distance = length - (radiusA + radiusB);
    double close = Separation3.CLOSE * (size + radiusA + radiusB);
    if (!(length > FAR * size && Math.abs(distance) > 4 * close)) {
      return Optional.empty();
    }
    Vec3 normal = delta.unit();
    double gap = r.dot(normal) + Math.min(0, v.dot(normal)) - Math.max(0, u.dot(normal));
    if (!(length - gap <= Separation3.ROUNDING * size)) {
      return Optional.empty();
    }
    Vec3 pointA = a.start().towards(a.end(), nearest.s()).plus(radiusA, normal);
    Vec3 pointB = b.start().towards(b.end(), nearest.t()).plus(-radiusB, normal);
    return Optional.of(new Separation3(distance, pointA, pointB, normal));
  }

  private static Optional<Segment> axis(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> Optional.of(new Segment(s.center(), s.center()));
      case Capsule c -> Optional.of(c.axis());
      case Segment s -> Optional.of(s);
      case Box _, Triangle _, Hull _ -> Optional.empty();
    };
  }
}
