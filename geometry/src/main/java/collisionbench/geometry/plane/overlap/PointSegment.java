package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class PointSegment {

  private PointSegment() {}

  /// {@return whether the point is within the sum of the radii of the segment}
  ///
  /// With `F`, `A` and `L` for the squares of the way from `a`, of the segment and of the reach,
  /// and `u = 2^-53`: differences of coordinates carry 1 u, the squares 4 u, `part` 4 u of the root
  /// of `F A`, and the limit 3 u. So the margin carries no more than 5 u of `L` and 6 u of `F` next
  /// to `a`; 5 u of `L` and 13 u of `F` and `A` next to `b`; and 9 u of `L A` and 21 u of `F A`
  /// beside the segment. Where rounding takes a point for one of another part of the segment, the
  /// margin is off by less than 200 `u^2` of that. Where a product in `part` overflows, which may
  /// turn its sign, `F + A` does, which is in every bound.
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
    double margin;
    double slack;
    if (part <= 0 || part >= whole) {
      margin = limit - (part <= 0 ? squared : Math.fma(-2, part, squared + whole));
      slack = Filter.ERROR * (limit + squared + whole + Filter.LEAST_SQUARE);
    } else {
      margin = Math.fma(limit - squared, whole, part * part);
      // Four times as much overflows before anything else does.
      double size =
          Math.fma(4, whole, Filter.LEAST_SQUARE) * (limit + squared + Filter.LEAST_SQUARE);
      slack = Filter.ERROR / 4 * size;
    }
    return Math.abs(margin) > slack ? margin > 0 : isWithin(p, a, b, radiusP, radius);
  }

  /// {@return whether the point is on the segment}
  private static boolean isOn(Vec2 p, Vec2 a, Vec2 b) {
    return isBetween(p.x(), a.x(), b.x())
        && isBetween(p.y(), a.y(), b.y())
        && Orientation.of(a, b, p) == 0;
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
    return isBeside(DyadicVec.between(a, b), DyadicVec.between(a, p), reach);
  }

  /// {@return whether `|along x offset| <= reach |along|`}
  static boolean isBeside(DyadicVec along, DyadicVec offset, Dyadic reach) {
    Dyadic limit = reach.squared().times(along.lengthSquared());
    return along.cross(offset).squared().minus(limit).signum() <= 0;
  }
}
