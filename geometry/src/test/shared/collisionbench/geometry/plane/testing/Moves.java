package collisionbench.geometry.plane.testing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/// Rotates, scales and grows shapes.
public final class Moves {

  private Moves() {}

  /// {@return the shape rotated exactly by a quarter turn counter-clockwise about the origin}
  public static Shape2 quarterTurn(Shape2 shape) {
    return mapped(shape, Vec2::perpendicular, 1, Polygon::new);
  }

  public static Shape2 turned(Shape2 shape, double angle) {
    double cos = Math.cos(angle);
    double sin = Math.sin(angle);
    return mapped(shape, p -> turned(p, cos, sin), 1, Polygon::ofRounded);
  }

  public static Vec2 turned(Vec2 p, double angle) {
    return turned(p, Math.cos(angle), Math.sin(angle));
  }

  private static Vec2 turned(Vec2 p, double cos, double sin) {
    return new Vec2(p.x() * cos - p.y() * sin, p.x() * sin + p.y() * cos);
  }

  /// {@return the shape scaled by a power of two}
  public static Shape2 scaled(Shape2 shape, double factor) {
    return mapped(shape, p -> p.times(factor), factor, Polygon::new);
  }

  /// {@return the shape with a greater radius; unchanged if it has none}
  public static Shape2 grown(Shape2 shape, double by) {
    return switch (shape) {
      case Circle circle -> new Circle(circle.center(), circle.radius() + by);
      case Capsule2 capsule -> new Capsule2(capsule.start(), capsule.end(), capsule.radius() + by);
      case Sector sector ->
          new Sector(sector.center(), sector.radius() + by, sector.direction(), sector.angle());
      case Point2 _, Segment2 _, Polygon _ -> shape;
    };
  }

  private static Shape2 mapped(
      Shape2 shape, UnaryOperator<Vec2> map, double scale, Function<List<Vec2>, Polygon> polygon) {
    return switch (shape) {
      case Point2 point -> new Point2(map.apply(point.at()));
      case Circle circle -> new Circle(map.apply(circle.center()), scale * circle.radius());
      case Segment2 segment -> new Segment2(map.apply(segment.start()), map.apply(segment.end()));
      case Capsule2 capsule ->
          new Capsule2(
              map.apply(capsule.start()), map.apply(capsule.end()), scale * capsule.radius());
      case Sector sector ->
          new Sector(
              map.apply(sector.center()),
              scale * sector.radius(),
              map.apply(sector.direction()),
              sector.angle());
      case Polygon(var vertices) -> polygon.apply(vertices.stream().map(map).toList());
    };
  }
}
