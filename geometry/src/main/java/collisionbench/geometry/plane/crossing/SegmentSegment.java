package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.Lie;
import collisionbench.geometry.plane.crossing.Crossing2.Maker;
import collisionbench.geometry.plane.separation.Separation2;
import org.jspecify.annotations.Nullable;

/// Parallel, collinear and crossing are told apart exactly.
final class SegmentSegment {

  private SegmentSegment() {}

  /// For segments that touch, before they are scaled if no longer after.
  static <T extends @Nullable Object> T of(Segment2 first, Segment2 second, Maker<T> maker) {
    Vec2 a = first.start();
    Vec2 b = first.end();
    Vec2 c = second.start();
    Vec2 d = second.end();
    if (Orientation.ofDirections(a, b, c, d) != 0) {
      return skew(a, b, c, d, maker);
    }
    return lie(first, second) == Lie.COLLINEAR
        ? onOneLine(a, b, c, d, maker)
        : nearest(a, b, c, d, maker);
  }

  /// What scaling took apart touches where the two are nearest.
  private static <T extends @Nullable Object> T nearest(
      Vec2 a, Vec2 b, Vec2 c, Vec2 d, Maker<T> maker) {
    Separation2 gap = Separation2.between(new Segment2(a, b), new Segment2(c, d));
    double t = Math.clamp(parameter(gap.pointA(), a, b), 0, 1);
    double u = Math.clamp(parameter(gap.pointB(), c, d), 0, 1);
    return crossing(t, u, a.towards(b, t), maker);
  }

  /// {@return how one segment lies to the other}
  static Lie lie(Segment2 first, Segment2 second) {
    Vec2 a = first.start();
    Vec2 b = first.end();
    Vec2 c = second.start();
    Vec2 d = second.end();
    boolean points = a.equals(b) && c.equals(d);
    if (points || Orientation.ofDirections(a, b, c, d) != 0) {
      return Lie.APART;
    }
    if (Orientation.of(a, b, c) == 0 && Orientation.of(c, d, a) == 0) {
      return Lie.COLLINEAR;
    }
    return a.equals(b) || c.equals(d) ? Lie.APART : Lie.PARALLEL;
  }

  /// The ends' distances from the other segment's line are on opposite sides, so nothing cancels.
  private static <T extends @Nullable Object> T skew(
      Vec2 a, Vec2 b, Vec2 c, Vec2 d, Maker<T> maker) {
    int sideC = Orientation.of(a, b, c);
    int sideD = Orientation.of(a, b, d);
    int sideA = Orientation.of(c, d, a);
    int sideB = Orientation.of(c, d, b);
    if (sideA * sideB > 0 || sideC * sideD > 0) {
      return nearest(a, b, c, d, maker);
    }
    if (sideC == 0 || sideD == 0) {
      Vec2 end = sideC == 0 ? c : d;
      return crossing(Math.clamp(parameter(end, a, b), 0, 1), sideC == 0 ? 0 : 1, end, maker);
    }
    if (sideA == 0 || sideB == 0) {
      Vec2 end = sideA == 0 ? a : b;
      return crossing(sideA == 0 ? 0 : 1, Math.clamp(parameter(end, c, d), 0, 1), end, maker);
    }
    double t = Orientation.crossing(c, d, a, b);
    return crossing(t, Orientation.crossing(a, b, c, d), a.towards(b, t), maker);
  }

  private static <T extends @Nullable Object> T crossing(
      double t, double u, Vec2 point, Maker<T> maker) {
    return maker.pointOfSegment(t, point.x(), point.y(), u);
  }

  private static <T extends @Nullable Object> T onOneLine(
      Vec2 a, Vec2 b, Vec2 c, Vec2 d, Maker<T> maker) {
    Vec2 direction = a.equals(b) ? d.minus(c) : b.minus(a);
    boolean sameWay = isBefore(c, d, direction) || c.equals(d);
    Vec2 begin = sameWay ? c : d;
    Vec2 end = sameWay ? d : c;
    Vec2 first = isBefore(a, begin, direction) ? begin : a;
    Vec2 last = isBefore(end, b, direction) ? end : b;
    if (isBefore(last, first, direction)) {
      return nearest(a, b, c, d, maker);
    }
    return first.equals(last)
        ? crossing(parameter(first, a, b), parameter(first, c, d), first, maker)
        : maker.overlap(
            parameter(first, a, b),
            parameter(last, a, b),
            first.x(),
            first.y(),
            last.x(),
            last.y());
  }

  private static boolean isBefore(Vec2 p, Vec2 q, Vec2 direction) {
    return isSteep(direction)
        ? (direction.y() > 0 ? p.y() < q.y() : p.y() > q.y())
        : (direction.x() > 0 ? p.x() < q.x() : p.x() > q.x());
  }

  /// {@return the parameter from `a` to `b` of a point on their line; 0 if they are equal}
  static double parameter(Vec2 at, Vec2 a, Vec2 b) {
    if (a.equals(b)) {
      return 0;
    }
    double t =
        isSteep(b.minus(a))
            ? (at.y() - a.y()) / (b.y() - a.y())
            : (at.x() - a.x()) / (b.x() - a.x());
    // Never minus zero.
    return t + 0.0;
  }

  private static boolean isSteep(Vec2 direction) {
    return Math.abs(direction.y()) > Math.abs(direction.x());
  }
}
