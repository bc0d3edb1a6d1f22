package collisionbench.methods.exact;

import java.math.BigInteger;

/// A point or direction in space that is linear in time: `at + t by`.
record MovingVec3(BigVec3 at, BigVec3 by) {

  MovingVec3 minus(BigVec3 other) {
    return new MovingVec3(at.minus(other), by);
  }

  Parabola dot(BigVec3 n) {
    return Parabola.linear(by.dot(n), at.dot(n));
  }

  MovingVec3 cross(BigVec3 n) {
    return new MovingVec3(at.cross(n), by.cross(n));
  }

  Parabola squared() {
    BigInteger mixed = at.dot(by).shiftLeft(1);
    return new Parabola(by.squared(), mixed, at.squared());
  }
}
