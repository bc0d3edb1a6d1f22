package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;

/// A segment through a solid box: what the three slabs of the box's frame have in common.
final class SegmentBox {

  private SegmentBox() {}

  /// Components in the frame carry 21 u of the way (`PointBox`), the heights over a face one more.
  static Interval of(Segment segment, Box box) {
    Vec3 toStart = segment.start().minus(box.center());
    Vec3 toEnd = segment.end().minus(box.center());
    Vec3 start = box.orientation().undo(toStart);
    Vec3 end = box.orientation().undo(toEnd);
    Vec3 half = box.halfExtents();
    double slack =
        4
            * Interval.ROUNDING
            * (toStart.sumOfMagnitudes() + toEnd.sumOfMagnitudes() + half.sumOfMagnitudes());
    return slab(start.x(), end.x(), half.x(), slack)
        .and(slab(start.y(), end.y(), half.y(), slack))
        .and(slab(start.z(), end.z(), half.z(), slack));
  }

  private static Interval slab(double start, double end, double half, double slack) {
    return Interval.ALL
        .whereNotNegative(half - start, half - end, slack)
        .whereNotNegative(half + start, half + end, slack);
  }
}
