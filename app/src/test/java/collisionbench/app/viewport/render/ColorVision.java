package collisionbench.app.viewport.render;

import java.util.List;
import javafx.geometry.Point3D;
import javafx.scene.paint.Color;

/// How colors are seen by people with all cones or without those for red or green, after Machado,
/// Oliveira and Fernandes (2009).
///
/// @param red the parts of red, green and blue light that such an eye sees as red
/// @param green as green
/// @param blue as blue
record ColorVision(Point3D red, Point3D green, Point3D blue) {

  private static final ColorVision ALL =
      new ColorVision(new Point3D(1, 0, 0), new Point3D(0, 1, 0), new Point3D(0, 0, 1));

  private static final ColorVision NO_RED =
      new ColorVision(
          new Point3D(0.152286, 1.052583, -0.204868),
          new Point3D(0.114503, 0.786281, 0.099216),
          new Point3D(-0.003882, -0.048116, 1.051998));

  private static final ColorVision NO_GREEN =
      new ColorVision(
          new Point3D(0.367322, 0.860646, -0.227968),
          new Point3D(0.280085, 0.672501, 0.047413),
          new Point3D(-0.011820, 0.042940, 0.968881));

  static List<ColorVision> kinds() {
    return List.of(ALL, NO_RED, NO_GREEN);
  }

  /// {@return the distance of two colors in CIELAB as this eye sees them}
  double difference(Color one, Color other) {
    return lab(one).distance(lab(other));
  }

  private Point3D lab(Color color) {
    Point3D full =
        new Point3D(linear(color.getRed()), linear(color.getGreen()), linear(color.getBlue()));
    Point3D seen = new Point3D(red.dotProduct(full), green.dotProduct(full), blue.dotProduct(full));
    double x = root(new Point3D(0.4124, 0.3576, 0.1805).dotProduct(seen) / 0.9505);
    double y = root(new Point3D(0.2126, 0.7152, 0.0722).dotProduct(seen));
    double z = root(new Point3D(0.0193, 0.1192, 0.9505).dotProduct(seen) / 1.089);
    return new Point3D(116 * y - 16, 500 * (x - y), 200 * (y - z));
  }

  private static double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }

  private static double root(double value) {
    return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16.0 / 116;
  }
}
