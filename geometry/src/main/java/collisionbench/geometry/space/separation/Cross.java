package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Cross products that are right to the last bits, however nearly parallel the two vectors are.
///
/// A component `a d - b c` loses all it has where the two products nearly cancel. With a fused
/// multiply-add for the error of the second product it is within `1.5 u` of the truth, `u = 2^-53`.
/// (Kahan; Jeannerod, Louvet and Muller, Further analysis of Kahan's algorithm for the accurate
/// computation of 2 x 2 determinants, 2013.)
///
/// What is left is the rounding of the two vectors themselves. That is as if the corners that they
/// lead to had moved by rounding, and a distance changes by no more than the corners move.
final class Cross {

  private Cross() {}

  /// {@return `u x v`}
  static Vec3 of(Vec3 u, Vec3 v) {
    return new Vec3(
        minus(u.y(), v.z(), u.z(), v.y()),
        minus(u.z(), v.x(), u.x(), v.z()),
        minus(u.x(), v.y(), u.y(), v.x()));
  }

  /// {@return the part of `d` across `v`, times the square of the length of `v`}
  static Vec3 across(Vec3 v, Vec3 d) {
    return of(v, of(d, v));
  }

  /// {@return `a d - b c`}
  private static double minus(double a, double d, double b, double c) {
    double product = b * c;
    return Math.fma(a, d, -product) + Math.fma(-b, c, product);
  }
}
