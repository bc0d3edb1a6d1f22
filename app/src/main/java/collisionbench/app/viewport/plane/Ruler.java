package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.render.Ticks;
import java.util.List;
import java.util.stream.LongStream;

/// Maps the numbers of one axis to pixels.
///
/// @param center the number in the middle of the picture
/// @param pixelsPerUnit negative if numbers grow upwards
/// @param length of the picture, in pixels
public record Ruler(double center, double pixelsPerUnit, double length) {

  /// Beyond this, neighboring whole numbers are the same double.
  private static final double LARGEST_INDEX = 0x1p52;

  public double pixel(double number) {
    return length / 2 + pixelsPerUnit * (number - center);
  }

  boolean isInView(double number) {
    double pixel = pixel(number);
    return pixel >= 0 && pixel < length;
  }

  /// {@return the densest ticks with a least spacing in pixels}
  Ticks ticks(double leastPixels) {
    return Ticks.apartBy(leastPixels / Math.abs(pixelsPerUnit));
  }

  /// {@return the factors of the multiples of `spacing` in view; none if doubles are too coarse
  /// there, or if neighbors are less than a pixel apart}
  List<Long> multiplesInView(double spacing) {
    if (!(spacing * Math.abs(pixelsPerUnit) >= 1)) {
      return List.of();
    }
    double half = length / 2 / Math.abs(pixelsPerUnit);
    double first = Math.ceil((center - half) / spacing);
    double last = Math.floor((center + half) / spacing);
    return Math.abs(first) < LARGEST_INDEX && Math.abs(last) < LARGEST_INDEX
        ? LongStream.rangeClosed((long) first, (long) last).boxed().toList()
        : List.of();
  }
}
