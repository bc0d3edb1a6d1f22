package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.DistanceProof;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.search.SegmentSegment;
import java.util.Optional;

/// The separation of two thick segments (spheres, capsules and segments) in closed form, the same
/// to the last bit if they are swapped. (Ericson, Real-Time Collision Detection, 4.3.1 and 5.1.9.)
///
/// The second may be the edge of a triangle, of which the third corner must not be nearer; for a
/// segment, that is its start.
final class ThickSegments {

  private ThickSegments() {}

  static boolean isThick(Shape3 shape) {
    return shape instanceof Sphere || shape instanceof Capsule || shape instanceof Segment;
  }

  static Vec3 start(Shape3 thick) {
    return thick instanceof Capsule c
        ? c.start()
        : thick instanceof Segment s ? s.start() : ((Sphere) thick).center();
  }

  static Vec3 end(Shape3 thick) {
    return thick instanceof Capsule c
        ? c.end()
        : thick instanceof Segment s ? s.end() : ((Sphere) thick).center();
  }

  /// {@return the distance of two spheres; NaN if it is not proved}
  static double distance(Sphere a, Sphere b) {
    Vec3 delta = b.center().minus(a.center());
    double size = delta.sumOfMagnitudes();
    double length = GapProof.straight(delta, delta.lengthSquared(), size);
    return DistanceProof.grown(length, a.radius() + b.radius(), size);
  }

  /// {@return the separation of two spheres; empty if it is not proved}
  static Optional<Separation3> separation(Sphere a, Sphere b) {
    Vec3 delta = b.center().minus(a.center());
    return GapProof.separation(
        distance(a, b), delta, a.center(), a.radius(), b.center(), b.radius());
  }

  /// {@return the distance of a thick segment and another; NaN if it is not proved}
  static double distance(Shape3 a, Vec3 startB, Vec3 endB, Vec3 third, double radiusB) {
    Vec3 startA = start(a);
    Vec3 endA = end(a);
    double radiusSum = Core.radius(a) + radiusB;
    double straight =
        a instanceof Sphere
            ? ofPoint(startA, startB, endB, third, radiusSum)
            : straight(
                SegmentSegment.of(startA, endA, startB, endB), third.minus(startB), radiusSum);
    return Double.isNaN(straight)
        ? byFeatures(startA, endA, startB, endB, third, radiusSum)
        : straight;
  }

  /// {@return the separation of a thick segment and another; empty if it is not proved}
  static Optional<Separation3> separation(
      Shape3 a, Vec3 startB, Vec3 endB, Vec3 third, double radiusB) {
    Vec3 startA = start(a);
    Vec3 endA = end(a);
    double radiusA = Core.radius(a);
    double radiusSum = radiusA + radiusB;
    SegmentSegment pair = SegmentSegment.of(startA, endA, startB, endB);
    double straight = straight(pair, third.minus(startB), radiusSum);
    Vec3 onA = startA.towards(endA, pair.s());
    Vec3 onB = startB.towards(endB, pair.t());
    if (!Double.isNaN(straight)) {
      return GapProof.separation(straight, pair.delta(), onA, radiusA, onB, radiusB);
    }
    double distance = byFeatures(startA, endA, startB, endB, third, radiusSum);
    return GapProof.separation(distance, pair.direction(), onA, radiusA, onB, radiusB);
  }

  /// {@return the same as [#straight] for a point and a segment, to the last bit}
  private static double ofPoint(Vec3 point, Vec3 start, Vec3 end, Vec3 corner, double radiusSum) {
    Vec3 v = end.minus(start);
    Vec3 r = start.minus(point);
    double t = Math.clamp(-v.dot(r) / Math.max(v.lengthSquared(), Double.MIN_VALUE), 0.0, 1.0);
    Vec3 delta = r.plus(t, v);
    Vec3 third = corner.minus(start);
    double size = v.sumOfMagnitudes() + r.sumOfMagnitudes() + third.sumOfMagnitudes();
    double gap = r.dot(delta) + Math.min(Math.min(0, v.dot(delta)), third.dot(delta));
    return radiusSum > 0
        ? DistanceProof.grown(GapProof.straight(delta, gap, size), radiusSum, size)
        : Double.NaN;
  }

  /// Without radii, shapes that nearly touch have cores that do: that takes their features.
  private static double straight(SegmentSegment pair, Vec3 third, double radiusSum) {
    return radiusSum > 0
        ? DistanceProof.grown(
            GapProof.straight(pair.delta(), pair.gap(pair.delta(), third), pair.size(third)),
            radiusSum,
            pair.size(third))
        : Double.NaN;
  }

  /// Starts again, so that the compiler does not need the pair of the usual case as an object.
  private static double byFeatures(
      Vec3 startA, Vec3 endA, Vec3 startB, Vec3 endB, Vec3 corner, double radiusSum) {
    SegmentSegment pair = SegmentSegment.of(startA, endA, startB, endB);
    Vec3 third = corner.minus(startB);
    Vec3 direction = pair.direction();
    double size = pair.size(third);
    double ofCores = GapProof.along(direction, pair.delta(), pair.gap(direction, third), size);
    return DistanceProof.grown(ofCores, radiusSum, size);
  }
}
