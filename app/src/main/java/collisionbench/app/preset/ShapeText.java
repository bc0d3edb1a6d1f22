package collisionbench.app.preset;

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

/// Shapes as JSON text, on one line.
final class ShapeText {

  private ShapeText() {}

  static String of(Shape3 shape) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) ->
          object("sphere", "center", JsonText.of(center), "radius", JsonText.of(radius));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          object(
              "capsule",
              "start",
              JsonText.of(start),
              "end",
              JsonText.of(end),
              "radius",
              JsonText.of(radius));
      case Box box -> of(box);
      case Segment(Vec3 start, Vec3 end) ->
          object("segment", "start", JsonText.of(start), "end", JsonText.of(end));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) ->
          object("triangle", "a", JsonText.of(a), "b", JsonText.of(b), "c", JsonText.of(c));
    };
  }

  private static String of(Box box) {
    String center = JsonText.of(box.center());
    String halfExtents = JsonText.of(box.halfExtents());
    Rotation q = box.orientation();
    return q.equals(Rotation.NONE)
        ? object("box", "center", center, "halfExtents", halfExtents)
        : object(
            "box",
            "center",
            center,
            "halfExtents",
            halfExtents,
            "orientation",
            JsonText.of(q.x(), q.y(), q.z(), q.w()));
  }

  static String of(Shape2 shape) {
    return switch (shape) {
      case Point2(Vec2 at) -> object("point", "at", JsonText.of(at));
      case Circle(Vec2 center, double radius) ->
          object("circle", "center", JsonText.of(center), "radius", JsonText.of(radius));
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          object(
              "capsule",
              "start",
              JsonText.of(start),
              "end",
              JsonText.of(end),
              "radius",
              JsonText.of(radius));
      case Segment2(Vec2 start, Vec2 end) ->
          object("segment", "start", JsonText.of(start), "end", JsonText.of(end));
      case Sector sector -> of(sector);
      case Polygon(List<Vec2> vertices) ->
          object(
              "polygon",
              "vertices",
              vertices.stream().map(JsonText::of).collect(Collectors.joining(", ", "[", "]")));
    };
  }

  private static String of(Sector sector) {
    return object(
        "sector",
        "center",
        JsonText.of(sector.center()),
        "radius",
        JsonText.of(sector.radius()),
        "direction",
        JsonText.of(sector.direction()),
        "angle",
        JsonText.of(sector.angle()));
  }

  private static String object(String type, String... namesAndValues) {
    StringBuilder text = new StringBuilder("{\"type\": ").append(JsonText.of(type));
    for (int i = 0; i < namesAndValues.length; i += 2) {
      text.append(", ").append(JsonText.of(namesAndValues[i])).append(": ");
      text.append(namesAndValues[i + 1]);
    }
    return text.append('}').toString();
  }
}
