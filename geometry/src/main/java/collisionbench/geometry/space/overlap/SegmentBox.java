package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment and a solid box, in the box's frame: the point of the segment nearest to the box tells
/// that they touch; it, or one of six separating axes, that they are apart.
final class SegmentBox {

  /// 128 u.
  private static final double SLACK = 8 * Reach.SLACK;

  private SegmentBox() {}

  static int test(Vec3 start, Vec3 end, Box b, double reach) {
    int verdict = byAxes(start, end, b, reach);
    return Verdict.isSure(verdict) ? verdict : byPoints(start, end, b, reach);
  }

  /// Cores are told by six axes: three across the box's faces, three across the segment and an
  /// edge.
  ///
  /// All of it twice as large as it is, so that nothing has to be halved. The sum of the ways to
  /// the ends and the way between them carry 17 u of the magnitudes in those ways in each component
  /// once they are turned. Turned, the same magnitudes come to `sqrt(3)` times those of `at` and
  /// `by`, which are in `size`: that makes 30 u of it. Along a face it is 64 u of `size` with what
  /// the subtractions round, along a cross product less than that of its square, which overflows
  /// before any product does.
  private static int byAxes(Vec3 start, Vec3 end, Box b, double reach) {
    Vec3 half = b.halfExtents();
    Vec3 toStart = start.minus(b.center());
    Vec3 toEnd = end.minus(b.center());
    Rotation turn = b.orientation();
    Vec3 sum = toStart.plus(toEnd);
    Vec3 way = end.minus(start);
    Vec3 at = turn.isNone() ? sum : turn.undo(sum);
    Vec3 by = turn.isNone() ? way : turn.undo(way);
    double atX = Math.abs(at.x());
    double atY = Math.abs(at.y());
    double atZ = Math.abs(at.z());
    double x = Math.abs(by.x());
    double y = Math.abs(by.y());
    double z = Math.abs(by.z());
    double mostX = Math.fma(2, half.x(), x);
    double mostY = Math.fma(2, half.y(), y);
    double mostZ = Math.fma(2, half.z(), z);
    double size = atX + mostX + (atY + mostY) + (atZ + mostZ);
    double slack = Math.fma(SLACK, size, Reach.LEAST);
    double faces = Math.max(atX - mostX, Math.max(atY - mostY, atZ - mostZ));
    if (faces > Math.fma(2, reach, slack)) {
      return Verdict.APART;
    }
    double crossX = cross(at.y(), at.z(), by.y(), by.z(), half.y(), half.z());
    double crossY = cross(at.z(), at.x(), by.z(), by.x(), half.z(), half.x());
    double crossZ = cross(at.x(), at.y(), by.x(), by.y(), half.x(), half.y());
    double across = Math.max(crossX, Math.max(crossY, crossZ));
    double slackAcross = Math.fma(SLACK, size * size, Reach.LEAST_SQUARE);
    if (faces < -slack && across < -slackAcross) {
      return Verdict.TOUCHING;
    }
    if (reach > 0) {
      return slide(at.times(0.5), by.times(0.5), half, reach, Math.fma(2, size, reach));
    }
    return faces > slack || across > slackAcross ? Verdict.APART : Verdict.UNSURE;
  }

  /// {@return the gap along the cross product of an edge of the box and the segment, times its
  /// length}
  ///
  /// @param p of `at`, across the edge; `q` the same across that
  /// @param u of `by`; `v` likewise
  /// @param h of the half extents; `k` likewise
  private static double cross(double p, double q, double u, double v, double h, double k) {
    double extent = Math.fma(h, Math.abs(v), k * Math.abs(u));
    return Math.fma(-2, extent, Math.abs(Math.fma(p, v, -q * u)));
  }

  /// By the point `at + s by` of the segment that is nearest to the box, if Newton's steps come to
  /// it: the slope of the squared distance is straight between the faces' planes.
  private static int slide(Vec3 at, Vec3 by, Vec3 half, double reach, double size) {
    double whole = by.lengthSquared();
    double s = whole > 0 ? within(-at.dot(by) / whole) : 0;
    s = step(s, at, by, half);
    s = step(s, at, by, half);
    s = step(s, at, by, half);
    Vec3 out = SegmentToBox.excess(at.plus(s, by), half);
    double gap = at.dot(out) - Math.abs(by.dot(out)) - extent(half, out);
    return Reach.of(out, gap, 8 * size, reach);
  }

  private static double step(double s, Vec3 at, Vec3 by, Vec3 half) {
    Vec3 out = SegmentToBox.excess(at.plus(s, by), half);
    double growth =
        (out.x() == 0 ? 0 : by.x() * by.x())
            + (out.y() == 0 ? 0 : by.y() * by.y())
            + (out.z() == 0 ? 0 : by.z() * by.z());
    return growth > 0 ? within(s - by.dot(out) / growth) : s;
  }

  private static double within(double s) {
    return s > -1 ? s < 1 ? s : 1 : -1;
  }

  private static double size(Vec3 toStart, Vec3 toEnd, Vec3 half, double reach) {
    return toStart.sumOfMagnitudes() + toEnd.sumOfMagnitudes() + half.sumOfMagnitudes() + reach;
  }

  /// By the point nearest to the box, or by one in the middle of what the box holds.
  private static int byPoints(Vec3 start, Vec3 end, Box b, double reach) {
    Vec3 half = b.halfExtents();
    Vec3 toStart = start.minus(b.center());
    Vec3 toEnd = end.minus(b.center());
    double size = size(toStart, toEnd, half, reach);
    Rotation turn = b.orientation();
    if (size < Reach.LEAST) {
      return Verdict.UNSURE;
    }
    Vec3 from = turn.undo(toStart);
    Vec3 to = turn.undo(toEnd);
    int verdict = reach > 0 ? within(from, to, half, reach, size) : Verdict.UNSURE;
    return Verdict.isSure(verdict) ? verdict : inside(from, to.minus(from), half, size);
  }

  private static int within(Vec3 from, Vec3 to, Vec3 half, double reach, double size) {
    Vec3 along = to.minus(from);
    double t = SegmentToBox.parameterNearest(from, along, half);
    Vec3 out = SegmentToBox.excess(from.plus(t, along), half);
    double gap = Math.min(from.dot(out), to.dot(out)) - extent(half, out);
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

  private static int inside(Vec3 start, Vec3 along, Vec3 half, double size) {
    Vec3 point = start.plus(middle(start, along, half), along);
    double slack = 4 * Reach.SLACK * size;
    boolean inside =
        Math.abs(point.x()) < half.x() - slack
            && Math.abs(point.y()) < half.y() - slack
            && Math.abs(point.z()) < half.z() - slack;
    return inside ? Verdict.TOUCHING : Verdict.UNSURE;
  }
}
