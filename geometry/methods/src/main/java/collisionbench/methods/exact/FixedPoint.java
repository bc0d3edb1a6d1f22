package collisionbench.methods.exact;

import java.math.BigDecimal;
import java.math.BigInteger;

/// A fixed-point number, `bits * 2^-places`. Sums are exact; the error of products, quotients and
/// roots is less than one in the last place.
record FixedPoint(BigInteger bits, int places) implements Comparable<FixedPoint> {

  static FixedPoint of(BigInteger whole, int places) {
    return new FixedPoint(whole.shiftLeft(places), places);
  }

  FixedPoint plus(FixedPoint other) {
    return new FixedPoint(bits.add(other.bits), places);
  }

  FixedPoint minus(FixedPoint other) {
    return new FixedPoint(bits.subtract(other.bits), places);
  }

  FixedPoint times(FixedPoint other) {
    return new FixedPoint(bits.multiply(other.bits).shiftRight(places), places);
  }

  FixedPoint times(BigInteger factor) {
    return new FixedPoint(bits.multiply(factor), places);
  }

  FixedPoint over(FixedPoint other) {
    return new FixedPoint(bits.shiftLeft(places).divide(other.bits), places);
  }

  /// {@return this times two to the power of `by`}
  FixedPoint shifted(int by) {
    return new FixedPoint(bits.shiftLeft(by), places);
  }

  FixedPoint negated() {
    return new FixedPoint(bits.negate(), places);
  }

  FixedPoint abs() {
    return new FixedPoint(bits.abs(), places);
  }

  /// {@return the square root of a number of at least 0}
  FixedPoint root() {
    return new FixedPoint(bits.shiftLeft(places).sqrt(), places);
  }

  FixedPoint min(FixedPoint other) {
    return compareTo(other) <= 0 ? this : other;
  }

  FixedPoint max(FixedPoint other) {
    return compareTo(other) >= 0 ? this : other;
  }

  int signum() {
    return bits.signum();
  }

  @Override
  public int compareTo(FixedPoint other) {
    return bits.compareTo(other.bits);
  }

  /// {@return the nearest double of a number in units of `unit`, by its first 50 digits}
  double toDouble(Grid unit) {
    Grid last = new Grid(unit.exponent() - places);
    return new BigDecimal(bits).multiply(last.unit(Rounding.DIGITS), Rounding.DIGITS).doubleValue();
  }
}
