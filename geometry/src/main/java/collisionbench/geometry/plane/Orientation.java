package collisionbench.geometry.plane;

import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Outward;

/// The exact sign of the side of a line on which a point lies.
///
/// Uses doubles if Shewchuk's error bound allows ("Adaptive Precision Floating-Point Arithmetic and
/// Fast Robust Geometric Predicates", 1997, `ccwerrboundA`) or all differences are exact, otherwise
/// exact arithmetic.
public final class Orientation {

  private static final double HALF_ULP = 0x1p-53;
  private static final double ERROR = (3 + 16 * HALF_ULP) * HALF_ULP;

  /// More than the error of four underflows.
  private static final double UNDERFLOW = 0x1p-1000;

  /// The rounding error of a product above this is a double.
  private static final double LEAST_PRODUCT = 0x1p-960;

  private Orientation() {}

  /// {@return 1 if `c` lies to the left of the line from `a` to `b`, -1 to the right, 0 if the
  /// three are on one line}
  ///
  /// The error of each product is at most 3 roundings, and of the difference one more. On overflow
  /// the result is infinite or NaN and exact arithmetic decides.
  public static int of(Vec2 a, Vec2 b, Vec2 c) {
    double left = (b.x() - a.x()) * (c.y() - a.y());
    double right = (b.y() - a.y()) * (c.x() - a.x());
    double area = left - right;
    double bound = ERROR * (Math.abs(left) + Math.abs(right)) + UNDERFLOW;
    return Math.abs(area) > bound ? (int) Math.signum(area) : onGrid(a, b, c);
  }

  /// Differences of points on a grid, such as integers, are exact. Then only two products round: if
  /// the rounded ones differ, they are in the right order, and if not, their rounding errors are
  /// compared.
  private static int onGrid(Vec2 a, Vec2 b, Vec2 c) {
    double bx = b.x() - a.x();
    double by = b.y() - a.y();
    double cx = c.x() - a.x();
    double cy = c.y() - a.y();
    if (!(isExact(a, b) && isExact(a, c) && isOrdinary(bx, cy) && isOrdinary(by, cx))) {
      return exactly(a, b, c);
    }
    double left = bx * cy;
    double right = by * cx;
    double lost = Math.fma(bx, cy, -left) - Math.fma(by, cx, -right);
    return (int) Math.signum(left == right ? lost : left - right);
  }

  private static boolean isExact(Vec2 from, Vec2 to) {
    return Outward.lost(to.x(), -from.x()) == 0 && Outward.lost(to.y(), -from.y()) == 0;
  }

  /// {@return whether the rounding error of a product is a double}
  private static boolean isOrdinary(double a, double b) {
    double size = Math.abs(a * b);
    return a == 0 || b == 0 || (size > LEAST_PRODUCT && size < Double.POSITIVE_INFINITY);
  }

  private static int exactly(Vec2 a, Vec2 b, Vec2 c) {
    Dyadic2 origin = exact(a);
    return exact(b).minus(origin).cross(exact(c).minus(origin)).signum();
  }

  private static Dyadic2 exact(Vec2 v) {
    return Dyadic2.of(v.x(), v.y());
  }
}
