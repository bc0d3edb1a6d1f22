package collisionbench.geometry.space.overlap;

import java.math.BigInteger;

/// A vector in whole numbers; nothing here rounds.
record ExactVec(BigInteger x, BigInteger y, BigInteger z) {

  ExactVec plus(ExactVec other) {
    return new ExactVec(x.add(other.x), y.add(other.y), z.add(other.z));
  }

  ExactVec minus(ExactVec other) {
    return new ExactVec(x.subtract(other.x), y.subtract(other.y), z.subtract(other.z));
  }

  ExactVec times(BigInteger factor) {
    return new ExactVec(x.multiply(factor), y.multiply(factor), z.multiply(factor));
  }

  BigInteger dot(ExactVec other) {
    return x.multiply(other.x).add(y.multiply(other.y)).add(z.multiply(other.z));
  }

  ExactVec cross(ExactVec other) {
    return new ExactVec(
        y.multiply(other.z).subtract(z.multiply(other.y)),
        z.multiply(other.x).subtract(x.multiply(other.z)),
        x.multiply(other.y).subtract(y.multiply(other.x)));
  }

  BigInteger lengthSquared() {
    return dot(this);
  }

  boolean isZero() {
    return x.signum() == 0 && y.signum() == 0 && z.signum() == 0;
  }
}
