package collisionbench.app.viewport.space;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Vec3;

/// The unit in which a 3D picture is drawn, a power of two: the graphics card computes in floats,
/// and its lighting needs sizes near 1. It is 1 for camera distances from 2^-16 to 2^16.
///
/// @param exponent the exponent of the power of two
record DrawnUnit(int exponent) {

  static final DrawnUnit ONE = new DrawnUnit(0);

  /// The ratio of neighboring units; large, so that the unit rarely changes.
  private static final int STEP = 32;

  /// Coordinates are clamped to this; their squares do not overflow.
  private static final double FARTHEST = 1e100;

  /// {@return the unit in which a camera's view is neither tiny nor huge}
  static DrawnUnit of(Camera camera) {
    return new DrawnUnit(STEP * Math.round((float) Math.getExponent(camera.distance()) / STEP));
  }

  Camera drawn(Camera camera) {
    return exponent == 0
        ? camera
        : new Camera(
            drawn(camera.target()), drawn(camera.distance()), camera.azimuth(), camera.elevation());
  }

  Body drawn(Body body) {
    return exponent == 0 ? body : body.scaled(this::drawn);
  }

  /// {@return the scene coordinates of a point in this unit}
  Vec3 inScene(Vec3 drawn) {
    return new Vec3(
        Math.scalb(drawn.x(), exponent),
        Math.scalb(drawn.y(), exponent),
        Math.scalb(drawn.z(), exponent));
  }

  Vec3 drawn(Vec3 point) {
    return new Vec3(drawn(point.x()), drawn(point.y()), drawn(point.z()));
  }

  private double drawn(double length) {
    return Math.clamp(Math.scalb(length, -exponent), -FARTHEST, FARTHEST);
  }
}
