package collisionbench.app.preset;

import collisionbench.app.json.JsonWriter;
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

/// Writes shapes as JSON, on one line.
final class ShapeText {

  private final JsonWriter json;

  private ShapeText(JsonWriter json) {
    this.json = json;
  }

  static void write(Shape3 shape, JsonWriter json) {
    new ShapeText(json).write(shape);
  }

  static void write(Shape2 shape, JsonWriter json) {
    new ShapeText(json).write(shape);
  }

  private void write(Shape3 shape) {
    switch (shape) {
      case Sphere(Vec3 center, double radius) -> type("sphere").with("center", center).with(radius);
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          type("capsule").with("start", start).with("end", end).with(radius);
      case Box box -> write(box);
      case Segment(Vec3 start, Vec3 end) -> type("segment").with("start", start).with("end", end);
      case Triangle(Vec3 a, Vec3 b, Vec3 c) ->
          type("triangle").with("a", a).with("b", b).with("c", c);
    }
    json.end();
  }

  private void write(Box box) {
    type("box").with("center", box.center()).with("halfExtents", box.halfExtents());
    Rotation q = box.orientation();
    if (!q.equals(Rotation.NONE)) {
      json.name("orientation").value(q.x(), q.y(), q.z(), q.w());
    }
  }

  private void write(Shape2 shape) {
    switch (shape) {
      case Point2(Vec2 at) -> type("point").with("at", at);
      case Circle(Vec2 center, double radius) -> type("circle").with("center", center).with(radius);
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          type("capsule").with("start", start).with("end", end).with(radius);
      case Segment2(Vec2 start, Vec2 end) -> type("segment").with("start", start).with("end", end);
      case Sector sector -> {
        type("sector").with("center", sector.center()).with(sector.radius());
        with("direction", sector.direction());
        json.name("angle").value(sector.angle());
      }
      case Polygon(List<Vec2> vertices) -> {
        type("polygon").json.name("vertices").array();
        vertices.forEach(json::value);
        json.end();
      }
    }
    json.end();
  }

  private ShapeText type(String type) {
    json.object().name("type").value(type);
    return this;
  }

  private ShapeText with(String name, Vec3 point) {
    json.name(name).value(point);
    return this;
  }

  private ShapeText with(String name, Vec2 point) {
    json.name(name).value(point);
    return this;
  }

  private void with(double radius) {
    json.name("radius").value(radius);
  }
}
