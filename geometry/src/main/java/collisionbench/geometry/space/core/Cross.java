package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;

/// Cross products that are right to the last bits, however nearly parallel the two vectors are.
///
/// A component `a d - b c` loses all it has where the two products nearly cancel. With a fused
/// multiply-add for the error of the second product it is within `1.5 u` of the truth, `u = 2^-53`.
/// (Kahan; Jeannerod, Louvet and Muller, Further analysis of Kahan's algorithm for the accurate
/// computation of 2 x 2 determinants, 2013.)
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
