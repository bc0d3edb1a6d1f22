package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

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

  /// {@return the first of some vectors that are independent: none is in the line or plane of those
  /// before it; at most three}
  static List<BigVec3> independent(List<BigVec3> vectors) {
    List<BigVec3> found = new ArrayList<>();
    for (BigVec3 v : vectors) {
      boolean isNew =
          switch (found.size()) {
            case 0 -> !v.isZero();
            case 1 -> !found.getFirst().cross(v).isZero();
            case 2 -> found.getFirst().cross(found.getLast()).dot(v).signum() != 0;
            default -> false;
          };
      if (isNew) {
        found.add(v);
      }
    }
    return found;
  }
}
