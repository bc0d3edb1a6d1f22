package collisionbench.geometry.plane.separation;

import collisionbench.geometry.number.NearestParameters;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.ShapeOrder;
import java.util.Optional;

/// The separation of two thick segments (points, circles, capsules and segments) in closed form,
/// the same to the last bit if they are swapped. (Ericson, Real-Time Collision Detection, 4.3.1 and
/// 5.1.9.)
///
/// The direction between the nearest points of the segments is proved by the gap along it, which is
/// at most the distance, which is at most the length between the points. There is no result if gap
/// and length differ by more than rounding, if the direction may be inaccurate since the segments
/// are near each other, if the shapes nearly touch, or if they are so large or small that they need
/// a scale.
final class ThickSegments {

  /// The length between the nearest points above which its direction is accurate, relative to all
  /// coordinates.
  private static final double FAR = 0x1p-20;

  /// Between these sizes, products of four lengths neither overflow nor lose digits to underflow.
  private static final double SMALL = 0x1p-200;

  private static final double LARGE = 0x1p245;

  private ThickSegments() {}

  /// {@return the separation of two shapes; empty if one is no thick segment, or if the result is
  /// not proved}
  static Optional<Separation2> separation(Shape2 a, Shape2 b) {
    if (isPoint(a) && isPoint(b)) {
      Vec2 delta = start(b).minus(start(a));
      double size = delta.sumOfMagnitudes();
      return ofPoints(start(a), Core.radius(a), start(b), Core.radius(b), delta, size);
    }
    return isThick(a) && isThick(b) ? ofSegments(a, b) : Optional.empty();
  }

  private static Optional<Separation2> ofPoints(
      Vec2 a, double radiusA, Vec2 b, double radiusB, Vec2 delta, double size) {
    double radiusSum = radiusA + radiusB;
    double whole = size + radiusSum;
    double length = delta.length();
    double distance = length - radiusSum;
    boolean isFar = length > FAR * size && Math.abs(distance) > 4 * Separation2.CLOSE * whole;
    if (!(isFar && whole > SMALL && whole < LARGE)) {
      return Optional.empty();
    }
    Vec2 normal = delta.unit();
    return Optional.of(
        new Separation2(distance, a.plus(radiusA, normal), b.plus(-radiusB, normal), normal));
  }

  private static Optional<Separation2> ofSegments(Shape2 a, Shape2 b) {
    Vec2 u = end(a).minus(start(a));
    Vec2 v = end(b).minus(start(b));
    Vec2 r = start(b).minus(start(a));
    double uu = u.lengthSquared();
    double vv = v.lengthSquared();
    // The longer one first, so that swapping the two changes nothing.
    boolean isInOrder = uu == vv ? ShapeOrder.compare(a, b) <= 0 : uu > vv;
    NearestParameters nearest =
        isInOrder
            ? NearestParameters.of(uu, u.dot(v), vv, u.dot(r), v.dot(r))
            : NearestParameters.of(vv, u.dot(v), uu, -v.dot(r), -u.dot(r));
    double s = isInOrder ? nearest.s() : nearest.t();
    double t = isInOrder ? nearest.t() : nearest.s();
    Vec2 delta = r.plus(v.times(t).minus(u.times(s)));
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double squared = delta.lengthSquared();
    double gap = r.dot(delta) + (Math.min(0, v.dot(delta)) - Math.max(0, u.dot(delta)));
    return squared - gap <= Separation2.ROUNDING * size * Math.sqrt(squared)
        ? ofPoints(
            start(a).towards(end(a), s),
            Core.radius(a),
            start(b).towards(end(b), t),
            Core.radius(b),
            delta,
            size)
        : Optional.empty();
  }

  private static boolean isPoint(Shape2 shape) {
    return shape instanceof Circle || shape instanceof Point2;
  }

  private static boolean isThick(Shape2 shape) {
    return isPoint(shape) || shape instanceof Capsule2 || shape instanceof Segment2;
  }

  private static Vec2 start(Shape2 thick) {
    return thick instanceof Capsule2 c
        ? c.start()
        : thick instanceof Segment2 s
            ? s.start()
            : thick instanceof Circle c ? c.center() : ((Point2) thick).at();
  }

  private static Vec2 end(Shape2 thick) {
    return thick instanceof Capsule2 c
        ? c.end()
        : thick instanceof Segment2 s ? s.end() : start(thick);
  }
}
