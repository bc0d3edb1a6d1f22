package collisionbench.bench.paste;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.ShapeType;
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
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;

/// Makes the bodies of the forms, in the plane or in space. Each method throws
/// `InvalidShapeException` if there is no such shape.
final class Shapes {

  private Shapes() {}

  private static List<Body> body(Shape3 shape) {
    return List.of(new Body3(ShapeType.of(shape).word(), shape));
  }

  private static List<Body> body(Shape2 shape) {
    return List.of(new Body2(ShapeType.of(shape).word(), shape));
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

  static List<Body> point(Content c, List<Vec3> p, List<Double> none) {
    return isFlat(c) ? body(new Point2(flat(p.getFirst()))) : body(new Hull(p.subList(0, 1)));
  }

  /// Equal ends are a point.
  static List<Body> segment(Content c, List<Vec3> p, List<Double> none) {
    Vec3 start = p.get(0);
    Vec3 end = p.get(1);
    if (start.equals(end)) {
      return point(c, p, none);
    }
    return isFlat(c) ? body(new Segment2(flat(start), flat(end))) : body(new Segment(start, end));
  }

  /// The segments between each point and the next, except those without length.
  static List<Body> polyline(Content c, List<Vec3> p, List<Double> none) {
    List<Body> segments =
        IntStream.range(1, p.size())
            .mapToObj(i -> p.subList(i - 1, i + 1))
            .filter(ends -> !ends.get(0).equals(ends.get(1)))
            .flatMap(ends -> segment(c, ends, none).stream())
            .toList();
    return segments.isEmpty() ? point(c, p, none) : segments;
  }

  static List<Body> ray(Content c, List<Vec3> p, List<Double> none) {
    return segment(c, List.of(p.get(0), p.get(0).plus(p.get(1))), none);
  }

  static List<Body> polygon(Content c, List<Vec3> p, List<Double> none) {
    return body(Polygon.ofRing(flat(p)));
  }

  static List<Body> triangle(Content c, List<Vec3> p, List<Double> none) {
    return isFlat(c) ? polygon(c, p, none) : body(new Triangle(p.get(0), p.get(1), p.get(2)));
  }

  static List<Body> hull(Content c, List<Vec3> p, List<Double> none) {
    List<Vec3> points = p.stream().distinct().toList();
    return isFlat(c) ? body(Polygon.ofRounded(flat(points))) : body(new Hull(points));
  }

  static List<Body> sphere(Content c, List<Vec3> p, List<Double> radius) {
    Vec3 center = p.getFirst();
    return isFlat(c)
        ? body(new Circle(flat(center), radius.getFirst()))
        : body(new Sphere(center, radius.getFirst()));
  }

  static List<Body> capsule(Content c, List<Vec3> p, List<Double> radius) {
    return isFlat(c)
        ? body(new Capsule2(flat(p.get(0)), flat(p.get(1)), radius.getFirst()))
        : body(new Capsule(p.get(0), p.get(1), radius.getFirst()));
  }

  static List<Body> boxByCorners(Content c, List<Vec3> p, List<Double> none) {
    Vec3 way = p.get(1).minus(p.get(0)).times(0.5);
    Vec3 half = new Vec3(Math.abs(way.x()), Math.abs(way.y()), Math.abs(way.z()));
    return box(c, p.get(0).plus(p.get(1)).times(0.5), half);
  }

  static List<Body> boxByCorner(Content c, List<Vec3> p, List<Double> none) {
    Vec3 half = p.get(c.sizeAt()).times(0.5);
    return box(c, p.get(1 - c.sizeAt()).plus(half), half);
  }

  /// A box by its center and its size, in the order of their words.
  ///
  /// @param halves the factor from the size to the half size
  static List<Body> boxAround(Content c, List<Vec3> p, double halves) {
    int size = c.count() < 2 ? 1 : c.sizeAt();
    return box(c, p.get(1 - size), p.get(size).times(halves));
  }

  private static List<Body> box(Content c, Vec3 center, Vec3 half) {
    if (!isFlat(c)) {
      return body(new Box(center, half, c.turn()));
    }
    double least = Math.min(half.x(), half.y());
    if (least < 0) {
      throw new InvalidShapeException(new InvalidShape.NotALength("size", 2 * least));
    }
    double x = center.x();
    double y = center.y();
    return body(
        Polygon.ofRing(
            List.of(
                new Vec2(x - half.x(), y - half.y()),
                new Vec2(x + half.x(), y - half.y()),
                new Vec2(x + half.x(), y + half.y()),
                new Vec2(x - half.x(), y + half.y()))));
  }
}
