package collisionbench.geometry.plane;

import java.math.BigDecimal;
import java.math.MathContext;

/// Which way one direction turns from another, and whether it leads along it: exact signs, whatever
/// the rounding. And where a way crosses a line, however close to it.
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

  /// How many times its error a number has to be to be right up to `2^-42`.
  private static final double CLEAR = 0x1p42;

  /// More than the part of its products that an area loses with what they lose added.
  private static final double LOST_TWICE = 0x1p-100;

  private Orientation() {}

  /// {@return 1 if `c` lies to the left of the line from `a` to `b`, -1 to the right, 0 if the
  /// three are on one line}
  public static int of(Vec2 a, Vec2 b, Vec2 c) {
    return ofDirections(a, b, a, c);
  }

  /// {@return how far on the way from `p` to `q`, which are on different sides of the line through
  /// `a` and `b`, that is crossed: in 0..1, up to `2^-42`}
  ///
  /// However close to the line the two are.
  public static double crossing(Vec2 a, Vec2 b, Vec2 p, Vec2 q) {
    double before = clearArea(a, b, p);
    double way = before - clearArea(a, b, q);
    return Math.abs(way) <= Double.MAX_VALUE ? before / way : exactCrossing(a, b, p, q);
  }

  /// {@return `(b - a) x (c - a)`, with what its parts lose to rounding if need be; not a number if
  /// it is not clear of what is lost then}
  private static double clearArea(Vec2 a, Vec2 b, Vec2 c) {
    double left = (b.x() - a.x()) * (c.y() - a.y());
    double right = (b.y() - a.y()) * (c.x() - a.x());
    double area = left - right;
    if (Math.abs(area) > CLEAR * bound(left, right)) {
      return area;
    }
    // The difference itself loses nothing: the two are within a factor of two.
    double whole = area + lostOfArea(a, b, c);
    double unknown = CLEAR * LOST_TWICE * (Math.abs(left) + Math.abs(right));
    return Math.abs(whole) > unknown && unknown > LEAST_SAFE_PRODUCT ? whole : Double.NaN;
  }

  /// {@return what the two products in the area of a triangle, and the differences in them, lose}
  private static double lostOfArea(Vec2 a, Vec2 b, Vec2 c) {
    double abX = b.x() - a.x();
    double abY = b.y() - a.y();
    double acX = c.x() - a.x();
    double acY = c.y() - a.y();
    double left = Math.fma(abX, acY, -(abX * acY));
    double right = Math.fma(abY, acX, -(abY * acX));
    double lostLeft = abX * lost(c.y(), a.y(), acY) + lost(b.x(), a.x(), abX) * acY;
    double lostRight = abY * lost(c.x(), a.x(), acX) + lost(b.y(), a.y(), abY) * acX;
    return (left - right) + (lostLeft - lostRight);
  }

  private static double exactCrossing(Vec2 a, Vec2 b, Vec2 p, Vec2 q) {
    BigDecimal before = area(a, b, p);
    return before.divide(before.subtract(area(a, b, q)), MathContext.DECIMAL64).doubleValue();
  }

  private static BigDecimal area(Vec2 a, Vec2 b, Vec2 c) {
    return difference(b.x(), a.x())
        .multiply(difference(c.y(), a.y()))
        .subtract(difference(b.y(), a.y()).multiply(difference(c.x(), a.x())));
  }

  /// {@return the sign of `(b - a) . (d - c)`: 1 if the direction from `c` to `d` has a part along
  /// that from `a` to `b`, -1 against it, 0 if there is a right angle between them or one is zero}
  public static int along(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    return ofDirections(a, b, c.perpendicular(), d.perpendicular());
  }

  /// {@return the sign of `(b - a) x (d - c)`: 1 if the direction from `c` to `d` turns
  /// counter-clockwise from that from `a` to `b`, -1 if clockwise, 0 if they are parallel or one is
  /// zero}
  ///
  /// Each product is off by at most 3 roundings, the difference by one more. Underflow adds no more
  /// than two least doubles, overflow leaves infinity or NaN, which decide nothing.
  public static int ofDirections(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double left = (b.x() - a.x()) * (d.y() - c.y());
    double right = (b.y() - a.y()) * (d.x() - c.x());
    double difference = left - right;
    if (Math.abs(difference) > bound(left, right)) {
      return difference > 0 ? 1 : -1;
    }
    return undecided(a, b, c, d);
  }

  /// {@return more than the error of `left - right`, where each is a product, in doubles, of two
  /// differences of coordinates}
  ///
  /// Infinite or not a number where one of them is.
  public static double bound(double left, double right) {
    return ERROR * (Math.abs(left) + Math.abs(right)) + UNDERFLOW;
  }

  /// Where the four differences are exact, as on a grid, the two products and their rounding errors
  /// decide: rounding never swaps two numbers.
  private static int undecided(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    Vec2 u = b.minus(a);
    Vec2 v = d.minus(c);
    boolean exactDifferences =
        isExact(b.x(), a.x(), u.x())
            && isExact(b.y(), a.y(), u.y())
            && isExact(d.x(), c.x(), v.x())
            && isExact(d.y(), c.y(), v.y());
    if (!(exactDifferences && isSafe(u.x(), v.y()) && isSafe(u.y(), v.x()))) {
      BigDecimal left = difference(b.x(), a.x()).multiply(difference(d.y(), c.y()));
      return left.compareTo(difference(b.y(), a.y()).multiply(difference(d.x(), c.x())));
    }
    double left = u.x() * v.y();
    double right = u.y() * v.x();
    if (left != right) {
      return left > right ? 1 : -1;
    }
    double leftError = Math.fma(u.x(), v.y(), -left);
    double rightError = Math.fma(u.y(), v.x(), -right);
    return leftError == rightError ? 0 : leftError > rightError ? 1 : -1;
  }

  private static boolean isExact(double x, double y, double difference) {
    return lost(x, y, difference) == 0;
  }

  /// {@return what `difference` lost of `x - y` (Knuth's two-difference)}
  private static double lost(double x, double y, double difference) {
    double taken = x - difference;
    return (x - (difference + taken)) + (taken - y);
  }

  private static boolean isSafe(double x, double y) {
    double size = Math.abs(x * y);
    return x == 0 || y == 0 || (size > LEAST_SAFE_PRODUCT && size < LARGEST_SAFE_PRODUCT);
  }

  private static BigDecimal difference(double x, double y) {
    return new BigDecimal(x).subtract(new BigDecimal(y));
  }
}
