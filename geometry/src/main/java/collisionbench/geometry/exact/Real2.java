package collisionbench.geometry.exact;

import java.math.BigInteger;

/// A point or a direction in the plane, to many places.
record Real2(Real x, Real y) {

  static Real2 of(Whole2 whole, int places) {
    return new Real2(Real.of(whole.x(), places), Real.of(whole.y(), places));
  }

  Real2 plus(Real2 other) {
    return new Real2(x.plus(other.x), y.plus(other.y));
  }

  Real2 minus(Real2 other) {
    return new Real2(x.minus(other.x), y.minus(other.y));
  }

  Real2 times(Real factor) {
    return new Real2(x.times(factor), y.times(factor));
  }

  Real2 negated() {
    return new Real2(x.negated(), y.negated());
  }

  /// {@return this turned a quarter counter-clockwise}
  Real2 perpendicular() {
    return new Real2(y.negated(), x);
  }

  Real dot(Real2 other) {
    return x.times(other.x).plus(y.times(other.y));
  }

  Real cross(Real2 other) {
    return x.times(other.y).minus(y.times(other.x));
  }

  /// {@return the length, less than one in the last place too small}
  Real length() {
    BigInteger squared = x.bits().pow(2).add(y.bits().pow(2));
    return new Real(squared.sqrt(), x.places());
  }

  boolean isZero() {
    return x.signum() == 0 && y.signum() == 0;
  }

  /// {@return the direction of this, which is not zero; as exact for a short one as for a long one}
  Real2 unit() {
    int shift = x.places() - Math.max(x.bits().bitLength(), y.bits().bitLength());
    Real2 longer = new Real2(x.shifted(shift), y.shifted(shift));
    Real length = longer.length();
    return new Real2(longer.x.over(length), longer.y.over(length));
  }
}
