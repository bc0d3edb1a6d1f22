package collisionbench.geometry.space.overlap;

import collisionbench.geometry.number.Branchless;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// A point and a segment: its nearer end, or the line between the two.
///
/// Without radii the three have to be on one line, which `Orientation` decides.
final class PointSegment {

  private PointSegment() {}

  static int test(Vec3 a, Vec3 start, Vec3 end, double reach) {
    return reach > 0 ? within(a, start, end, reach) : Verdict.of(on(a, start, end));
  }

  /// {@return whether a point is within reach of a segment}
  ///
  /// With `F`, `A` and `L` for the squares of the way from the start, of the segment and of the
  /// reach, the square of the distance is `F - t part - t (part - t A)`. `F` and `A` carry 5 u, and
  /// `part` 5 u of the root of `F A`; `t` is no more than the root of `F / A`. So the terms are no
  /// more than `2 F`, and the square carries 24 u of `F`, the limit 3 u of `L`, the margin 1 u of
  /// both: 32 u are taken. What rounding moves `t` by, 11 u of that root, makes the way longer by
  /// the square of that. If `2 F` and `A` do not overflow, nothing else does; both are in the
  /// bound. Underflow moves `t` by less than `2^-1070 / A`, or, where `A` is less than `2^-1060`,
  /// to anywhere; neither changes the square by as much as the least square adds to the bound.
  static int within(Vec3 a, Vec3 start, Vec3 end, double reach) {
    Vec3 along = end.minus(start);
    Vec3 from = a.minus(start);
    double limit = reach * reach;
    double part = Fused.dot(from, along);
    double squared = Fused.squared(from);
    double whole = Fused.squared(along);
    double t = Branchless.toUnit(part / whole);
    double least = Math.fma(-t, part, Math.fma(-t, Math.fma(-t, whole, part), squared));
    double size = limit + squared + Reach.LEAST_SQUARE;
    double slack = Math.fma(whole, Double.MIN_NORMAL, Reach.SLACK * (size + size));
    int verdict = Verdict.of(limit - least, slack);
    return Verdict.isSure(verdict) ? verdict : careful(a, start, end, reach);
  }

  /// Tells more where the segment is much longer than the reach.
  ///
  /// Where rounding tips `part` below zero, the squared distance is off by 25 u^2 of the start's;
  /// where it tips it above `whole`, by 50 u^2 of the end's and 250 u^2 of `whole`. One that
  /// overflowed may have the wrong sign.
  private static int careful(Vec3 a, Vec3 start, Vec3 end, double reach) {
    Vec3 along = end.minus(start);
    Vec3 from = a.minus(start);
    double part = Fused.dot(from, along);
    double whole = Fused.squared(along);
    double limit = reach * reach;
    if (!Double.isFinite(part)) {
      return Verdict.UNSURE;
    }
    if (part <= 0) {
      return Reach.ofSquares(Fused.squared(from), limit);
    }
    return part >= whole
        ? Reach.ofSquares(Fused.squared(a.minus(end)), limit, Reach.SLACK * whole)
        : nearLine(a, start, end, part / whole, reach);
  }

  /// A difference of coordinates carries 1 u, `t along` 2 u, the last difference 1 u of at most
  /// `size`: 4 u. What `t` carries moves the nearest point along the segment, by 8 u of `size`,
  /// which makes its way longer by the square of that at most.
  private static int nearLine(Vec3 a, Vec3 start, Vec3 end, double t, double reach) {
    Vec3 from = a.minus(start);
    Vec3 along = end.minus(start);
    double size = from.sumOfMagnitudes() + along.sumOfMagnitudes() + reach;
    return Reach.ofWay(from.plus(-t, along), size, reach);
  }

  /// {@return whether the point is on the segment; exact}
  static boolean on(Vec3 a, Vec3 start, Vec3 end) {
    return between(a.x(), start.x(), end.x())
        && between(a.y(), start.y(), end.y())
        && between(a.z(), start.z(), end.z())
        && Orientation.collinear(start, end, a);
  }

  private static boolean between(double at, double start, double end) {
    return Math.min(start, end) <= at && at <= Math.max(start, end);
  }
}
