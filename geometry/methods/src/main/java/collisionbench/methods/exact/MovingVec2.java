package collisionbench.methods.exact;

import java.math.BigInteger;

/// A point or direction in the plane that is linear in time: `at + t by`.
record MovingVec2(BigVec2 at, BigVec2 by) {

  MovingVec2 minus(BigVec2 other) {
    return new MovingVec2(at.minus(other), by);
  }

  Parabola dot(BigVec2 n) {
    return Parabola.linear(by.dot(n), at.dot(n));
  }

  /// {@return the determinant `| n this |`}
  Parabola leftOf(BigVec2 n) {
    return Parabola.linear(n.cross(by), n.cross(at));
  }

  Parabola squared() {
    BigInteger mixed = at.dot(by).shiftLeft(1);
    return new Parabola(by.squared(), mixed, at.squared());
  }
}
