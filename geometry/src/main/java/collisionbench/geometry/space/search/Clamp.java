package collisionbench.geometry.space.search;

/// Clamps to 0..1.
final class Clamp {

  private Clamp() {}

  /// {@return `t` clamped to 0..1; 0 for NaN, such as the quotient of two zeros}
  static double toUnit(double t) {
    return t > 0 ? Math.min(t, 1) : 0;
  }
}
