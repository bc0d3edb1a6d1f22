package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment and a solid box, in the box's frame: the point of the segment nearest to the box tells
/// that they touch; it, or one of six separating axes, that they are apart.
final class SegmentBox {

  private SegmentBox() {}

  static double test(Vec3 start, Vec3 end, Box b, double reach) {
    Vec3 half = b.halfExtents();
    Vec3 toStart = start.minus(b.center());
    Vec3 toEnd = end.minus(b.center());
    double most = half.sumOfMagnitudes() + reach;
    if (Bound.apart(start, end, b.center(), b.center(), most)) {
      return Verdict.APART;
    }
    Turn turn = Turn.of(b.orientation());
    double size = toStart.sumOfMagnitudes() + toEnd.sumOfMagnitudes() + most;
    if (!turn.ordinary() || size < Reach.LEAST) {
      return Verdict.UNSURE;
    }
    return test(turn.undo(toStart), turn.undo(toEnd), half, reach, size);
  }

  private static double test(Vec3 start, Vec3 end, Vec3 half, double reach, double size) {
    Vec3 along = end.minus(start);
    double slack = 4 * Reach.SLACK * size;
    if (inside(start.plus(middle(start, along, half), along), half, slack)) {
      return Verdict.TOUCHING;
    }
    if (beyond(start, end, half, reach + slack)) {
      return Verdict.APART;
    }
    if (reach == 0) {
      return apart(start, along, half, slack) ? Verdict.APART : Verdict.UNSURE;
    }
    double t = SegmentToBox.parameterNearest(start, along, half);
    Vec3 out = SegmentToBox.excess(start.plus(t, along), half);
    double gap = Math.min(start.dot(out), end.dot(out)) - extent(half, out);
    return Reach.of(out, gap, 8 * size, reach);
  }

  /// {@return the parameter in the middle of the stretch within the box, if there is one; else any
  /// in 0..1}
  private static double middle(Vec3 start, Vec3 along, Vec3 half) {
    double x = first(start.x(), along.x(), half.x());
    double y = first(start.y(), along.y(), half.y());
    double z = first(start.z(), along.z(), half.z());
    double dx = last(start.x(), along.x(), half.x());
    double dy = last(start.y(), along.y(), half.y());
    double dz = last(start.z(), along.z(), half.z());
    double enter = Math.max(Math.max(0, x), Math.max(y, z));
    double exit = Math.min(Math.min(1, dx), Math.min(dy, dz));
    return enter < exit ? (enter + exit) / 2 : 0;
  }

  /// {@return where the line comes within the slab; 0 if it keeps to its height}
  private static double first(double from, double along, double half) {
    return along == 0 ? 0 : (along > 0 ? -half - from : half - from) / along;
  }

  /// {@return where the line leaves the slab; 1 if it keeps to its height}
  private static double last(double from, double along, double half) {
    return along == 0 ? 1 : (along > 0 ? half - from : -half - from) / along;
  }

  private static double extent(Vec3 half, Vec3 axis) {
    return half.x() * Math.abs(axis.x())
        + half.y() * Math.abs(axis.y())
        + half.z() * Math.abs(axis.z());
  }

  private static boolean inside(Vec3 point, Vec3 half, double slack) {
    return Math.abs(point.x()) < half.x() - slack
        && Math.abs(point.y()) < half.y() - slack
        && Math.abs(point.z()) < half.z() - slack;
  }

  /// Ends carry 16 u of `size` and are at most that; what is along the segment twice as much. A
  /// cross product of the two comes to 64 u of the square, its sides to less.
  private static boolean apart(Vec3 start, Vec3 along, Vec3 half, double slack) {
    return across(start.y(), along.y(), half.y(), start.z(), along.z(), half.z(), slack)
        || across(start.z(), along.z(), half.z(), start.x(), along.x(), half.x(), slack)
        || across(start.x(), along.x(), half.x(), start.y(), along.y(), half.y(), slack);
  }

  private static boolean beyond(Vec3 start, Vec3 end, Vec3 half, double more) {
    return beyond(start.x(), end.x(), half.x() + more)
        || beyond(start.y(), end.y(), half.y() + more)
        || beyond(start.z(), end.z(), half.z() + more);
  }

  private static boolean beyond(double start, double end, double half) {
    return (start > half && end > half) || (start < -half && end < -half);
  }

  /// Along the cross product of the segment with the box's axis that (u, v) leaves out.
  private static boolean across(
      double u, double du, double hu, double v, double dv, double hv, double slack) {
    double side = Math.abs(du) + Math.abs(dv);
    double near = hu * Math.abs(dv) + hv * Math.abs(du);
    double size = Math.abs(u) + Math.abs(v) + hu + hv + side;
    return Math.abs(u * dv - v * du) > near + slack * size;
  }
}
