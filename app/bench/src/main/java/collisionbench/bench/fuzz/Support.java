package collisionbench.bench.fuzz;

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
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;

/// Support functions of shapes, for unit directions: the simplest independent check of a normal. In
/// the plane, a sector above half a turn is not convex and consists of two convex parts.
final class Support {

  private Support() {}

  static double of(Shape3 shape, Vec3 direction) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) -> center.dot(direction) + radius;
      case Capsule(Vec3 start, Vec3 end, double radius) -> furthest(direction, start, end) + radius;
      case Box box ->
          box.center().dot(direction)
              + Math.abs(box.orientation().axisX().dot(direction)) * box.halfExtents().x()
              + Math.abs(box.orientation().axisY().dot(direction)) * box.halfExtents().y()
              + Math.abs(box.orientation().axisZ().dot(direction)) * box.halfExtents().z();
      case Segment(Vec3 start, Vec3 end) -> furthest(direction, start, end);
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> furthest(direction, a, b, c);
      case Hull hull -> furthest(direction, hull.points().toArray(Vec3[]::new));
    };
  }

  static double of(Shape2 shape, Vec2 direction) {
    return switch (shape) {
      case Point2(Vec2 at) -> at.dot(direction);
      case Circle(Vec2 center, double radius) -> center.dot(direction) + radius;
      case Segment2(Vec2 start, Vec2 end) -> furthest(direction, start, end);
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          furthest(direction, start, end) + radius;
      case Polygon polygon -> furthest(direction, polygon.vertices().toArray(Vec2[]::new));
      case Sector sector -> {
        double corners =
            furthest(
                direction,
                sector.center(),
                sector.center().plus(sector.radius(), sector.startEdge()),
                sector.center().plus(sector.radius(), sector.endEdge()));
        yield sector.opening().contains(direction)
            ? Math.max(corners, sector.center().dot(direction) + sector.radius())
            : corners;
      }
    };
  }

  private static double furthest(Vec3 direction, Vec3... points) {
    return Stream.of(points).mapToDouble(direction::dot).max().orElseThrow();
  }

  private static double furthest(Vec2 direction, Vec2... points) {
    return Stream.of(points).mapToDouble(direction::dot).max().orElseThrow();
  }

  /// {@return convex shapes whose union is this shape: the halves of a sector above half a turn, or
  /// the shape itself}
  private static List<Shape2> convexParts(Shape2 shape) {
    return shape instanceof Sector sector
            && !sector.isDisc()
            && sector.opening().isWide()
            && sector.radius() > 0
        ? List.of(half(sector, 1), half(sector, -1))
        : List.of(shape);
  }

  private static Sector half(Sector whole, int side) {
    Vec2 along = whole.opening().axis();
    Vec2 aside = along.perpendicular().times(side);
    double quarter = whole.angle() / 4;
    Vec2 direction = along.times(StrictMath.cos(quarter)).plus(StrictMath.sin(quarter), aside);
    return new Sector(whole.center(), whole.radius(), direction, whole.angle() / 2);
  }

  static boolean isConvex(Shape2 shape) {
    return convexParts(shape).size() == 1;
  }

  /// {@return the sine of the angle between the axis and the sides of a non-convex sector's mouth:
  /// how much a step out of the mouth increases the distance to its sides; 1 for convex shapes}
  static double sineOfMouth(Shape2 shape) {
    return shape instanceof Sector sector && !isConvex(sector)
        ? StrictMath.sin(sector.angle() / 2)
        : 1;
  }

  /// {@return the least difference between `distance` and the gap, along the unit vector `n`, of a
  /// convex part of each shape}
  static double gapError(Shape2 a, Shape2 b, Vec2 n, double distance) {
    return convexParts(a).stream()
        .flatMap(
            ofA -> convexParts(b).stream().map(ofB -> distance + of(ofA, n) + of(ofB, n.negated())))
        .mapToDouble(Math::abs)
        .min()
        .orElseThrow();
  }
}
