package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;

/// A segment through a solid capsule: from the first to the last of the stretches within the two
/// end spheres and the cylinder between them.
final class SegmentCapsule {

  private SegmentCapsule() {}

  static Interval of(Segment segment, Capsule capsule) {
    return SegmentSphere.of(segment, capsule.start(), capsule.radius())
        .hull(SegmentSphere.of(segment, capsule.end(), capsule.radius()))
        .hull(cylinder(segment, capsule));
  }

  private static Interval cylinder(Segment segment, Capsule capsule) {
    Vec3 axis = capsule.end().minus(capsule.start());
    Vec3 along = segment.end().minus(segment.start());
    Vec3 from = segment.start().minus(capsule.start());
    Vec3 to = segment.end().minus(capsule.start());
    double length = axis.sumOfMagnitudes();
    double squared = axis.lengthSquared();
    double slack =
        2 * Interval.ROUNDING * length * (from.sumOfMagnitudes() + to.sumOfMagnitudes() + length);
    double start = from.dot(axis);
    double end = to.dot(axis);
    return Interval.withinRadius(
            from.cross(axis),
            along.cross(axis),
            capsule.radius() * capsule.radius() * squared,
            from.sumOfMagnitudes() * length,
            along.sumOfMagnitudes() * length)
        .whereNotNegative(start, end, slack)
        .whereNotNegative(squared - start, squared - end, slack);
  }
}
