package collisionbench.methods.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/// A unit `2^exponent` of which all numbers of a question are integer multiples.
record Grid(int exponent) {

  private static final int FRACTION_BITS = 52;

  /// {@return the coarsest grid that contains all the finite numbers}
  static Grid of(double... numbers) {
    int exponent = Integer.MAX_VALUE;
    for (double number : numbers) {
      if (number != 0) {
        exponent =
            Math.min(exponent, lastPlace(number) + Long.numberOfTrailingZeros(digits(number)));
      }
    }
    return new Grid(exponent == Integer.MAX_VALUE ? 0 : exponent);
  }

  /// {@return the exact number of units}
  BigInteger whole(double number) {
    BigInteger digits = BigInteger.valueOf(number < 0 ? -digits(number) : digits(number));
    return digits.shiftLeft(lastPlace(number) - exponent);
  }

  BigVec2 whole(double x, double y) {
    return new BigVec2(whole(x), whole(y));
  }

  BigVec3 whole(double x, double y, double z) {
    return new BigVec3(whole(x), whole(y), whole(z));
  }

  /// {@return the unit, rounded to the digits of `context`}
  BigDecimal unit(MathContext context) {
    return BigDecimal.TWO.pow(exponent, context);
  }

  /// A double is plus or minus its digits times two to the power of its last place.
  private static long digits(double number) {
    long fraction = Double.doubleToRawLongBits(number) & ((1L << FRACTION_BITS) - 1);
    return Math.abs(number) < Double.MIN_NORMAL ? fraction : fraction | (1L << FRACTION_BITS);
  }

  private static int lastPlace(double number) {
    return Math.max(Math.getExponent(number), Double.MIN_EXPONENT) - FRACTION_BITS;
  }
}
