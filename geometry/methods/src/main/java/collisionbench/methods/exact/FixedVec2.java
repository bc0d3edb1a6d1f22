package collisionbench.methods.exact;

import java.math.BigInteger;

/// A point or direction in the plane, in fixed-point numbers.
record FixedVec2(FixedPoint x, FixedPoint y) {

  static FixedVec2 of(BigVec2 whole, int places) {
    return new FixedVec2(FixedPoint.of(whole.x(), places), FixedPoint.of(whole.y(), places));
  }

  FixedVec2 plus(FixedVec2 other) {
    return new FixedVec2(x.plus(other.x), y.plus(other.y));
  }

  FixedVec2 minus(FixedVec2 other) {
    return new FixedVec2(x.minus(other.x), y.minus(other.y));
  }

  FixedVec2 times(FixedPoint factor) {
    return new FixedVec2(x.times(factor), y.times(factor));
  }

  FixedVec2 negated() {
    return new FixedVec2(x.negated(), y.negated());
  }

  /// {@return this rotated by 90 degrees counter-clockwise}
  FixedVec2 perpendicular() {
    return new FixedVec2(y.negated(), x);
  }

  FixedPoint dot(FixedVec2 other) {
    return x.times(other.x).plus(y.times(other.y));
  }

  FixedPoint cross(FixedVec2 other) {
    return x.times(other.y).minus(y.times(other.x));
  }

  /// {@return the length, less than one in the last place too small}
  FixedPoint length() {
    BigInteger squared = x.bits().pow(2).add(y.bits().pow(2));
    return new FixedPoint(squared.sqrt(), x.places());
  }

  boolean isZero() {
    return x.signum() == 0 && y.signum() == 0;
  }

  /// {@return the unit vector in this direction, not zero; equally accurate for any length}
  FixedVec2 unit() {
    int shift = x.places() - Math.max(x.bits().bitLength(), y.bits().bitLength());
    FixedVec2 longer = new FixedVec2(x.shifted(shift), y.shifted(shift));
    FixedPoint length = longer.length();
    return new FixedVec2(longer.x.over(length), longer.y.over(length));
  }
}
