package collisionbench.methods.exact;

import java.math.BigInteger;

/// A point or a direction in the plane that changes evenly: `at + t by`.
record MovingVec2(BigVec2 at, BigVec2 by) {

  MovingVec2 minus(BigVec2 other) {
    return new MovingVec2(at.minus(other), by);
  }

  Quadratic dot(BigVec2 n) {
    return Quadratic.linear(by.dot(n), at.dot(n));
  }

  /// {@return the determinant `| n this |`}
  Quadratic leftOf(BigVec2 n) {
    return Quadratic.linear(n.cross(by), n.cross(at));
  }

  Quadratic squared() {
    BigInteger mixed = at.dot(by).shiftLeft(1);
    return new Quadratic(by.squared(), mixed, at.squared());
  }
}
