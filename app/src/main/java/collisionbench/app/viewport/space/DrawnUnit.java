package collisionbench.app.viewport.space;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.geometry.space.Vec3;

/// The unit in which a picture of space is drawn, a power of two: the graphics card counts in
/// floats, and its light is right for what is about as large as 1. The unit is 1 for cameras that
/// are 2^-16 to 2^16 away.
///
/// @param exponent of the power of two
record DrawnUnit(int exponent) {

  /// That of the scene itself.
  static final DrawnUnit ONE = new DrawnUnit(0);

  /// Units are so many powers of two apart: a camera that moves seldom comes to another.
  private static final int STEP = 32;

  /// Further out than anything is drawn, and far from where squares overflow.
  private static final double FARTHEST = 1e100;

  /// {@return the unit in which what a camera sees is neither tiny nor huge}
  static DrawnUnit of(Camera camera) {
    return new DrawnUnit(STEP * Math.round((float) Math.getExponent(camera.distance()) / STEP));
  }

  /// {@return a camera that counts in this unit}
  Camera drawn(Camera camera) {
    return exponent == 0
        ? camera
        : new Camera(
            drawn(camera.target()), drawn(camera.distance()), camera.azimuth(), camera.elevation());
  }

  /// {@return a body that counts in this unit}
  Body drawn(Body body) {
    return exponent == 0 ? body : body.scaled(this::drawn);
  }

  /// {@return a point that counts in this unit where it is in the scene}
  Vec3 inScene(Vec3 drawn) {
    return new Vec3(
        Math.scalb(drawn.x(), exponent),
        Math.scalb(drawn.y(), exponent),
        Math.scalb(drawn.z(), exponent));
  }

  private Vec3 drawn(Vec3 point) {
    return new Vec3(drawn(point.x()), drawn(point.y()), drawn(point.z()));
  }

  private double drawn(double length) {
    return Math.clamp(Math.scalb(length, -exponent), -FARTHEST, FARTHEST);
  }
}
