package collisionbench.app.viewport;

import java.math.BigDecimal;

/// Evenly spaced numbers along an axis: every `mantissa * 10^exponent`, the mantissa 1, 2 or 5.
record Ticks(int mantissa, int exponent) {

  private static final int LONGEST_PLAIN = 7;

  /// {@return the densest ticks that are at least `least` apart, which is more than 0 and finite}
  static Ticks apartBy(double least) {
    int exponent = (int) Math.floor(Math.log10(least));
    for (int mantissa : new int[] {1, 2, 5}) {
      Ticks ticks = new Ticks(mantissa, exponent);
      if (ticks.spacing() >= least) {
        return ticks;
      }
    }
    return new Ticks(1, exponent + 1);
  }

  /// {@return how far one number is from the next}
  double spacing() {
    return Double.parseDouble(mantissa + "e" + exponent);
  }

  /// {@return into how many even parts the space between two numbers is divided}
  int parts() {
    return mantissa == 2 ? 4 : 5;
  }

  /// {@return the number at an index, as short as it can be written exactly}
  String label(long index) {
    BigDecimal value = BigDecimal.valueOf(index * mantissa).scaleByPowerOfTen(exponent);
    String plain = value.stripTrailingZeros().toPlainString();
    String scientific = scientific(value.stripTrailingZeros());
    boolean isShort = plain.length() <= LONGEST_PLAIN || plain.length() <= scientific.length();
    return (isShort ? plain : scientific).replace('-', '\u2212');
  }

  private static String scientific(BigDecimal value) {
    int power = value.precision() - value.scale() - 1;
    return value.scaleByPowerOfTen(-power).toPlainString() + "e" + power;
  }
}
