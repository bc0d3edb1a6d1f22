package collisionbench.app.viewport.render;

import java.math.BigDecimal;

/// Evenly spaced numbers along an axis: the multiples of `mantissa * 10^exponent`, with mantissa 1,
/// 2 or 5.
public record Ticks(int mantissa, int exponent) {

  private static final int LONGEST_PLAIN = 7;

  /// The least spacing of numbers along an axis, in pixels.
  public static final double APART = 60;

  /// {@return the ticks of fine grid lines between numbers, 12 to 30 pixels apart}
  public static Ticks grid(double pixelsPerUnit) {
    Ticks numbers = apartBy(APART / pixelsPerUnit);
    return switch (numbers.mantissa) {
      case 1 -> new Ticks(2, numbers.exponent - 1);
      case 2 -> new Ticks(5, numbers.exponent - 1);
      default -> new Ticks(1, numbers.exponent);
    };
  }

  /// {@return the densest ticks that are at least `least` apart, where `0 < least < infinity`}
  public static Ticks apartBy(double least) {
    int exponent = (int) Math.floor(Math.log10(least));
    for (int mantissa : new int[] {1, 2, 5}) {
      Ticks ticks = new Ticks(mantissa, exponent);
      if (ticks.spacing() >= least) {
        return ticks;
      }
    }
    return new Ticks(1, exponent + 1);
  }

  /// {@return the distance of neighboring numbers}
  public double spacing() {
    return Double.parseDouble(mantissa + "e" + exponent);
  }

  /// {@return the exact number at an index, in its shortest form}
  public String label(long index) {
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
