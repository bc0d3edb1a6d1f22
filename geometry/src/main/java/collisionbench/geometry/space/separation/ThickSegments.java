package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.NearestParameters;
import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.ShapeOrder;
import java.util.Optional;

/// The separation of two thick segments (spheres, capsules and segments) in closed form, the same
/// to the last bit if they are swapped. (Ericson, Real-Time Collision Detection, 4.3.1 and 5.1.9.)
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

  private ThickSegments() {}

  /// {@return the separation of two shapes; empty if one is no thick segment, or if the result is
  /// not proved}
  static Optional<Separation3> separation(Shape3 a, Shape3 b) {
    if (a instanceof Sphere s && b instanceof Sphere t) {
      Vec3 delta = t.center().minus(s.center());
      double size = delta.sumOfMagnitudes();
      return ofPoints(s.center(), s.radius(), t.center(), t.radius(), delta, size);
    }
    return isThick(a) && isThick(b) ? ofSegments(a, b) : Optional.empty();
  }

  private static Optional<Separation3> ofPoints(
      Vec3 a, double radiusA, Vec3 b, double radiusB, Vec3 delta, double size) {
    double radiusSum = radiusA + radiusB;
    double whole = size + radiusSum;
    double length = delta.length();
    double distance = length - radiusSum;
    boolean isFar = length > FAR * size && Math.abs(distance) > 4 * Separation3.CLOSE * whole;
    if (!(isFar && Verdict.isOrdinary(whole))) {
      return Optional.empty();
    }
    Vec3 normal = delta.unit();
    return Optional.of(
        new Separation3(distance, a.plus(radiusA, normal), b.plus(-radiusB, normal), normal));
  }

  private static Optional<Separation3> ofSegments(Shape3 a, Shape3 b) {
    Vec3 u = end(a).minus(start(a));
    Vec3 v = end(b).minus(start(b));
    Vec3 r = start(b).minus(start(a));
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
    Vec3 delta = r.plus(v.times(t).minus(u.times(s)));
    double size = r.sumOfMagnitudes() + u.sumOfMagnitudes() + v.sumOfMagnitudes();
    double squared = delta.lengthSquared();
    double gap = r.dot(delta) + (Math.min(0, v.dot(delta)) - Math.max(0, u.dot(delta)));
    return squared - gap <= Separation3.ROUNDING * size * Math.sqrt(squared)
        ? ofPoints(
            start(a).towards(end(a), s),
            Core.radius(a),
            start(b).towards(end(b), t),
            Core.radius(b),
            delta,
            size)
        : Optional.empty();
  }

  private static boolean isThick(Shape3 shape) {
    return shape instanceof Sphere || shape instanceof Capsule || shape instanceof Segment;
  }

  private static Vec3 start(Shape3 thick) {
    return thick instanceof Capsule c
        ? c.start()
        : thick instanceof Segment s ? s.start() : ((Sphere) thick).center();
  }

  private static Vec3 end(Shape3 thick) {
    return thick instanceof Capsule c
        ? c.end()
        : thick instanceof Segment s ? s.end() : start(thick);
  }
}
