package collisionbench.geometry.number;

/// Sums rounded up or down, for bounds. Exact sums stay exact.
public final class Outward {

  private Outward() {}

  /// {@return the least double that is not below `a + b`}
  public static double up(double a, double b) {
    double sum = a + b;
    // The exact rounding error (Knuth, TwoSum); NaN on overflow.
    double ofB = sum - a;
    double lost = (a - (sum - ofB)) + (b - ofB);
    return lost <= 0 ? sum : Math.nextUp(sum);
  }

  /// {@return the greatest double that is not above `a + b`}
  public static double down(double a, double b) {
    return -up(-a, -b);
  }
}
