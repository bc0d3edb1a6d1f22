package collisionbench.app.settings;

import java.util.stream.DoubleStream;

/// The bounds of a window, in screen coordinates.
///
/// @param maximized whether it fills the screen; the other values are then those to restore
public record Bounds(double x, double y, double width, double height, boolean maximized) {

  public Bounds {
    if (!(width > 0 && height > 0)
        || !DoubleStream.of(x, y, width, height).allMatch(Double::isFinite)) {
      throw new IllegalArgumentException(
          "a window must have a place and a size: %s, %s, %s x %s".formatted(x, y, width, height));
    }
  }
}
