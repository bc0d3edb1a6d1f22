package collisionbench.methods.method;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Rounds the numbers of shapes to floats.
final class FloatRounded {

  /// Between these and one, no part of a direction that counts is lost to the floats.
  private static final double SMALL = 0x1p-60;

  private static final double LARGE = 0x1p60;

  private FloatRounded() {}

  static Shape3 of(Shape3 shape) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) -> new Sphere(of(center), of(radius));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          new Capsule(of(start), of(end), of(radius));
      case Box(Vec3 center, Vec3 halfExtents, Rotation orientation) ->
          new Box(of(center), of(halfExtents), of(orientation));
      case Segment(Vec3 start, Vec3 end) -> new Segment(of(start), of(end));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> new Triangle(of(a), of(b), of(c));
      case Hull hull -> new Hull(hull.points().stream().map(FloatRounded::of).toList());
    };
  }

  static Shape2 of(Shape2 shape) {
    return switch (shape) {
      case Point2(Vec2 at) -> new Point2(of(at));
      case Circle(Vec2 center, double radius) -> new Circle(of(center), of(radius));
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          new Capsule2(of(start), of(end), of(radius));
      case Segment2(Vec2 start, Vec2 end) -> new Segment2(of(start), of(end));
      case Sector s -> new Sector(of(s.center()), of(s.radius()), direction(s), angle(s.angle()));
      case Polygon polygon ->
          Polygon.ofRounded(polygon.vertices().stream().map(FloatRounded::of).toList());
    };
  }

  static Vec3 of(Vec3 v) {
    return new Vec3(of(v.x()), of(v.y()), of(v.z()));
  }

  static Vec2 of(Vec2 v) {
    return new Vec2(of(v.x()), of(v.y()));
  }

  private static double of(double number) {
    return (float) Math.clamp(number, -Float.MAX_VALUE, Float.MAX_VALUE);
  }

  /// Of a quaternion of extreme length the unit quaternion is rounded.
  private static Rotation of(Rotation r) {
    double largest =
        Math.max(
            Math.max(Math.abs(r.x()), Math.abs(r.y())), Math.max(Math.abs(r.z()), Math.abs(r.w())));
    Rotation q = isOrdinary(largest) ? r : r.unit();
    return new Rotation(of(q.x()), of(q.y()), of(q.z()), of(q.w()));
  }

  private static Vec2 direction(Sector sector) {
    Vec2 d = sector.direction();
    boolean ordinary = isOrdinary(Math.max(Math.abs(d.x()), Math.abs(d.y())));
    return of(ordinary ? d : d.unit());
  }

  private static boolean isOrdinary(double largest) {
    return largest > SMALL && largest < LARGE;
  }

  private static double angle(double radians) {
    double degrees = Math.max((float) Math.toDegrees(radians), Float.MIN_VALUE);
    return Math.min(Math.toRadians(degrees), Sector.FULL_TURN);
  }
}
