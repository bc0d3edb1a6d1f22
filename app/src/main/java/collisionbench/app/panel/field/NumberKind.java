package collisionbench.app.panel.field;

import collisionbench.app.scene.Camera;

/// What kind of number is edited: where its limits are, and how far one step takes it.
public enum NumberKind {
  /// A place, or a way: any number.
  COORDINATE(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, ""),
  /// A radius or a half extent.
  SIZE(0, Double.POSITIVE_INFINITY, ""),
  /// An angle in degrees.
  ANGLE(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "°"),
  /// The opening of a sector, in degrees.
  OPENING(0, 360, "°"),
  /// A component of a quaternion.
  COMPONENT(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, "");

  private final double least;
  private final double most;
  private final String unit;

  NumberKind(double least, double most, String unit) {
    this.least = least;
    this.most = most;
    this.unit = unit;
  }

  /// {@return the unit shown after the number}
  String unit() {
    return unit;
  }

  /// {@return the size beside which a number is nothing if it is only rounding}
  double measure(double size) {
    return switch (this) {
      case COORDINATE, SIZE -> size;
      case ANGLE, OPENING, COMPONENT -> 1;
    };
  }

  /// {@return the number within the limits that is nearest; an opening stays open by a step}
  double clamped(double value, double step) {
    return Math.clamp(value, this == OPENING ? step : least, most);
  }

  /// {@return how far a mouse that drags takes the number a pixel: of lengths, a round part of what
  /// is seen}
  double perPixel(Camera camera) {
    return switch (this) {
      case COORDINATE, SIZE -> Math.pow(10, Math.floor(Math.log10(camera.visibleHeight())) - 2);
      case ANGLE, OPENING -> 1;
      case COMPONENT -> 0.01;
    };
  }

  /// {@return how far an arrow key takes the number}
  double perKey(Camera camera) {
    return switch (this) {
      case COORDINATE, SIZE, COMPONENT -> 10 * perPixel(camera);
      case ANGLE, OPENING -> 1;
    };
  }
}
