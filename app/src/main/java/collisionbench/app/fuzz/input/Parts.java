package collisionbench.app.fuzz.input;

import static collisionbench.app.fuzz.input.Part.Role.LENGTH;
import static collisionbench.app.fuzz.input.Part.Role.PURE;
import static collisionbench.app.fuzz.input.Part.Role.X;
import static collisionbench.app.fuzz.input.Part.Role.Y;
import static collisionbench.app.fuzz.input.Part.Role.Z;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Shapes as lists of numbers, and lists of numbers as shapes: what is done to any number of any
/// shape is written once.
///
/// Law: `rebuilt(s, of(s))` holds `s`.
public final class Parts {

  private Parts() {}

  /// {@return all numbers of both shapes, those of A first}
  public static List<Part> of(Shapes shapes) {
    List<Part> parts = new ArrayList<>();
    switch (shapes) {
      case Shapes.InSpace(Shape3 a, Shape3 b) -> {
        add(parts, a);
        add(parts, b);
      }
      case Shapes.InPlane(Shape2 a, Shape2 b) -> {
        add(parts, a);
        add(parts, b);
      }
    }
    return parts;
  }

  /// {@return shapes of the same kinds with other numbers; empty if the numbers are not those of
  /// such shapes. Only the number of a polygon's corners is taken from the old shapes}
  public static Optional<Shapes> rebuilt(Shapes old, List<Part> parts) {
    Reader in = new Reader(parts);
    try {
      return Optional.of(
          switch (old) {
            case Shapes.InSpace(Shape3 a, Shape3 b) -> new Shapes.InSpace(in.shape(a), in.shape(b));
            case Shapes.InPlane(Shape2 a, Shape2 b) -> new Shapes.InPlane(in.shape(a), in.shape(b));
          });
    } catch (IllegalArgumentException noShape) {
      return Optional.empty();
    }
  }

  /// {@return shapes with all lengths multiplied by a power of two; empty if that leaves a shape
  /// nothing to be one}
  public static Optional<Shapes> scaled(Shapes shapes, int exponent) {
    List<Part> scaled =
        of(shapes).stream()
            .map(p -> p.role() == PURE ? p : p.with(Math.scalb(p.value(), exponent)))
            .toList();
    return rebuilt(shapes, scaled);
  }

  private static void add(List<Part> parts, Shape3 shape) {
    switch (shape) {
      case Sphere(Vec3 center, double radius) -> add(parts, radius, center);
      case Capsule(Vec3 start, Vec3 end, double radius) -> add(parts, radius, start, end);
      case Segment(Vec3 start, Vec3 end) -> add(parts, start, end);
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> add(parts, a, b, c);
      case Box(Vec3 center, Vec3 half, Rotation turn) -> {
        add(parts, center);
        addAll(parts, LENGTH, half.x(), half.y(), half.z());
        addAll(parts, PURE, turn.x(), turn.y(), turn.z(), turn.w());
      }
    }
  }

  private static void add(List<Part> parts, double radius, Vec3... points) {
    add(parts, points);
    addAll(parts, LENGTH, radius);
  }

  private static void add(List<Part> parts, Vec3... points) {
    for (Vec3 point : points) {
      parts.add(new Part(X, point.x()));
      parts.add(new Part(Y, point.y()));
      parts.add(new Part(Z, point.z()));
    }
  }

  private static void add(List<Part> parts, Shape2 shape) {
    switch (shape) {
      case Point2(Vec2 at) -> add(parts, List.of(at));
      case Circle(Vec2 center, double radius) -> {
        add(parts, List.of(center));
        addAll(parts, LENGTH, radius);
      }
      case Capsule2(Vec2 start, Vec2 end, double radius) -> {
        add(parts, List.of(start, end));
        addAll(parts, LENGTH, radius);
      }
      case Segment2(Vec2 start, Vec2 end) -> add(parts, List.of(start, end));
      case Polygon(List<Vec2> vertices) -> add(parts, vertices);
      case Sector sector -> {
        add(parts, List.of(sector.center()));
        addAll(parts, LENGTH, sector.radius());
        addAll(parts, PURE, sector.direction().x(), sector.direction().y(), sector.angle());
      }
    }
  }

  private static void add(List<Part> parts, List<Vec2> points) {
    for (Vec2 point : points) {
      parts.add(new Part(X, point.x()));
      parts.add(new Part(Y, point.y()));
    }
  }

  private static void addAll(List<Part> parts, Part.Role role, double... values) {
    for (double value : values) {
      parts.add(new Part(role, value));
    }
  }

  /// Takes numbers off a list, in order.
  private static final class Reader {

    private final List<Part> parts;
    private int next;

    Reader(List<Part> parts) {
      this.parts = parts;
    }

    Shape3 shape(Shape3 old) {
      return switch (old) {
        case Sphere _ -> new Sphere(vec3(), number());
        case Capsule _ -> new Capsule(vec3(), vec3(), number());
        case Segment _ -> new Segment(vec3(), vec3());
        case Triangle _ -> new Triangle(vec3(), vec3(), vec3());
        case Box _ -> new Box(vec3(), vec3(), new Rotation(number(), number(), number(), number()));
      };
    }

    Shape2 shape(Shape2 old) {
      return switch (old) {
        case Point2 _ -> new Point2(vec2());
        case Circle _ -> new Circle(vec2(), number());
        case Capsule2 _ -> new Capsule2(vec2(), vec2(), number());
        case Segment2 _ -> new Segment2(vec2(), vec2());
        case Sector _ -> new Sector(vec2(), number(), vec2(), number());
        case Polygon polygon -> {
          List<Vec2> vertices = new ArrayList<>();
          for (int i = 0; i < polygon.vertices().size(); i++) {
            vertices.add(vec2());
          }
          yield new Polygon(vertices);
        }
      };
    }

    private double number() {
      return parts.get(next++).value();
    }

    private Vec3 vec3() {
      return new Vec3(number(), number(), number());
    }

    private Vec2 vec2() {
      return new Vec2(number(), number());
    }
  }
}
