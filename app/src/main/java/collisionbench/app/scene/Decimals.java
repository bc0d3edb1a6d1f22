package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;

/// Decimal sums: `0.1 + 0.2` is `0.3`, and 10.3 moved by -10.1 is 0.2.
///
/// Adds the shortest decimals of both numbers and rounds the sum to the nearest double, which
/// equals `+` up to rounding. So bodies moved by round steps keep round coordinates.
public final class Decimals {

  private Decimals() {}

  /// {@return `a + b`}
  public static double sum(double a, double b) {
    if (a == 0 || b == 0 || !Double.isFinite(a) || !Double.isFinite(b)) {
      return a + b;
    }
    return BigDecimal.valueOf(a).add(BigDecimal.valueOf(b)).doubleValue();
  }

  /// {@return `a + b`, coordinate by coordinate}
  public static Vec3 sum(Vec3 a, Vec3 b) {
    return new Vec3(sum(a.x(), b.x()), sum(a.y(), b.y()), sum(a.z(), b.z()));
  }

  /// {@return `a - b`, coordinate by coordinate}
  public static Vec3 difference(Vec3 a, Vec3 b) {
    return sum(a, b.negated());
  }
}
