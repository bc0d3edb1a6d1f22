package collisionbench.methods.exact;

import java.math.BigDecimal;
import java.math.BigInteger;

/// A rational number in lowest terms; the denominator is positive.
record Ratio(BigInteger numerator, BigInteger denominator) implements Comparable<Ratio> {

  Ratio {
    BigInteger common =
        numerator.gcd(denominator).multiply(BigInteger.valueOf(denominator.signum()));
    numerator = numerator.divide(common);
    denominator = denominator.divide(common);
  }

  static Ratio of(BigInteger whole) {
    return new Ratio(whole, BigInteger.ONE);
  }

  Ratio plus(Ratio other) {
    return new Ratio(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  Ratio minus(Ratio other) {
    return plus(new Ratio(other.numerator.negate(), other.denominator));
  }

  Ratio times(Ratio other) {
    return new Ratio(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  Ratio over(Ratio other) {
    return new Ratio(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  int signum() {
    return numerator.signum();
  }

  @Override
  public int compareTo(Ratio other) {
    return minus(other).signum();
  }

  BigDecimal rounded() {
    return new BigDecimal(numerator).divide(new BigDecimal(denominator), Rounding.DIGITS);
  }
}
