package collisionbench.methods.exact;

import collisionbench.geometry.space.Rotation;
import java.math.BigInteger;
import java.util.List;

/// The rotation of a quaternion `x i + y j + z k + w` of any length, times `norm`, the square of
/// that length: so it is whole, and the length does not matter.
record ScaledRotation(BigVec3 vector, BigInteger w) {

  private static final BigVec3 X = new BigVec3(BigInteger.ONE, BigInteger.ZERO, BigInteger.ZERO);
  private static final BigVec3 Y = new BigVec3(BigInteger.ZERO, BigInteger.ONE, BigInteger.ZERO);
  private static final BigVec3 Z = new BigVec3(BigInteger.ZERO, BigInteger.ZERO, BigInteger.ONE);

  static ScaledRotation of(Rotation q) {
    Grid grid = Grid.of(q.x(), q.y(), q.z(), q.w());
    return new ScaledRotation(grid.whole(q.x(), q.y(), q.z()), grid.whole(q.w()));
  }

  BigInteger norm() {
    return vector.squared().add(w.multiply(w));
  }

  /// {@return where the rotation takes the three axes, `norm` long each}
  List<BigVec3> axes() {
    return List.of(turned(X), turned(Y), turned(Z));
  }

  /// The product `q a q*`: `2 (v . a) v + (w^2 - v . v) a + 2 w (v x a)`.
  private BigVec3 turned(BigVec3 a) {
    BigVec3 along = vector.times(vector.dot(a).multiply(BigInteger.TWO));
    BigVec3 rest = a.times(w.multiply(w).subtract(vector.squared()));
    BigVec3 across = vector.cross(a).times(w.multiply(BigInteger.TWO));
    return along.plus(rest).plus(across);
  }
}
