package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment and a solid box, in the box's frame: six separating axes, or the distance of the
/// segment's nearest point.
final class SegmentBox {

  private SegmentBox() {}

  static boolean test(Segment a, Box b, double reach) {
    Vec3 start = b.toLocal(a.start());
    Vec3 end = b.toLocal(a.end());
    return meet(start, end, b.halfExtents())
        || (reach > 0 && within(start, end.minus(start), b.halfExtents(), reach));
  }

  private static boolean within(Vec3 start, Vec3 along, Vec3 half, double reach) {
    double t = SegmentToBox.parameterNearest(start, along, half);
    return Reach.within(SegmentToBox.excess(start, half), reach)
        || Reach.within(SegmentToBox.excess(start.plus(along), half), reach)
        || Reach.within(SegmentToBox.excess(start.plus(t, along), half), reach);
  }

  private static boolean meet(Vec3 start, Vec3 end, Vec3 half) {
    Vec3 d = end.minus(start);
    return !beyond(start.x(), end.x(), half.x())
        && !beyond(start.y(), end.y(), half.y())
        && !beyond(start.z(), end.z(), half.z())
        && !apart(start.y(), d.y(), half.y(), start.z(), d.z(), half.z())
        && !apart(start.z(), d.z(), half.z(), start.x(), d.x(), half.x())
        && !apart(start.x(), d.x(), half.x(), start.y(), d.y(), half.y());
  }

  private static boolean beyond(double start, double end, double half) {
    return (start > half && end > half) || (start < -half && end < -half);
  }

  /// Along the cross product of the segment with the box's axis that (u, v) leaves out.
  private static boolean apart(double u, double du, double hu, double v, double dv, double hv) {
    return Math.abs(u * dv - v * du) > hu * Math.abs(dv) + hv * Math.abs(du);
  }
}
