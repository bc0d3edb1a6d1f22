package collisionbench.app.viewport.render;

import javafx.scene.paint.Color;

/// The measure of WCAG 2 for what can be read.
public final class Contrast {

  private Contrast() {}

  /// {@return a color as it looks on an opaque one}
  public static Color over(Color above, Color below) {
    Color opaque = new Color(above.getRed(), above.getGreen(), above.getBlue(), 1);
    return below.interpolate(opaque, above.getOpacity());
  }

  /// {@return the contrast of two opaque colors, from 1 to 21}
  public static double between(Color one, Color other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }
}
