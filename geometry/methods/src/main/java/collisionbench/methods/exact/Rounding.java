package collisionbench.methods.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/// Rounds exact numbers to doubles, with many more intermediate digits.
///
/// Nonzero numbers do not round to zero, and numbers that overflow become the greatest double.
final class Rounding {

  /// About three times the digits of a double.
  static final MathContext DIGITS = new MathContext(50);

  private Rounding() {}

  /// {@return `sqrt(squared) - radii` in units of `unit`}
  ///
  /// As `(squared - radii^2) / (sqrt(squared) + radii)`: the numerator is exact, so no digits are
  /// lost to cancellation.
  static double gap(Fraction squared, BigInteger radii, BigDecimal unit) {
    BigInteger difference =
        squared.numerator().subtract(radii.multiply(radii).multiply(squared.denominator()));
    if (difference.signum() == 0) {
      return 0;
    }
    BigDecimal sum = root(squared).add(new BigDecimal(radii), DIGITS);
    return toDouble(quotient(difference, squared.denominator()).divide(sum, DIGITS), unit);
  }

  /// {@return minus the sum of a depth and the radii, in units of `unit`}
  static double depth(Fraction squared, BigInteger radii, BigDecimal unit) {
    return toDouble(root(squared).add(new BigDecimal(radii), DIGITS).negate(), unit);
  }

  private static BigDecimal root(Fraction squared) {
    return quotient(squared.numerator(), squared.denominator()).sqrt(DIGITS);
  }

  private static BigDecimal quotient(BigInteger dividend, BigInteger divisor) {
    return new BigDecimal(dividend).divide(new BigDecimal(divisor), DIGITS);
  }

  static double toDouble(BigDecimal number, BigDecimal unit) {
    double rounded = number.multiply(unit, DIGITS).doubleValue();
    return Double.isInfinite(rounded) || rounded == 0
        ? number.signum() * (rounded == 0 ? Double.MIN_VALUE : Double.MAX_VALUE)
        : rounded;
  }
}
