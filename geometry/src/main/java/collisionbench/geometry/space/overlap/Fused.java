package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// Sums of products whose products are not rounded: fewer steps, and no more error than any other
/// order of the same sum.
final class Fused {

  private Fused() {}

  static double dot(Vec3 a, Vec3 b) {
    return Math.fma(a.x(), b.x(), Math.fma(a.y(), b.y(), a.z() * b.z()));
  }

  static double squared(Vec3 a) {
    return dot(a, a);
  }

  /// {@return the square of a length, and a number added to it}
  static double squaredPlus(Vec3 a, double more) {
    return Math.fma(a.x(), a.x(), Math.fma(a.y(), a.y(), Math.fma(a.z(), a.z(), more)));
  }

  /// {@return `from - half * |part|`: what is left of `from` behind one half extent of a box}
  static double less(double from, double half, double part) {
    return Math.fma(-half, Math.abs(part), from);
  }

  /// {@return what is left of `from` behind all three}
  static double less(double from, Vec3 half, double x, double y, double z) {
    return less(less(less(from, half.x(), x), half.y(), y), half.z(), z);
  }
}
