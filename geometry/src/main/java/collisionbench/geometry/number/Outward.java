package collisionbench.geometry.number;

/// Sums rounded up or down, for bounds, and the rounding error of a sum. Exact sums stay exact.
public final class Outward {

  private Outward() {}

  /// {@return the least double that is not below `a + b`}
  public static double up(double a, double b) {
    double sum = a + b;
    return lost(a, b) <= 0 ? sum : Math.nextUp(sum);
  }

  /// {@return the greatest double that is not above `a + b`}
  public static double down(double a, double b) {
    return -up(-a, -b);
  }

  /// {@return the rounding error of `a + b`, exactly (Knuth, TwoSum); NaN on overflow}
  public static double lost(double a, double b) {
    double sum = a + b;
    double ofB = sum - a;
    return (a - (sum - ofB)) + (b - ofB);
  }
}
