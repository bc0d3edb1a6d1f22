package collisionbench.geometry.plane;

import java.math.BigDecimal;

/// Which way one direction turns from another: the exact sign, whatever the rounding.
///
/// Doubles decide where Shewchuk's bound allows ("Adaptive Precision Floating-Point Arithmetic and
/// Fast Robust Geometric Predicates", 1997, `ccwerrboundA`); what is left is decided exactly.
public final class Orientation {

  private static final double HALF_ULP = 0x1p-53;
  private static final double ERROR = (3 + 16 * HALF_ULP) * HALF_ULP;

  /// More than what four underflows can add to the error.
  private static final double UNDERFLOW = 0x1p-1000;

  private static final double LARGEST_SAFE_PRODUCT = 0x1p1000;
  private static final double LEAST_SAFE_PRODUCT = 0x1p-900;

  private Orientation() {}

  /// {@return 1 if `c` lies to the left of the line from `a` to `b`, -1 to the right, 0 if the
  /// three are on one line}
  public static int of(Vec2 a, Vec2 b, Vec2 c) {
    return ofDirections(a, b, a, c);
  }

  /// {@return the sign of `(b - a) x (d - c)`: 1 if the direction from `c` to `d` turns
  /// counter-clockwise from that from `a` to `b`, -1 if clockwise, 0 if they are parallel or one is
  /// zero}
  public static int ofDirections(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double left = (b.x() - a.x()) * (d.y() - c.y());
    double right = (b.y() - a.y()) * (d.x() - c.x());
    double difference = left - right;
    double bound = ERROR * (Math.abs(left) + Math.abs(right)) + UNDERFLOW;
    if (difference > bound) {
      return 1;
    }
    if (-difference > bound) {
      return -1;
    }
    return undecided(a, b, c, d);
  }

  /// Where the four differences are exact, as on a grid, the two products and their rounding errors
  /// decide: rounding never swaps two numbers.
  private static int undecided(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double abx = b.x() - a.x();
    double aby = b.y() - a.y();
    double cdx = d.x() - c.x();
    double cdy = d.y() - c.y();
    boolean exactDifferences =
        isExact(b.x(), a.x(), abx)
            && isExact(b.y(), a.y(), aby)
            && isExact(d.x(), c.x(), cdx)
            && isExact(d.y(), c.y(), cdy);
    if (!(exactDifferences && isSafe(abx, cdy) && isSafe(aby, cdx))) {
      return exact(a, b, c, d);
    }
    double left = abx * cdy;
    double right = aby * cdx;
    if (left != right) {
      return left > right ? 1 : -1;
    }
    double leftError = Math.fma(abx, cdy, -left);
    double rightError = Math.fma(aby, cdx, -right);
    return leftError == rightError ? 0 : leftError > rightError ? 1 : -1;
  }

  /// Whether `difference` is `x - y` without any rounding (Knuth's two-difference).
  private static boolean isExact(double x, double y, double difference) {
    double lost = x - difference;
    return (x - (difference + lost)) + (lost - y) == 0;
  }

  private static boolean isSafe(double x, double y) {
    double size = Math.abs(x * y);
    return x == 0 || y == 0 || (size > LEAST_SAFE_PRODUCT && size < LARGEST_SAFE_PRODUCT);
  }

  private static int exact(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    BigDecimal left = difference(b.x(), a.x()).multiply(difference(d.y(), c.y()));
    BigDecimal right = difference(b.y(), a.y()).multiply(difference(d.x(), c.x()));
    return left.compareTo(right);
  }

  private static BigDecimal difference(double x, double y) {
    return new BigDecimal(x).subtract(new BigDecimal(y));
  }
}
