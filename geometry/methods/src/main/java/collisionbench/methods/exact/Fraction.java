package collisionbench.methods.exact;

import java.math.BigInteger;

/// A rational number of at least 0, not reduced; the denominator is positive.
record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {

  static final Fraction ZERO = of(BigInteger.ZERO);

  static Fraction of(BigInteger whole) {
    return new Fraction(whole, BigInteger.ONE);
  }

  /// {@return `number^2 / denominator`}
  static Fraction ofSquare(BigInteger number, BigInteger denominator) {
    return new Fraction(number.multiply(number), denominator);
  }

  Fraction min(Fraction other) {
    return other.compareTo(this) < 0 ? other : this;
  }

  boolean isZero() {
    return numerator.signum() == 0;
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }
}
