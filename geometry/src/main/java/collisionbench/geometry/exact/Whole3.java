package collisionbench.geometry.exact;

import java.math.BigInteger;

/// A point or a direction in space, of whole numbers.
record Whole3(BigInteger x, BigInteger y, BigInteger z) {

  Whole3 plus(Whole3 other) {
    return new Whole3(x.add(other.x), y.add(other.y), z.add(other.z));
  }

  Whole3 minus(Whole3 other) {
    return new Whole3(x.subtract(other.x), y.subtract(other.y), z.subtract(other.z));
  }

  Whole3 negated() {
    return new Whole3(x.negate(), y.negate(), z.negate());
  }

  Whole3 times(BigInteger factor) {
    return new Whole3(x.multiply(factor), y.multiply(factor), z.multiply(factor));
  }

  BigInteger dot(Whole3 other) {
    return x.multiply(other.x).add(y.multiply(other.y)).add(z.multiply(other.z));
  }

  Whole3 cross(Whole3 other) {
    return new Whole3(
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
