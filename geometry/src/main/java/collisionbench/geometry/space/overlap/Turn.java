package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// A rotation's matrix times `n`, its quaternion's squared length: columns `x`, `y`, `z`.
///
/// An entry sums squares and products that come to at most `n` with 3 u, `n` carries 4 u.
record Turn(Vec3 x, Vec3 y, Vec3 z, double n) {

  static Turn of(Rotation q) {
    return of(q.x(), q.y(), q.z(), q.w());
  }

  static Turn of(double i, double j, double k, double r) {
    double ii = i * i;
    double jj = j * j;
    double kk = k * k;
    double rr = r * r;
    double ri = r * i;
    double rj = r * j;
    double rk = r * k;
    return new Turn(
        new Vec3(rr + ii - (jj + kk), 2 * (i * j + rk), 2 * (i * k - rj)),
        new Vec3(2 * (i * j - rk), rr + jj - (ii + kk), 2 * (j * k + ri)),
        new Vec3(2 * (i * k + rj), 2 * (j * k - ri), rr + kk - (ii + jj)),
        ii + jj + kk + rr);
  }

  /// {@return whether no square of the quaternion overflowed, and none that matters vanished}
  boolean ordinary() {
    return n > 0x1p-300 && n < 0x1p300;
  }

  /// {@return the components of `v` along the rotated axes}
  ///
  /// Each is right up to `15 u` times the sum of the magnitudes of `v`, if `v` itself carries 1 u:
  /// 4 u of the matrix, 3 u of the sum, 6 u of the quotient.
  Vec3 undo(Vec3 v) {
    double inverse = 1 / n;
    return new Vec3(v.dot(x) * inverse, v.dot(y) * inverse, v.dot(z) * inverse);
  }
}
