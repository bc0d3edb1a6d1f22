package collisionbench.app.viewport;

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

/// A scene times a power of two, which rounds nothing and looks the same: the graphics card counts
/// in floats, which hold neither 1e-50 nor 1e50.
///
/// @param power the exponent; 0 leaves everything as it is
record Magnified(int power) {

  static final Magnified NOT = new Magnified(0);

  /// Up to this power of two, of distances and of one over them, the squares of all that is seen
  /// are floats.
  private static final int ORDINARY = 32;

  /// What is further away than this is there, and is a float.
  private static final double FARTHEST = 0x1p100;

  /// {@return what brings a camera to a distance of about one, if that is not an ordinary one}
  static Magnified to(Camera camera) {
    int exponent = Math.getExponent(camera.distance());
    return Math.abs(exponent) < ORDINARY ? NOT : new Magnified(-exponent);
  }

  /// {@return the same view of the magnified scene}
  Projection of(Projection projection) {
    Camera camera = projection.camera();
    return power == 0
        ? projection
        : new Projection(
            projection.space(),
            projection.lens(),
            new Camera(
                of(camera.target()), of(camera.distance()), camera.azimuth(), camera.elevation()),
            projection.width(),
            projection.height());
  }

  /// {@return the body in the magnified scene, where it stands}
  Body of(Body body) {
    return power != 0 && body instanceof Body3 solid
        ? new Body3(solid.id(), of(solid.shape()))
        : body;
  }

  private Shape3 of(Shape3 shape) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) -> new Sphere(of(center), of(radius));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          new Capsule(of(start), of(end), of(radius));
      case Box box -> new Box(of(box.center()), of(box.halfExtents()), box.orientation());
      case Segment(Vec3 start, Vec3 end) -> new Segment(of(start), of(end));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> new Triangle(of(a), of(b), of(c));
    };
  }

  private Vec3 of(Vec3 point) {
    return new Vec3(of(point.x()), of(point.y()), of(point.z()));
  }

  private double of(double number) {
    return Math.clamp(Math.scalb(number, power), -FARTHEST, FARTHEST);
  }
}
