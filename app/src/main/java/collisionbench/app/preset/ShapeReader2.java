package collisionbench.app.preset;

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
  static Shape2 read(String type, Members shape) throws SceneFileException {
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

  private static Point2 point(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "at");
    return new Point2(shape.vec2("at"));
  }

  private static Circle circle(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "center", "radius");
    return new Circle(shape.vec2("center"), shape.nonNegative("radius"));
  }

  private static Capsule2 capsule(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "start", "end", "radius");
    return new Capsule2(shape.vec2("start"), shape.vec2("end"), shape.nonNegative("radius"));
  }

  private static Segment2 segment(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "start", "end");
    return new Segment2(shape.vec2("start"), shape.vec2("end"));
  }

  private static Sector sector(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "center", "radius", "direction", "angle");
    Vec2 direction = shape.vec2("direction");
    if (direction.equals(Vec2.ZERO)) {
      throw shape
          .get("direction")
          .place()
          .refuse("expected a direction of any length but zero, found only zeros");
    }
    double angle = shape.number("angle");
    if (!(angle > 0 && angle <= Sector.FULL_TURN)) {
      throw Values.misfit(shape.get("angle"), "an angle > 0 and <= 2 pi");
    }
    return new Sector(shape.vec2("center"), shape.nonNegative("radius"), direction, angle);
  }

  private static Polygon polygon(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "vertices");
    List<Vec2> vertices = new ArrayList<>();
    for (Json vertex : shape.items("vertices", "an array of corners [x, y]")) {
      vertices.add(Values.vec2(vertex));
    }
    try {
      return new Polygon(vertices);
    } catch (IllegalArgumentException notConvex) {
      throw shape.get("vertices").place().refuse("expected a polygon: " + notConvex.getMessage());
    }
  }
}
