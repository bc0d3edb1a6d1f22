package collisionbench.geometry.exact;

import java.math.BigInteger;

/// A point or a direction in the plane, of whole numbers.
record Whole2(BigInteger x, BigInteger y) {

  static final Whole2 ZERO = new Whole2(BigInteger.ZERO, BigInteger.ZERO);

  Whole2 plus(Whole2 other) {
    return new Whole2(x.add(other.x), y.add(other.y));
  }

  Whole2 minus(Whole2 other) {
    return new Whole2(x.subtract(other.x), y.subtract(other.y));
  }

  Whole2 times(BigInteger factor) {
    return new Whole2(x.multiply(factor), y.multiply(factor));
  }

  Whole2 negated() {
    return new Whole2(x.negate(), y.negate());
  }

  BigInteger dot(Whole2 other) {
    return x.multiply(other.x).add(y.multiply(other.y));
  }

  /// {@return the determinant `| this other |`: positive if `other` lies counter-clockwise}
  BigInteger cross(Whole2 other) {
    return x.multiply(other.y).subtract(y.multiply(other.x));
  }

  /// {@return this turned a quarter counter-clockwise}
  Whole2 perpendicular() {
    return new Whole2(y.negate(), x);
  }

  BigInteger squared() {
    return dot(this);
  }

  boolean isZero() {
    return x.signum() == 0 && y.signum() == 0;
  }
}
