package collisionbench.app.text;

import java.math.BigDecimal;
import java.math.MathContext;

/// Numbers as they are shown: short, and the same everywhere.
public final class Numbers {

  private static final MathContext DIGITS = new MathContext(6);

  private Numbers() {}

  /// {@return a number with at most six significant digits: `0.25`, `12.3457`, `1.5e-9`}
  public static String of(double value) {
    if (!Double.isFinite(value)) {
      return value > 0 ? "beyond any number" : "below any number";
    }
    BigDecimal rounded = new BigDecimal(value).round(DIGITS).stripTrailingZeros();
    if (rounded.signum() == 0) {
      return "0";
    }
    int exponent = rounded.precision() - rounded.scale() - 1;
    return exponent >= -5 && exponent <= 9
        ? rounded.toPlainString()
        : inPowersOfTen(rounded, exponent);
  }

  private static String inPowersOfTen(BigDecimal value, int exponent) {
    return value.scaleByPowerOfTen(-exponent).stripTrailingZeros().toPlainString() + "e" + exponent;
  }
}
