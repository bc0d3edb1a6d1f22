package collisionbench.geometry.plane.separation;

import collisionbench.geometry.number.DistanceProof;
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
/// @param distance the distance of the two shapes; NaN if it is not proved, or if they nearly touch
/// @param delta from the nearest point of A's segment to that of B's
/// @param s the parameter of the point of A's segment
/// @param t the parameter of the point of B's segment
record ThickSegments(double distance, Vec2 delta, double s, double t) {

  /// {@return the distance of two shapes, the same to the last bit as that of the separation; NaN
  /// if one is no thick segment, or if it is not proved}
  static double distance(Shape2 a, Shape2 b) {
    if (isPoint(a) && isPoint(b)) {
      return ofPoints(start(b).minus(start(a)), Core.radius(a) + Core.radius(b));
    }
    return isThick(a) && isThick(b) ? of(a, b).distance : Double.NaN;
  }

  private static double ofPoints(Vec2 delta, double radiusSum) {
    double squared = delta.lengthSquared();
    double size = delta.sumOfMagnitudes();
    return DistanceProof.grown(DistanceProof.straight(squared, squared, size), radiusSum, size);
  }

  /// {@return the separation of two shapes; empty if one is no thick segment, or if it is not
  /// proved}
  static Optional<Separation2> separation(Shape2 a, Shape2 b) {
    if (isPoint(a) && isPoint(b)) {
      Vec2 delta = start(b).minus(start(a));
      double distance = ofPoints(delta, Core.radius(a) + Core.radius(b));
      return new ThickSegments(distance, delta, 0, 0).between(a, b);
    }
    return isThick(a) && isThick(b) ? of(a, b).between(a, b) : Optional.empty();
  }

  private Optional<Separation2> between(Shape2 a, Shape2 b) {
    if (Double.isNaN(distance)) {
      return Optional.empty();
    }
    Vec2 n = delta.unit();
    Vec2 onA = start(a).towards(end(a), s).plus(Core.radius(a), n);
    Vec2 onB = start(b).towards(end(b), t).plus(-Core.radius(b), n);
    return Optional.of(new Separation2(distance, onA, onB, n));
  }

  private static ThickSegments of(Shape2 a, Shape2 b) {
    Vec2 u = end(a).minus(start(a));
    Vec2 v = end(b).minus(start(b));
    Vec2 r = start(b).minus(start(a));
    double uu = u.lengthSquared();
    double vv = v.lengthSquared();
    // The longer one first, so that swapping the two changes nothing.
    boolean isInOrder = uu == vv ? ShapeOrder.compare(a, b) <= 0 : uu > vv;
    NearestParameters nearest =
        NearestParameters.of(isInOrder, uu, u.dot(v), vv, u.dot(r), v.dot(r));
    Vec2 delta = r.plus(v.times(nearest.t()).minus(u.times(nearest.s())));
    double size = r.sumOfMagnitudes() + (u.sumOfMagnitudes() + v.sumOfMagnitudes());
    double gap = r.dot(delta) + (Math.min(0, v.dot(delta)) - Math.max(0, u.dot(delta)));
    double ofCores = DistanceProof.straight(delta.lengthSquared(), gap, size);
    double distance = DistanceProof.grown(ofCores, Core.radius(a) + Core.radius(b), size);
    return new ThickSegments(distance, delta, nearest.s(), nearest.t());
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
