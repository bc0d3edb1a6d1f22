package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.plane.Vec2;

final class PointPoint {

  /// More doubles than what two squares carry comes to.
  private static final long ULPS = 16;

  private PointPoint() {}

  static boolean within(Vec2 p, Vec2 q, double radiusP, double radiusQ) {
    long ulps = ulps(p, q, radiusP + radiusQ);
    return isSure(ulps) ? ulps < 0 : compareExactly(p, q, radiusP, radiusQ) <= 0;
  }

  /// {@return the sign of `|q - p| - (radiusP + radiusQ)`, where the sum is not negative}
  static int compare(Vec2 p, Vec2 q, double radiusP, double radiusQ) {
    long ulps = ulps(p, q, radiusP + radiusQ);
    return isSure(ulps) ? Long.signum(ulps) : compareExactly(p, q, radiusP, radiusQ);
  }

  /// {@return how many doubles the square of the distance is above that of the reach}
  ///
  /// As many as lie between their bits. The first carries four roundings and the second three, and
  /// neighbouring doubles differ by at least what one rounding takes, or by what underflow rounds
  /// by; what overflows comes last. So their number needs neither a bound nor a look at the size.
  private static long ulps(Vec2 p, Vec2 q, double reach) {
    double x = q.x() - p.x();
    double y = q.y() - p.y();
    double squared = x * x + y * y;
    double limit = reach * reach;
    return Double.doubleToRawLongBits(squared) - Double.doubleToRawLongBits(limit);
  }

  /// {@return whether the magnitude is above `ULPS`}
  private static boolean isSure(long ulps) {
    return Long.compareUnsigned(ulps + ULPS, 2 * ULPS) > 0;
  }

  private static int compareExactly(Vec2 p, Vec2 q, double radiusP, double radiusQ) {
    return radiusP + radiusQ == 0 ? different(p, q) : exact(p, q, radiusP, radiusQ);
  }

  /// The same without a reach, where nothing has to be worked out.
  private static int different(Vec2 p, Vec2 q) {
    return p.x() == q.x() && p.y() == q.y() ? 0 : 1;
  }

  private static int exact(Vec2 p, Vec2 q, double radiusP, double radiusQ) {
    Dyadic reach = Dyadic.of(radiusP).plus(Dyadic.of(radiusQ));
    return Exactly.between(p, q).lengthSquared().minus(reach.squared()).signum();
  }
}
