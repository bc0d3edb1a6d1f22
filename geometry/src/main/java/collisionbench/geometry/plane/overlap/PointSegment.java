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
    return isBeside(p, a, a, b, radiusP, radius);
  }

  /// {@return whether the line through `a` in the direction from `from` to `to` comes within the
  /// sum of the radii of `p`}
  ///
  /// By `(d x (p - a))^2 <= reach^2 d^2`, without a division. The cross product takes part in four
  /// roundings, the right side in eight.
  static boolean isBeside(Vec2 p, Vec2 a, Vec2 from, Vec2 to, double radiusP, double radius) {
    double reach = radiusP + radius;
    if (reach == 0) {
      return Orientation.ofDirections(from, to, a, p) == 0;
    }
    double x = to.x() - from.x();
    double y = to.y() - from.y();
    double left = x * (p.y() - a.y());
    double right = y * (p.x() - a.x());
    double squared = x * x + y * y;
    double limit = reach * reach;
    if (Filter.isOrdinary(squared) && Filter.isOrdinary(limit)) {
      double bound = Filter.ERROR * (Math.abs(left) + Math.abs(right));
      int sure = Filter.compare(left - right, bound, squared * limit);
      if (sure != 0) {
        return sure < 0;
      }
    }
    return isExactlyBeside(p, a, from, to, radiusP, radius);
  }

  private static boolean isExactlyBeside(
      Vec2 p, Vec2 a, Vec2 from, Vec2 to, double radiusP, double radius) {
    DyadicVec along = DyadicVec.between(from, to);
    Dyadic beside = along.cross(DyadicVec.between(a, p));
    Dyadic reach = Dyadic.of(radiusP).plus(Dyadic.of(radius));
    return beside.squared().minus(reach.squared().times(along.lengthSquared())).signum() <= 0;
  }
}
