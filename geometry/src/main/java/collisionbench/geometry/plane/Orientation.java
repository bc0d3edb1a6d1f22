package collisionbench.geometry.plane;

import collisionbench.geometry.number.Dyadic2;

/// The exact sign of the side of a line on which a point lies.
///
/// Uses doubles if Shewchuk's error bound allows ("Adaptive Precision Floating-Point Arithmetic and
/// Fast Robust Geometric Predicates", 1997, `ccwerrboundA`), otherwise exact arithmetic.
public final class Orientation {

  private static final double HALF_ULP = 0x1p-53;
  private static final double ERROR = (3 + 16 * HALF_ULP) * HALF_ULP;

  /// More than the error of four underflows.
  private static final double UNDERFLOW = 0x1p-1000;

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
    return Math.abs(area) > bound ? (int) Math.signum(area) : exactly(a, b, c);
  }

  private static int exactly(Vec2 a, Vec2 b, Vec2 c) {
    Dyadic2 origin = exact(a);
    return exact(b).minus(origin).cross(exact(c).minus(origin)).signum();
  }

  private static Dyadic2 exact(Vec2 v) {
    return Dyadic2.of(v.x(), v.y());
  }
}
