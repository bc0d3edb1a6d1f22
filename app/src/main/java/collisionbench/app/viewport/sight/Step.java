package collisionbench.app.viewport.sight;

import java.math.BigDecimal;

/// The length in which something that is dragged goes: it comes to lie on a multiple of it.
///
/// @param width more than 0
public record Step(BigDecimal width) {

  /// Beyond this, neighbouring whole numbers are the same double.
  private static final double LARGEST_INDEX = 0x1p52;

  /// This power of ten is no double, and neither is its inverse.
  private static final double BEYOND_DOUBLES = 400;

  /// {@return the steps of a width, as short as it can be written}
  public static Step of(double width) {
    return new Step(BigDecimal.valueOf(width));
  }

  /// {@return the powers of ten that are finer than half a pixel where a unit is a number of
  /// pixels}
  public static Step finerThanPixels(double pixelsPerUnit) {
    double exponent = Math.floor(Math.log10(0.5 / pixelsPerUnit));
    int within = (int) Math.clamp(exponent, -BEYOND_DOUBLES, BEYOND_DOUBLES);
    return new Step(BigDecimal.ONE.scaleByPowerOfTen(within));
  }

  /// {@return steps a tenth as wide}
  public Step tenth() {
    return new Step(width.scaleByPowerOfTen(-1));
  }

  /// {@return how wide the steps are}
  public double size() {
    return width.doubleValue();
  }

  /// {@return the multiple nearest to a number; the number itself where doubles are coarser}
  public double nearest(double number) {
    double index = Math.rint(number / size());
    return Math.abs(index) < LARGEST_INDEX
        ? width.multiply(BigDecimal.valueOf((long) index)).doubleValue()
        : number;
  }
}
