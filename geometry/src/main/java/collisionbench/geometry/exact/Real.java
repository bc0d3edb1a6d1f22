package collisionbench.geometry.exact;

import java.math.BigDecimal;
import java.math.BigInteger;

/// A number to a fixed number of binary places: `bits` times two to the power of `-places`. Sums
/// are exact; products, quotients and roots are off by less than one in the last place.
record Real(BigInteger bits, int places) implements Comparable<Real> {

  static Real of(BigInteger whole, int places) {
    return new Real(whole.shiftLeft(places), places);
  }

  Real plus(Real other) {
    return new Real(bits.add(other.bits), places);
  }

  Real minus(Real other) {
    return new Real(bits.subtract(other.bits), places);
  }

  Real times(Real other) {
    return new Real(bits.multiply(other.bits).shiftRight(places), places);
  }

  Real times(BigInteger factor) {
    return new Real(bits.multiply(factor), places);
  }

  Real over(Real other) {
    return new Real(bits.shiftLeft(places).divide(other.bits), places);
  }

  /// {@return this times two to the power of `by`}
  Real shifted(int by) {
    return new Real(bits.shiftLeft(by), places);
  }

  Real negated() {
    return new Real(bits.negate(), places);
  }

  Real abs() {
    return new Real(bits.abs(), places);
  }

  /// {@return the root, of a number of at least 0}
  Real root() {
    return new Real(bits.shiftLeft(places).sqrt(), places);
  }

  Real min(Real other) {
    return compareTo(other) <= 0 ? this : other;
  }

  Real max(Real other) {
    return compareTo(other) >= 0 ? this : other;
  }

  int signum() {
    return bits.signum();
  }

  @Override
  public int compareTo(Real other) {
    return bits.compareTo(other.bits);
  }

  /// {@return the nearest double, of a number in units of `unit`; 0 for what is nearer to that than
  /// to the least double}
  double toDouble(Grid unit) {
    Grid last = new Grid(unit.exponent() - places);
    return new BigDecimal(bits).multiply(last.unit(Rounding.DIGITS), Rounding.DIGITS).doubleValue();
  }
}
