package collisionbench.bench.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.function.Predicate;

/// Formats numbers, briefly and the same everywhere.
public final class Numbers {

  private static final int DIGITS = 6;
  private static final double NOTHING = 1e-12;

  private Numbers() {}

  /// {@return a number with at most six significant digits: `0.25`, `12.3457`, `1.5e-9`}
  public static String of(double value) {
    return rounded(value, DIGITS);
  }

  /// {@return a number with as many significant digits as fit, from two to six}
  public static String fitting(double value, Predicate<String> fits) {
    int digits = DIGITS;
    while (digits > 2 && !fits.test(rounded(value, digits))) {
      digits--;
    }
    return rounded(value, digits);
  }

  private static String rounded(double value, int digits) {
    if (!Double.isFinite(value)) {
      return value > 0 ? "beyond any number" : "below any number";
    }
    BigDecimal rounded = new BigDecimal(value).round(new MathContext(digits)).stripTrailingZeros();
    if (rounded.signum() == 0) {
      return "0";
    }
    int exponent = rounded.precision() - rounded.scale() - 1;
    return exponent >= -5 && exponent <= 9
        ? rounded.toPlainString()
        : inPowersOfTen(rounded, exponent);
  }

  /// {@return a number in the context of a size: `0` if it is within rounding of 0}
  public static String of(double value, double size) {
    return of(read(value, size));
  }

  /// {@return a number in the context of a size; 0 if it is within rounding of 0}
  public static double read(double value, double size) {
    return isNothing(value, size) ? 0 : value;
  }

  /// {@return whether a number is within rounding of 0 in the context of a size: at most 1e-12 of
  /// it}
  public static boolean isNothing(double value, double size) {
    return Math.abs(value) <= NOTHING * size;
  }

  /// {@return the shortest text that reads back as exactly the same number: `0.1`, `3`, `1e-7`}
  public static String exact(double value) {
    if (!Double.isFinite(value) || value == 0) {
      return of(value);
    }
    BigDecimal shortest = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    return exponent >= -5 && exponent <= 15
        ? shortest.toPlainString()
        : inPowersOfTen(shortest, exponent);
  }

  private static String inPowersOfTen(BigDecimal value, int exponent) {
    return value.scaleByPowerOfTen(-exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
  }
}
