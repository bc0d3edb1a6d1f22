package collisionbench.geometry.space.overlap;

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
  /// `part` carries 5 u of both lengths. Where that tips it below zero, the squared distance is off
  /// by 25 u^2 of the start's; where it tips it above `whole`, by 50 u^2 of the end's and 250 u^2
  /// of `whole`. Beside the line the squares' difference carries 5 u of the start's, 3 u of the
  /// limit's and 1 u of both, its product 6 u more, and `part^2` 11 u: less than 32 u with the last
  /// sum.
  static int within(Vec3 a, Vec3 start, Vec3 end, double reach) {
    Vec3 along = end.minus(start);
    Vec3 from = a.minus(start);
    double limit = reach * reach;
    double part = from.dot(along);
    if (part <= 0) {
      return Reach.ofSquares(from.lengthSquared(), limit);
    }
    double whole = along.lengthSquared();
    if (part >= whole) {
      return Reach.ofSquares(a.minus(end).lengthSquared(), limit, Reach.SLACK * whole);
    }
    double squared = from.lengthSquared();
    double margin = (limit - squared) * whole + part * part;
    // Four times as much overflows before anything else does.
    double size = (4 * whole + Reach.LEAST) * (limit + squared + Reach.LEAST);
    int verdict = Verdict.of(margin, Reach.SLACK / 2 * size);
    return Verdict.isSure(verdict) ? verdict : nearLine(a, start, end, part / whole, reach);
  }

  /// Tells more where the segment is much longer than the reach.
  ///
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
