package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;

/// A point and a segment, by the three regions of the segment: before the start, beside, past the
/// end.
///
/// Beside it `|d x v|^2 <= reach^2 |v|^2`, with `v` the segment and `d` from its start to the
/// point: no quotient is rounded.
final class PointSegment {

  private PointSegment() {}

  static boolean test(Vec3 a, Segment b, double reach) {
    return (reach > 0 && within(a, b, reach)) || SegmentSegment.meet(new Segment(a, a), b);
  }

  /// {@return whether the distance is at most `reach`, up to rounding}
  static boolean within(Vec3 a, Segment b, double reach) {
    Vec3 along = b.end().minus(b.start());
    Vec3 to = a.minus(b.start());
    double part = to.dot(along);
    double whole = along.lengthSquared();
    if (!(part > 0)) {
      return Reach.within(to, reach);
    }
    if (part >= whole) {
      return Reach.within(a.minus(b.end()), reach);
    }
    return to.cross(along).lengthSquared() <= reach * reach * whole;
  }
}
