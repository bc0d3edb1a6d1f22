package collisionbench.app.fuzz;

import java.math.BigDecimal;
import java.util.function.DoublePredicate;

/// The points that divide a segment into eight, if doubles represent them exactly. At these points
/// a crossing can be compared with containment in the shape, free of rounding.
final class Eighths {

  /// Parameters this close to the ends of a crossing are not compared, because the ends are
  /// rounded.
  private static final double CLEAR = 1e-9;

  private Eighths() {}

  /// {@return infinity if the shape contains a point outside the crossing, or lacks one inside it;
  /// 0 otherwise}
  ///
  /// @param isExact whether doubles represent the point at a parameter exactly
  /// @param isContained whether the shape contains the point at a parameter
  /// @param convex whether the shape is convex
  static double error(
      double enter,
      double exit,
      DoublePredicate isExact,
      DoublePredicate isContained,
      boolean convex) {
    for (int i = 0; i <= 8; i++) {
      double t = i / 8.0;
      boolean outside = t < enter - CLEAR || t > exit + CLEAR;
      boolean inside = t > enter + CLEAR && t < exit - CLEAR;
      if ((outside || (inside && convex)) && isExact.test(t) && isContained.test(t) == outside) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return 0;
  }

  /// {@return whether `start + t (end - start)` is `found`, exactly}
  static boolean isExact(double start, double end, double t, double found) {
    BigDecimal from = new BigDecimal(start);
    BigDecimal offset = new BigDecimal(end).subtract(from).multiply(new BigDecimal(t));
    return Double.isFinite(found) && from.add(offset).compareTo(new BigDecimal(found)) == 0;
  }
}
