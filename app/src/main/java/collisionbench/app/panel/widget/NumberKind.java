package collisionbench.app.panel.widget;

import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Decimals;

/// A kind of number, with its limits and steps.
public enum NumberKind {
  /// A coordinate or a displacement: any number.
  COORDINATE(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, ""),
  /// A radius or a half extent.
  SIZE(0, Double.POSITIVE_INFINITY, ""),
  ANGLE(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "°"),
  /// The opening of a sector, in degrees.
  OPENING(0, 360, "°"),
  COMPONENT(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "");

  private final double least;
  private final double most;
  private final String unit;

  NumberKind(double least, double most, String unit) {
    this.least = least;
    this.most = most;
    this.unit = unit;
  }

  String unit() {
    return unit;
  }

  /// {@return the size that the number is rounded relative to}
  double measure(double size) {
    return switch (this) {
      case COORDINATE, SIZE -> size;
      case ANGLE, OPENING, COMPONENT -> 1;
    };
  }

  /// {@return the number clamped to the limits; an opening is at least one step}
  double clamped(double value, double step) {
    return Math.clamp(value, this == OPENING ? step : least, most);
  }

  /// {@return the change per pixel of a drag; for lengths, a round fraction of the visible height}
  double perPixel(Camera camera) {
    return switch (this) {
      case COORDINATE, SIZE -> Math.pow(10, Math.floor(Math.log10(camera.visibleHeight())) - 2);
      case ANGLE, OPENING -> 1;
      case COMPONENT -> 0.01;
    };
  }

  /// {@return the change per arrow key}
  double perKey(Camera camera) {
    return switch (this) {
      case COORDINATE, SIZE, COMPONENT -> Decimals.product(10, perPixel(camera));
      case ANGLE, OPENING -> 1;
    };
  }
}
