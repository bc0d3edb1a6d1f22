package collisionbench.app.fuzz;

import java.math.BigDecimal;
import java.util.function.DoublePredicate;

/// The points that divide a segment into eight, as far as doubles hold them: there a crossing can
/// be held against whether the shape holds the point, without any rounding.
final class Eighths {

  /// Nearer to its ends a stretch may be rounded.
  private static final double CLEAR = 1e-9;

  private Eighths() {}

  /// {@return infinity if a point outside of the stretch is in the shape, or one inside of it is
  /// not; else 0}
  ///
  /// @param isExact whether doubles hold the point at a parameter
  /// @param isHeld whether the shape holds the point at a parameter
  /// @param convex whether all between two points of the shape is in it
  static double error(
      double enter, double exit, DoublePredicate isExact, DoublePredicate isHeld, boolean convex) {
    for (int i = 0; i <= 8; i++) {
      double t = i / 8.0;
      boolean outside = t < enter - CLEAR || t > exit + CLEAR;
      boolean inside = t > enter + CLEAR && t < exit - CLEAR;
      if ((outside || (inside && convex)) && isExact.test(t) && isHeld.test(t) == outside) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return 0;
  }

  /// {@return whether `start + t (end - start)` is `found`, exactly}
  static boolean isExact(double start, double end, double t, double found) {
    BigDecimal from = new BigDecimal(start);
    BigDecimal way = new BigDecimal(end).subtract(from).multiply(new BigDecimal(t));
    return Double.isFinite(found) && from.add(way).compareTo(new BigDecimal(found)) == 0;
  }
}
