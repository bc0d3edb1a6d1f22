package collisionbench.geometry.space.core;

/// Arithmetic that gives what doubles hold without rounding, else NaN, which stays NaN in whatever
/// it goes into.
///
/// Numbers of few digits, as people type them and grids have them, are what touches exactly most of
/// the time, and they need no more than this.
final class Unrounded {

  /// What a product rounds off is less than the product by `2^53` at most, and so a double.
  private static final double LEAST = 0x1p-900;

  private Unrounded() {}

  /// {@return `a - b`}
  static double difference(double a, double b) {
    return sum(a, -b);
  }

  /// {@return `a + b`; what it rounds off is found as by Knuth}
  static double sum(double a, double b) {
    double sum = a + b;
    double ofB = sum - a;
    double lost = (a - (sum - ofB)) + (b - ofB);
    return lost == 0 ? sum : Double.NaN;
  }

  /// {@return `a b`}
  static double product(double a, double b) {
    double product = a * b;
    boolean sized = Math.abs(product) > LEAST && Math.abs(product) <= Double.MAX_VALUE;
    boolean whole = sized && Math.fma(a, b, -product) == 0;
    return whole || a == 0 || b == 0 ? product : Double.NaN;
  }

  /// {@return `a d - b c`}
  static double area(double a, double b, double c, double d) {
    return difference(product(a, d), product(b, c));
  }
}
