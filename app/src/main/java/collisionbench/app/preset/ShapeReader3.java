package collisionbench.app.preset;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.Members;
import collisionbench.app.text.Phrase;
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
  static Shape3 read(String type, Members shape) throws JsonException {
    return switch (type) {
      case "sphere" -> sphere(shape);
      case "capsule" -> capsule(shape);
      case "box" -> box(shape);
      case "segment" -> segment(shape);
      case "triangle" -> triangle(shape);
      default -> throw new IllegalArgumentException("not a type of shape: " + type);
    };
  }

  private static Sphere sphere(Members shape) throws JsonException {
    shape.refuseAllBut("type", "center", "radius");
    return new Sphere(shape.get("center").vec3(), shape.get("radius").nonNegative());
  }

  private static Capsule capsule(Members shape) throws JsonException {
    shape.refuseAllBut("type", "start", "end", "radius");
    return new Capsule(
        shape.get("start").vec3(), shape.get("end").vec3(), shape.get("radius").nonNegative());
  }

  private static Segment segment(Members shape) throws JsonException {
    shape.refuseAllBut("type", "start", "end");
    return new Segment(shape.get("start").vec3(), shape.get("end").vec3());
  }

  private static Triangle triangle(Members shape) throws JsonException {
    shape.refuseAllBut("type", "a", "b", "c");
    return new Triangle(shape.get("a").vec3(), shape.get("b").vec3(), shape.get("c").vec3());
  }

  private static Box box(Members shape) throws JsonException {
    shape.refuseAllBut("type", "center", "halfExtents", "orientation");
    Vec3 center = shape.get("center").vec3();
    Vec3 halfExtents = halfExtents(shape);
    return shape.has("orientation")
        ? new Box(center, halfExtents, orientation(shape.get("orientation")))
        : new Box(center, halfExtents);
  }

  private static Vec3 halfExtents(Members shape) throws JsonException {
    Vec3 halfExtents = shape.get("halfExtents").vec3();
    for (Json half : shape.get("halfExtents").items(Phrase.of("expected.array"))) {
      half.nonNegative();
    }
    return halfExtents;
  }

  private static Rotation orientation(Json value) throws JsonException {
    double[] q = value.numbers("[x, y, z, w]", 4);
    if (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0) {
      throw value.misfit(Phrase.of("expected.quaternion"), Phrase.of("found.zeros"));
    }
    return new Rotation(q[0], q[1], q[2], q[3]);
  }
}
