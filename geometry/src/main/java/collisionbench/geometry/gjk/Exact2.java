package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Vec2;
import java.math.BigDecimal;

/// The one thing that GJK must not get wrong by rounding in the plane: on which side of a line the
/// origin is.
final class Exact2 {

  /// More than the two roundings of the products and that of their difference, relatively.
  private static final double ERROR = 0x1p-51;

  /// More than what underflow can add to the error of products of numbers up to about one.
  private static final double UNDERFLOW = 0x1p-1000;

  private Exact2() {}

  /// {@return 1 if `q` is counter-clockwise of `p` as seen from the origin, -1 if clockwise, 0 if
  /// the three are on one line; exact}
  static int turn(Vec2 p, Vec2 q) {
    double left = p.x() * q.y();
    double right = p.y() * q.x();
    double bound = ERROR * (Math.abs(left) + Math.abs(right)) + UNDERFLOW;
    if (Math.abs(left - right) > bound) {
      return left > right ? 1 : -1;
    }
    return product(p.x(), q.y()).compareTo(product(p.y(), q.x()));
  }

  private static BigDecimal product(double x, double y) {
    return new BigDecimal(x).multiply(new BigDecimal(y));
  }
}
