package collisionbench.geometry.bench;

/// Choices between numbers without a branch.
///
/// Where on a segment the nearest point is, or which of several signs is another one, is a toss-up
/// that a processor guesses wrong half of the time, and a wrong guess costs more than most kernels
/// compute. The bits of a double, taken as a whole number, are in the order of the numbers where
/// these are positive, and whole numbers are chosen without a guess.
final class Branchless {

  private static final long ONE = Double.doubleToRawLongBits(1);

  private Branchless() {}

  /// {@return a number brought into 0..1; 0 or 1 if it is not a number}
  static double toUnit(double t) {
    long bits = Double.doubleToRawLongBits(t);
    return Double.longBitsToDouble(Math.min(bits & ~(bits >> 63), ONE));
  }

  /// {@return the lower of two numbers; if both are negative, as minus zero is here, one of them;
  /// if one is not a number, either}
  static double lower(double a, double b) {
    return Double.longBitsToDouble(
        Math.min(Double.doubleToRawLongBits(a), Double.doubleToRawLongBits(b)));
  }
}
