package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Branchless;
import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class PointSegment {

  private PointSegment() {}

  /// {@return whether the point is within the sum of the radii of the segment}
  ///
  /// With `F`, `A` and `L` for the squares of the way from `a`, of the segment and of the reach,
  /// and `u = 2^-53`, the square of the distance is `F - t part - t (part - t A)`. Differences of
  /// coordinates carry 1 u, the squares 4 u, and `part` 4 u of the root of `F A`; `t` is no more
  /// than the root of `F / A`. So the terms are no more than `2 F`, and the square carries 20 u of
  /// `F`, the limit 3 u of `L`, the margin 1 u of both. What rounding moves `t` by, 9 u of that
  /// root, makes the way longer by the square of that. If `2 F` and `A` do not overflow, nothing
  /// else does; both are in the bound. Underflow moves `t` by less than `2^-1070 / A`, or, where
  /// `A` is less than `2^-1060`, to anywhere; neither changes the square by as much as the least
  /// square adds to the bound.
  static boolean within(Vec2 p, Vec2 a, Vec2 b, double radiusP, double radius) {
    double reach = radiusP + radius;
    if (reach == 0) {
      return isOn(p, a, b);
    }
    double x = b.x() - a.x();
    double y = b.y() - a.y();
    double fromX = p.x() - a.x();
    double fromY = p.y() - a.y();
    double limit = reach * reach;
    double part = Math.fma(x, fromX, y * fromY);
    double squared = Math.fma(fromX, fromX, fromY * fromY);
    double whole = Math.fma(x, x, y * y);
    double t = Branchless.toUnit(part / whole);
    double least = Math.fma(-t, part, Math.fma(-t, Math.fma(-t, whole, part), squared));
    double margin = limit - least;
    double size = limit + squared + Filter.LEAST_SQUARE;
    double slack = Math.fma(whole, Double.MIN_NORMAL, Filter.ERROR / 2 * (size + size));
    return Math.abs(margin) > slack ? margin > 0 : isWithin(p, a, b, radiusP, radius);
  }

  /// {@return whether the point is on the segment}
  private static boolean isOn(Vec2 p, Vec2 a, Vec2 b) {
    return Orientation.of(a, b, p) == 0
        && isBetween(p.x(), a.x(), b.x())
        && isBetween(p.y(), a.y(), b.y());
  }

  /// {@return whether `at` is one of the numbers from `start` to `end`, whichever is less}
  static boolean isBetween(double at, double start, double end) {
    return Math.min(start, end) <= at && at <= Math.max(start, end);
  }

  /// Tells also where the segment is much longer than the reach, and where they touch.
  private static boolean isWithin(Vec2 p, Vec2 a, Vec2 b, double radiusP, double radius) {
    if (Orientation.along(a, b, a, p) <= 0) {
      return PointPoint.within(p, a, radiusP, radius);
    }
    if (Orientation.along(b, a, b, p) <= 0) {
      return PointPoint.within(p, b, radiusP, radius);
    }
    return isBeside(p, a, b, radiusP, radius);
  }

  /// {@return whether the line through `a` and `b`, which differ, comes within the sum of the
  /// radii, which is not 0, of `p`}
  ///
  /// By `(d x (p - a))^2 <= reach^2 d^2`, without a division. The terms of the cross product take
  /// part in four roundings.
  static boolean isBeside(Vec2 p, Vec2 a, Vec2 b, double radiusP, double radius) {
    double reach = radiusP + radius;
    double x = b.x() - a.x();
    double y = b.y() - a.y();
    double left = x * (p.y() - a.y());
    double right = y * (p.x() - a.x());
    double bound = Filter.ERROR * (Math.abs(left) + Math.abs(right));
    int sure = Filter.compare(left - right, bound, reach, x * x + y * y);
    return sure == 0 ? isExactlyBeside(p, a, b, radiusP, radius) : sure < 0;
  }

  private static boolean isExactlyBeside(Vec2 p, Vec2 a, Vec2 b, double radiusP, double radius) {
    Dyadic reach = Dyadic.of(radiusP).plus(Dyadic.of(radius));
    return isBeside(Exactly.between(a, b), Exactly.between(a, p), reach);
  }

  /// {@return whether `|along x offset| <= reach |along|`}
  static boolean isBeside(Dyadic2 along, Dyadic2 offset, Dyadic reach) {
    Dyadic limit = reach.squared().times(along.lengthSquared());
    return along.cross(offset).squared().minus(limit).signum() <= 0;
  }
}
