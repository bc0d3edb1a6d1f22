package collisionbench.geometry.plane.separation;

import collisionbench.geometry.number.NearestParameters;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import java.util.Optional;

/// The separation of two thick segments (points, circles, capsules and segments) in closed form.
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
  static Optional<Separation2> separation(Shape2 a, Shape2 b) {
    Optional<Segment2> axisA = axis(a);
    Optional<Segment2> axisB = axis(b);
    return axisA.isPresent() && axisB.isPresent()
        ? separation(axisA.get(), Core.radius(a), axisB.get(), Core.radius(b))
        : Optional.empty();
  }

  private static Optional<Separation2> separation(
      Segment2 a, double radiusA, Segment2 b, double radiusB) {
    Vec2 u = a.end().minus(a.start());
    Vec2 v = b.end().minus(b.start());
    Vec2 r = b.start().minus(a.start());
    NearestParameters nearest =
        NearestParameters.of(u.lengthSquared(), u.dot(v), v.lengthSquared(), u.dot(r), v.dot(r));
    Vec2 delta = r.plus(nearest.t(), v).plus(-nearest.s(), u);
    double length = delta.length();
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double distance = length - (radiusA + radiusB);
    double close = Separation2.CLOSE * (size + radiusA + radiusB);
    if (!(length > FAR * size && Math.abs(distance) > 4 * close)) {
      return Optional.empty();
    }
    Vec2 normal = delta.unit();
    double gap = r.dot(normal) + Math.min(0, v.dot(normal)) - Math.max(0, u.dot(normal));
    if (!(length - gap <= Separation2.ROUNDING * size)) {
      return Optional.empty();
    }
    Vec2 pointA = a.start().towards(a.end(), nearest.s()).plus(radiusA, normal);
    Vec2 pointB = b.start().towards(b.end(), nearest.t()).plus(-radiusB, normal);
    return Optional.of(new Separation2(distance, pointA, pointB, normal));
  }

  private static Optional<Segment2> axis(Shape2 shape) {
    return switch (shape) {
      case Point2 p -> Optional.of(new Segment2(p.at(), p.at()));
      case Circle c -> Optional.of(new Segment2(c.center(), c.center()));
      case Capsule2 c -> Optional.of(new Segment2(c.start(), c.end()));
      case Segment2 s -> Optional.of(s);
      case Sector _, Polygon _ -> Optional.empty();
    };
  }
}
