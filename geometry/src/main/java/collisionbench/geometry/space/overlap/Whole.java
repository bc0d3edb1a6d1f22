package collisionbench.geometry.space.overlap;

import java.math.BigInteger;

/// Doubles as whole numbers times a power of two.
final class Whole {

  private static final int FRACTION_BITS = 52;

  private Whole() {}

  /// {@return the greatest exponent at which all the values are whole numbers; that of the largest
  /// double for zeros}
  static int exponent(double... values) {
    int least = Double.MAX_EXPONENT;
    for (double value : values) {
      if (value != 0) {
        least = Math.min(least, unit(value) + Long.numberOfTrailingZeros(mantissa(value)));
      }
    }
    return least;
  }

  /// {@return `value / 2^exponent`, which has to be whole}
  static BigInteger of(double value, int exponent) {
    if (value == 0) {
      return BigInteger.ZERO;
    }
    long mantissa = mantissa(value);
    int zeros = Long.numberOfTrailingZeros(mantissa);
    BigInteger odd = BigInteger.valueOf(mantissa >> zeros);
    return odd.shiftLeft(unit(value) + zeros - exponent);
  }

  private static long mantissa(double value) {
    long magnitude = (long) Math.scalb(Math.abs(value), -unit(value));
    return value < 0 ? -magnitude : magnitude;
  }

  private static int unit(double value) {
    return Math.max(Math.getExponent(value), Double.MIN_EXPONENT) - FRACTION_BITS;
  }
}
