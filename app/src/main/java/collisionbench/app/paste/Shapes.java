package collisionbench.app.paste;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Makes the bodies of the forms, in the plane or in space. Each method throws
/// `InvalidShapeException` if there is no such shape.
final class Shapes {

  private Shapes() {}

  private static Body body(Shape3 shape) {
    return new Body3(ShapeType.of(shape).word(), shape);
  }

  private static Body body(Shape2 shape) {
    return new Body2(ShapeType.of(shape).word(), shape);
  }

  private static boolean isFlat(Content c) {
    return c.dimension() == 2;
  }

  private static Vec2 flat(Vec3 at) {
    return new Vec2(at.x(), at.y());
  }

  private static List<Vec2> flat(List<Vec3> points) {
    return points.stream().map(Shapes::flat).toList();
  }

  static List<Body> points(Content c) {
    return c.points().stream().map(at -> point(c, at)).toList();
  }

  private static Body point(Content c, Vec3 at) {
    return isFlat(c) ? body(new Point2(flat(at))) : body(new Hull(List.of(at)));
  }

  /// Equal ends are a point.
  private static Body segment(Content c, Vec3 start, Vec3 end) {
    if (start.equals(end)) {
      return point(c, start);
    }
    return isFlat(c) ? body(new Segment2(flat(start), flat(end))) : body(new Segment(start, end));
  }

  static List<Body> segments(Content c) {
    return pairs(c, i -> segment(c, c.points().get(i), c.points().get(i + 1)));
  }

  /// The segments between each point and the next, except those without length.
  static List<Body> polyline(Content c) {
    List<Vec3> points = c.points();
    if (new HashSet<>(points).size() == 1) {
      return List.of(point(c, points.getFirst()));
    }
    return IntStream.range(1, points.size())
        .filter(i -> !points.get(i).equals(points.get(i - 1)))
        .mapToObj(i -> segment(c, points.get(i - 1), points.get(i)))
        .toList();
  }

  static List<Body> ray(Content c) {
    Vec3 origin = c.points().getFirst();
    return List.of(segment(c, origin, origin.plus(c.points().getLast())));
  }

  static List<Body> polygon(Content c) {
    return List.of(body(Polygon.ofRing(flat(c.points()))));
  }

  static List<Body> triangles(Content c) {
    List<Vec3> p = c.count() == 4 ? c.points().subList(0, 3) : c.points();
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i + 2 < p.size(); i += 3) {
      Vec3 a = p.get(i);
      Vec3 b = p.get(i + 1);
      Vec3 d = p.get(i + 2);
      bodies.add(
          isFlat(c) ? body(Polygon.ofRing(flat(List.of(a, b, d)))) : body(new Triangle(a, b, d)));
    }
    return bodies;
  }

  static List<Body> hull(Content c) {
    List<Vec3> points = c.points().stream().distinct().toList();
    if (!isFlat(c)) {
      return List.of(body(new Hull(points)));
    }
    return List.of(body(Polygon.ofRounded(flat(points))));
  }

  /// A radius alone is one about the origin.
  static List<Body> spheres(Content c) {
    List<Vec3> centers = c.count() == 0 ? List.of(Vec3.ZERO) : c.points();
    return IntStream.range(0, centers.size())
        .mapToObj(i -> sphere(c, centers.get(i), c.scalars().get(i)))
        .toList();
  }

  private static Body sphere(Content c, Vec3 center, double radius) {
    return isFlat(c) ? body(new Circle(flat(center), radius)) : body(new Sphere(center, radius));
  }

  static List<Body> capsules(Content c) {
    List<Vec3> ends = c.points();
    return IntStream.range(0, c.scalars().size())
        .mapToObj(i -> capsule(c, ends.get(2 * i), ends.get(2 * i + 1), c.scalars().get(i)))
        .toList();
  }

  private static Body capsule(Content c, Vec3 start, Vec3 end, double radius) {
    return isFlat(c)
        ? body(new Capsule2(flat(start), flat(end), radius))
        : body(new Capsule(start, end, radius));
  }

  /// A radius and a length without the caps: along y in the plane, along z in space, as in fcl.
  static List<Body> uprightCapsule(Content c) {
    Vec3 center = c.count() == 0 ? Vec3.ZERO : c.points().getFirst();
    double radius = c.scalars().get(0);
    double half = c.scalars().get(1) / 2;
    Vec3 up = isFlat(c) ? new Vec3(0, half, 0) : new Vec3(0, 0, half);
    return List.of(capsule(c, center.minus(up), center.plus(up), radius));
  }

  static List<Body> boxesByCorners(Content c) {
    return pairs(
        c,
        i -> {
          Vec3 min = c.points().get(i);
          Vec3 max = c.points().get(i + 1);
          Vec3 way = max.minus(min).times(0.5);
          Vec3 half = new Vec3(Math.abs(way.x()), Math.abs(way.y()), Math.abs(way.z()));
          return box(c, min.plus(max).times(0.5), half);
        });
  }

  static List<Body> boxesByCorner(Content c) {
    return pairs(
        c,
        i -> {
          Vec3 half = c.points().get(i + 1).times(0.5);
          return box(c, c.points().get(i).plus(half), half);
        });
  }

  /// Boxes by center and size, or one by its size alone.
  ///
  /// @param halves the factor from the size to the half size
  static List<Body> boxes(Content c, double halves) {
    if (c.count() < 2) {
      return List.of(box(c, Vec3.ZERO, c.points().getFirst().times(halves)));
    }
    int size = c.sizeAt();
    return pairs(
        c, i -> box(c, c.points().get(i + 1 - size), c.points().get(i + size).times(halves)));
  }

  private static Body box(Content c, Vec3 center, Vec3 half) {
    if (!isFlat(c)) {
      return body(new Box(center, half, c.turn().orElse(Rotation.NONE)));
    }
    requireLengths(half);
    List<Vec2> corners =
        IntStream.range(0, 4)
            .mapToObj(i ->
                new Vec2(
                    center.x() + (i == 0 || i == 3 ? -half.x() : half.x()),
                    center.y() + (i < 2 ? -half.y() : half.y())))
            .toList();
    return body(Polygon.ofRing(corners));
  }

  private static void requireLengths(Vec3 half) {
    for (double length : List.of(half.x(), half.y())) {
      if (length < 0) {
        throw new InvalidShapeException(new InvalidShape.NotALength("size", 2 * length));
      }
    }
  }

  /// {@return a body for each pair of points}
  ///
  /// @param make makes one of the index of the first point
  private static List<Body> pairs(Content c, IntFunction<Body> make) {
    return IntStream.range(0, c.count() / 2).map(i -> 2 * i).mapToObj(make).toList();
  }
}
