package collisionbench.geometry.exact;

import java.math.BigInteger;

/// A point or a direction in the plane that changes evenly: `at + t by`.
record Moving2(Whole2 at, Whole2 by) {

  Moving2 minus(Whole2 other) {
    return new Moving2(at.minus(other), by);
  }

  Quadratic dot(Whole2 n) {
    return Quadratic.linear(by.dot(n), at.dot(n));
  }

  /// {@return the determinant `| n this |`}
  Quadratic leftOf(Whole2 n) {
    return Quadratic.linear(n.cross(by), n.cross(at));
  }

  Quadratic squared() {
    BigInteger mixed = at.dot(by).shiftLeft(1);
    return new Quadratic(by.squared(), mixed, at.squared());
  }
}
