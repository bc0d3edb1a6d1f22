package collisionbench.app.viewport.space;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// The unit in which a picture of space is drawn, a power of two: the graphics card counts in
/// floats, and lights what is about as large as 1. It is 1 from 2^-16 to 2^16 away.
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

  /// {@return a body that counts in this unit, where it stands}
  Body drawn(Body body) {
    return exponent != 0 && body instanceof Body3(String id, Shape3 shape, Vec3 _)
        ? new Body3(id, drawn(shape))
        : body;
  }

  /// {@return a point that counts in this unit where it is in the scene}
  Vec3 inScene(Vec3 drawn) {
    return new Vec3(
        Math.scalb(drawn.x(), exponent),
        Math.scalb(drawn.y(), exponent),
        Math.scalb(drawn.z(), exponent));
  }

  private Shape3 drawn(Shape3 shape) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) -> new Sphere(drawn(center), drawn(radius));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          new Capsule(drawn(start), drawn(end), drawn(radius));
      case Box box -> new Box(drawn(box.center()), drawn(box.halfExtents()), box.orientation());
      case Segment(Vec3 start, Vec3 end) -> new Segment(drawn(start), drawn(end));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> new Triangle(drawn(a), drawn(b), drawn(c));
    };
  }

  private Vec3 drawn(Vec3 point) {
    return new Vec3(drawn(point.x()), drawn(point.y()), drawn(point.z()));
  }

  private double drawn(double length) {
    return Math.clamp(Math.scalb(length, -exponent), -FARTHEST, FARTHEST);
  }
}
