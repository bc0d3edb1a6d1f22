package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class PointSegment {

  private PointSegment() {}

  static boolean within(Vec2 p, Vec2 a, Vec2 b, double radiusP, double radius) {
    if (Orientation.along(a, b, a, p) <= 0) {
      return PointPoint.within(p, a, radiusP, radius);
    }
    if (Orientation.along(b, a, b, p) <= 0) {
      return PointPoint.within(p, b, radiusP, radius);
    }
    return isBeside(p, a, b, radiusP, radius);
  }

  /// {@return whether the line through `a` and `b`, which differ, comes within the sum of the radii
  /// of `p`}
  ///
  /// By `(d x (p - a))^2 <= reach^2 d^2`, without a division. The terms of the cross product take
  /// part in four roundings.
  static boolean isBeside(Vec2 p, Vec2 a, Vec2 b, double radiusP, double radius) {
    double reach = radiusP + radius;
    if (reach == 0) {
      return Orientation.of(a, b, p) == 0;
    }
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
