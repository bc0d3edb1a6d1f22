package collisionbench.app.preset;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.Members;
import collisionbench.app.text.Phrase;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;

/// Reads the shapes of the plane.
final class ShapeReader2 {

  static final List<String> TYPES =
      List.of("point", "circle", "capsule", "segment", "sector", "polygon");

  private ShapeReader2() {}

  /// {@return the shape; its type must be one of [#TYPES]}
  static Shape2 read(String type, Members shape) throws JsonException {
    return switch (type) {
      case "point" -> point(shape);
      case "circle" -> circle(shape);
      case "capsule" -> capsule(shape);
      case "segment" -> segment(shape);
      case "sector" -> sector(shape);
      case "polygon" -> polygon(shape);
      default -> throw new IllegalArgumentException("not a type of shape: " + type);
    };
  }

  private static Point2 point(Members shape) throws JsonException {
    shape.refuseAllBut("type", "at");
    return new Point2(shape.get("at").vec2());
  }

  private static Circle circle(Members shape) throws JsonException {
    shape.refuseAllBut("type", "center", "radius");
    return new Circle(shape.get("center").vec2(), shape.get("radius").nonNegative());
  }

  private static Capsule2 capsule(Members shape) throws JsonException {
    shape.refuseAllBut("type", "start", "end", "radius");
    return new Capsule2(
        shape.get("start").vec2(), shape.get("end").vec2(), shape.get("radius").nonNegative());
  }

  private static Segment2 segment(Members shape) throws JsonException {
    shape.refuseAllBut("type", "start", "end");
    return new Segment2(shape.get("start").vec2(), shape.get("end").vec2());
  }

  private static Sector sector(Members shape) throws JsonException {
    shape.refuseAllBut("type", "center", "radius", "direction", "angle");
    Vec2 direction = shape.get("direction").vec2();
    if (direction.equals(Vec2.ZERO)) {
      throw shape
          .get("direction")
          .misfit(Phrase.of("expected.direction"), Phrase.of("found.zeros"));
    }
    double angle = shape.get("angle").number();
    if (!(angle > 0 && angle <= Sector.FULL_TURN)) {
      throw shape.get("angle").misfit(Phrase.of("expected.opening"));
    }
    return new Sector(
        shape.get("center").vec2(), shape.get("radius").nonNegative(), direction, angle);
  }

  private static Polygon polygon(Members shape) throws JsonException {
    shape.refuseAllBut("type", "vertices");
    List<Vec2> vertices = new ArrayList<>();
    for (Json vertex : shape.get("vertices").items(Phrase.of("expected.corners"))) {
      vertices.add(vertex.vec2());
    }
    try {
      return new Polygon(vertices);
    } catch (IllegalArgumentException notConvex) {
      throw shape
          .get("vertices")
          .place()
          .refuse(SceneFileReason.NO_POLYGON, String.valueOf(notConvex.getMessage()));
    }
  }
}
