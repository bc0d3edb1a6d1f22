package collisionbench.geometry.number;

/// Sums that are rounded up or down, as bounds need them; exact ones stay exact.
public final class Outward {

  private Outward() {}

  /// {@return the least double that is not below `a + b`}
  public static double up(double a, double b) {
    double sum = a + b;
    // What rounding took, exactly (Knuth, TwoSum); not a number where something overflowed.
    double ofB = sum - a;
    double lost = (a - (sum - ofB)) + (b - ofB);
    return lost <= 0 ? sum : Math.nextUp(sum);
  }

  /// {@return the greatest double that is not above `a + b`}
  public static double down(double a, double b) {
    return -up(-a, -b);
  }
}
