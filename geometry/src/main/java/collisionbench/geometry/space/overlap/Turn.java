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

  /// {@return the components of `v` along the axes that `q` turns to; not numbers where the squares
  /// of the quaternion leave the range of doubles}
  ///
  /// With `q = w + r` they are `v + 2 / n (w x (w x v) - r (w x v))`: for one vector less work than
  /// the matrix. A component of `w x v` carries 3 u of `|w| |v|` if `v` carries 1 u, the sum in
  /// brackets 7 u of `n |v|`, its factor 6 u: 30 u of `|v|` with the last sum.
  static Vec3 undo(Rotation q, Vec3 v) {
    double i = q.x();
    double j = q.y();
    double k = q.z();
    double r = q.w();
    if (i == 0 && j == 0 && k == 0) {
      return v;
    }
    double n = i * i + j * j + k * k + r * r;
    double x = j * v.z() - k * v.y();
    double y = k * v.x() - i * v.z();
    double z = i * v.y() - j * v.x();
    double twice = n > 0x1p-300 && n < 0x1p300 ? 2 / n : Double.NaN;
    return new Vec3(
        v.x() + twice * (j * z - k * y - r * x),
        v.y() + twice * (k * x - i * z - r * y),
        v.z() + twice * (i * y - j * x - r * z));
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
