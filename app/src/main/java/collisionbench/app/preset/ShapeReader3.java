package collisionbench.app.preset;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Reads the shapes of space.
final class ShapeReader3 {

  static final List<String> TYPES = List.of("sphere", "capsule", "box", "segment", "triangle");

  private ShapeReader3() {}

  /// {@return the shape; its type must be one of [#TYPES]}
  static Shape3 read(String type, Members shape) throws SceneFileException {
    return switch (type) {
      case "sphere" -> sphere(shape);
      case "capsule" -> capsule(shape);
      case "box" -> box(shape);
      case "segment" -> segment(shape);
      case "triangle" -> triangle(shape);
      default -> throw new IllegalArgumentException("not a type of shape: " + type);
    };
  }

  private static Sphere sphere(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "center", "radius");
    return new Sphere(shape.vec3("center"), shape.nonNegative("radius"));
  }

  private static Capsule capsule(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "start", "end", "radius");
    return new Capsule(shape.vec3("start"), shape.vec3("end"), shape.nonNegative("radius"));
  }

  private static Segment segment(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "start", "end");
    return new Segment(shape.vec3("start"), shape.vec3("end"));
  }

  private static Triangle triangle(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "a", "b", "c");
    return new Triangle(shape.vec3("a"), shape.vec3("b"), shape.vec3("c"));
  }

  private static Box box(Members shape) throws SceneFileException {
    shape.refuseAllBut("type", "center", "halfExtents", "orientation");
    Vec3 center = shape.vec3("center");
    Vec3 halfExtents = halfExtents(shape);
    return shape.has("orientation")
        ? new Box(center, halfExtents, orientation(shape.get("orientation")))
        : new Box(center, halfExtents);
  }

  private static Vec3 halfExtents(Members shape) throws SceneFileException {
    Vec3 halfExtents = shape.vec3("halfExtents");
    for (Json half : shape.items("halfExtents", "an array")) {
      if (Values.number(half) < 0) {
        throw Values.misfit(half, "a number >= 0");
      }
    }
    return halfExtents;
  }

  private static Rotation orientation(Json value) throws SceneFileException {
    double[] q = Values.numbers(value, "[x, y, z, w]", 4);
    if (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0) {
      throw value.place().refuse("expected a quaternion of any length but zero, found only zeros");
    }
    return new Rotation(q[0], q[1], q[2], q[3]);
  }
}
