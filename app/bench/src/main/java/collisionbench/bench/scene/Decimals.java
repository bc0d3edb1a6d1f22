package collisionbench.bench.scene;

import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;

/// Decimal arithmetic: `0.1 + 0.2` is `0.3`, 10.3 moved by -10.1 is 0.2, and `0.1 * 3` is `0.3`.
///
/// Adds or multiplies the shortest decimals of both numbers and rounds the result to the nearest
/// double, which equals `+` or `*` up to rounding. So bodies that are moved or scaled by round
/// numbers keep round coordinates.
public final class Decimals {

  private Decimals() {}

  /// {@return `a + b`}
  public static double sum(double a, double b) {
    if (a == 0 || b == 0 || !Double.isFinite(a) || !Double.isFinite(b)) {
      return a + b;
    }
    return BigDecimal.valueOf(a).add(BigDecimal.valueOf(b)).doubleValue();
  }

  /// {@return `a * b`}
  public static double product(double a, double b) {
    return Double.isFinite(a) && Double.isFinite(b)
        ? BigDecimal.valueOf(a).multiply(BigDecimal.valueOf(b)).doubleValue()
        : a * b;
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
