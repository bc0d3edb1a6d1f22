package collisionbench.geometry.exact;

import java.math.BigInteger;

/// A point or a direction in space that changes evenly: `at + t by`.
record Moving3(Whole3 at, Whole3 by) {

  Moving3 minus(Whole3 other) {
    return new Moving3(at.minus(other), by);
  }

  Quadratic dot(Whole3 n) {
    return Quadratic.linear(by.dot(n), at.dot(n));
  }

  Moving3 cross(Whole3 n) {
    return new Moving3(at.cross(n), by.cross(n));
  }

  Quadratic squared() {
    BigInteger mixed = at.dot(by).shiftLeft(1);
    return new Quadratic(by.squared(), mixed, at.squared());
  }
}
