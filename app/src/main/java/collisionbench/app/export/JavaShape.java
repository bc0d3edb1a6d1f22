package collisionbench.app.export;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
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
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Collectors;

/// A shape as the call of its constructor, all numbers exact.
///
/// @param type the class of the shape
/// @param arguments of the constructor
/// @param imports what they need beside the class and vectors: of its package, or with theirs
record JavaShape(String type, List<String> arguments, List<String> imports) {

  JavaShape(String type, String... arguments) {
    this(type, List.of(arguments), List.of());
  }

  static JavaShape of(Body body) {
    return switch (body) {
      case Body3 solid -> of(solid.shape());
      case Body2 flat -> of(flat.shape());
    };
  }

  private static JavaShape of(Shape3 shape) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) ->
          new JavaShape("Sphere", of(center), Java.of(radius));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          new JavaShape("Capsule", of(start), of(end), Java.of(radius));
      case Box(Vec3 center, Vec3 half, Rotation turn) when turn.equals(Rotation.NONE) ->
          new JavaShape("Box", of(center), of(half));
      case Box(Vec3 center, Vec3 half, Rotation turn) ->
          new JavaShape(
              "Box",
              List.of(
                  of(center),
                  of(half),
                  Java.make("Rotation", turn.x(), turn.y(), turn.z(), turn.w())),
              List.of("Rotation"));
      case Segment(Vec3 start, Vec3 end) -> new JavaShape("Segment", of(start), of(end));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> new JavaShape("Triangle", of(a), of(b), of(c));
    };
  }

  private static JavaShape of(Shape2 shape) {
    return switch (shape) {
      case Point2(Vec2 at) -> new JavaShape("Point2", of(at));
      case Circle(Vec2 center, double radius) ->
          new JavaShape("Circle", of(center), Java.of(radius));
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          new JavaShape("Capsule2", of(start), of(end), Java.of(radius));
      case Segment2(Vec2 start, Vec2 end) -> new JavaShape("Segment2", of(start), of(end));
      case Sector sector ->
          new JavaShape(
              "Sector",
              of(sector.center()),
              Java.of(sector.radius()),
              of(sector.direction()),
              Java.of(sector.angle()));
      case Polygon(List<Vec2> vertices) -> polygon(vertices);
    };
  }

  /// A corner a line.
  private static JavaShape polygon(List<Vec2> vertices) {
    String next = "\n" + " ".repeat(14);
    String corners =
        vertices.stream().map(JavaShape::of).collect(Collectors.joining("," + next, next, ""));
    return new JavaShape("Polygon", List.of("List.of(" + corners + ")"), List.of("java.util.List"));
  }

  static String of(Vec3 vector) {
    return Java.make("Vec3", vector.x(), vector.y(), vector.z());
  }

  static String of(Vec2 vector) {
    return Java.make("Vec2", vector.x(), vector.y());
  }
}
