package collisionbench.app.viewport.render;

import java.math.BigDecimal;

/// The length in which something that is dragged goes: it comes to lie on a multiple of it.
///
/// @param width more than 0
public record SnapStep(BigDecimal width) {

  /// Beyond this, neighbouring whole numbers are the same double.
  private static final double LARGEST_INDEX = 0x1p52;

  /// This power of ten is no double, and neither is its inverse.
  private static final double BEYOND_DOUBLES = 400;

  /// {@return the steps of a width, as short as it can be written}
  public static SnapStep of(double width) {
    return new SnapStep(BigDecimal.valueOf(width));
  }

  /// {@return the powers of ten that are finer than half a pixel where a unit is a number of
  /// pixels}
  public static SnapStep finerThanPixels(double pixelsPerUnit) {
    double exponent = Math.floor(Math.log10(0.5 / pixelsPerUnit));
    int within = (int) Math.clamp(exponent, -BEYOND_DOUBLES, BEYOND_DOUBLES);
    return new SnapStep(BigDecimal.ONE.scaleByPowerOfTen(within));
  }

  /// {@return steps a tenth as wide}
  public SnapStep tenth() {
    return new SnapStep(width.scaleByPowerOfTen(-1));
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
