package collisionbench.geometry.exact;

import java.math.BigInteger;

/// A point or a direction in space, of whole numbers.
record BigVec3(BigInteger x, BigInteger y, BigInteger z) {

  BigVec3 plus(BigVec3 other) {
    return new BigVec3(x.add(other.x), y.add(other.y), z.add(other.z));
  }

  BigVec3 minus(BigVec3 other) {
    return new BigVec3(x.subtract(other.x), y.subtract(other.y), z.subtract(other.z));
  }

  BigVec3 negated() {
    return new BigVec3(x.negate(), y.negate(), z.negate());
  }

  BigVec3 times(BigInteger factor) {
    return new BigVec3(x.multiply(factor), y.multiply(factor), z.multiply(factor));
  }

  BigInteger dot(BigVec3 other) {
    return x.multiply(other.x).add(y.multiply(other.y)).add(z.multiply(other.z));
  }

  BigVec3 cross(BigVec3 other) {
    return new BigVec3(
        y.multiply(other.z).subtract(z.multiply(other.y)),
        z.multiply(other.x).subtract(x.multiply(other.z)),
        x.multiply(other.y).subtract(y.multiply(other.x)));
  }

  BigInteger squared() {
    return dot(this);
  }

  boolean isZero() {
    return x.signum() == 0 && y.signum() == 0 && z.signum() == 0;
  }
}
