package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;

/// A step whose multiples dragged coordinates snap to.
///
/// @param width more than 0
public record SnapStep(BigDecimal width) {

  /// Beyond this, neighboring whole numbers are the same double.
  private static final double LARGEST_INDEX = 0x1p52;

  /// Exponents beyond this are not doubles, nor are their inverses.
  private static final double BEYOND_DOUBLES = 400;

  /// {@return a step with the shortest decimal that is this double}
  public static SnapStep of(double width) {
    return new SnapStep(BigDecimal.valueOf(width));
  }

  /// {@return the greatest power of ten that is at most half a pixel}
  public static SnapStep finerThanPixels(double pixelsPerUnit) {
    double exponent = Math.floor(Math.log10(0.5 / pixelsPerUnit));
    int within = (int) Math.clamp(exponent, -BEYOND_DOUBLES, BEYOND_DOUBLES);
    return new SnapStep(BigDecimal.ONE.scaleByPowerOfTen(within));
  }

  public SnapStep tenth() {
    return new SnapStep(width.scaleByPowerOfTen(-1));
  }

  public double size() {
    return width.doubleValue();
  }

  /// {@return the point whose coordinates are the nearest multiples}
  public Vec3 nearest(Vec3 point) {
    return new Vec3(nearest(point.x()), nearest(point.y()), nearest(point.z()));
  }

  /// {@return the nearest multiple; the number itself if doubles are coarser there}
  public double nearest(double number) {
    double index = Math.rint(number / size());
    return Math.abs(index) < LARGEST_INDEX
        ? width.multiply(BigDecimal.valueOf((long) index)).doubleValue()
        : number;
  }
}
