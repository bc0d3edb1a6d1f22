package collisionbench.geometry.bench;

/// Chooses between numbers without branches.
///
/// Such choices, as for the region of a segment, are unpredictable: half of the branches are
/// mispredicted, which costs more than most kernels compute. The bits of positive doubles, read as
/// integers, have the order of the doubles, and integers are selected without branches.
final class Branchless {

  private static final long ONE = Double.doubleToRawLongBits(1);

  private Branchless() {}

  /// {@return a number clamped to 0..1; 0 or 1 for NaN}
  static double toUnit(double t) {
    long bits = Double.doubleToRawLongBits(t);
    return Double.longBitsToDouble(Math.min(bits & ~(bits >> 63), ONE));
  }

  /// {@return the lesser of two numbers; either of them if both are negative (minus zero included)
  /// or one is NaN}
  static double lower(double a, double b) {
    return Double.longBitsToDouble(
        Math.min(Double.doubleToRawLongBits(a), Double.doubleToRawLongBits(b)));
  }
}
