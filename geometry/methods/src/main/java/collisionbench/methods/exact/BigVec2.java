package collisionbench.methods.exact;

import java.math.BigInteger;

/// A point or a direction in the plane, of whole numbers.
record BigVec2(BigInteger x, BigInteger y) {

  static final BigVec2 ZERO = new BigVec2(BigInteger.ZERO, BigInteger.ZERO);

  BigVec2 plus(BigVec2 other) {
    return new BigVec2(x.add(other.x), y.add(other.y));
  }

  BigVec2 minus(BigVec2 other) {
    return new BigVec2(x.subtract(other.x), y.subtract(other.y));
  }

  BigVec2 times(BigInteger factor) {
    return new BigVec2(x.multiply(factor), y.multiply(factor));
  }

  BigVec2 negated() {
    return new BigVec2(x.negate(), y.negate());
  }

  BigInteger dot(BigVec2 other) {
    return x.multiply(other.x).add(y.multiply(other.y));
  }

  /// {@return the determinant `| this other |`: positive if `other` lies counter-clockwise}
  BigInteger cross(BigVec2 other) {
    return x.multiply(other.y).subtract(y.multiply(other.x));
  }

  /// {@return this turned a quarter counter-clockwise}
  BigVec2 perpendicular() {
    return new BigVec2(y.negate(), x);
  }

  BigInteger squared() {
    return dot(this);
  }

  boolean isZero() {
    return x.signum() == 0 && y.signum() == 0;
  }
}
