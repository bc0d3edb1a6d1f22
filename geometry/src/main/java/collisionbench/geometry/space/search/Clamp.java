package collisionbench.geometry.space.search;

/// Brings numbers into 0..1.
final class Clamp {

  private Clamp() {}

  /// {@return the nearest number of 0..1; 0 for what is not a number, as the quotient of two zeros}
  static double toUnit(double t) {
    return t > 0 ? Math.min(t, 1) : 0;
  }
}
