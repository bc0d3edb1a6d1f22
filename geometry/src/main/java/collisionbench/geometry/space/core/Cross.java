package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;

/// Accurate cross products, also of nearly parallel vectors.
///
/// A component `a d - b c` loses its digits if the two products nearly cancel. With a fused
/// multiply-add for the error of the second product, its relative error is at most `1.5 u`, `u =
/// 2^-53` (Kahan; Jeannerod, Louvet and Muller, Further analysis of Kahan's algorithm for the
/// accurate computation of 2 x 2 determinants, 2013).
public final class Cross {

  private Cross() {}

  /// {@return `u x v`}
  public static Vec3 of(Vec3 u, Vec3 v) {
    return new Vec3(
        determinant(u.y(), u.z(), v.y(), v.z()),
        determinant(u.z(), u.x(), v.z(), v.x()),
        determinant(u.x(), u.y(), v.x(), v.y()));
  }

  /// {@return `a d - b c`}
  private static double determinant(double a, double b, double c, double d) {
    double product = b * c;
    return Math.fma(a, d, -product) + Math.fma(-b, c, product);
  }
}
