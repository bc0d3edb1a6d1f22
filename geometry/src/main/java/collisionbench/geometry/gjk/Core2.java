package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;

/// A convex shape as an outline, and all points within a radius of it.
///
/// @param base a point of the shape
/// @param outline the outline, relative to `base`: far from the origin it keeps its precision
/// @param radius the radius, at least 0
record Core2(Vec2 base, Outline2 outline, double radius) implements Comparable<Core2> {

  /// {@return whether a shape is a sector above half a turn with something in it, and no full disc}
  static boolean isWide(Shape2 shape) {
    return shape instanceof Sector sector && !isRound(sector) && sector.opening().isWide();
  }

  private static boolean isRound(Sector sector) {
    return sector.isDisc() || sector.radius() == 0;
  }

  /// {@return the largest of the shape's lengths and coordinates}
  static double largest(Shape2 shape) {
    return switch (shape) {
      case Point2 point -> largest(point.at());
      case Circle circle -> Math.max(largest(circle.center()), circle.radius());
      case Segment2 segment -> largest(segment.start(), segment.end());
      case Capsule2 capsule -> Math.max(largest(capsule.start(), capsule.end()), capsule.radius());
      case Sector sector -> Math.max(largest(sector.center()), sector.radius());
      case Polygon polygon -> largest(polygon.vertices().toArray(Vec2[]::new));
    };
  }

  private static double largest(Vec2... points) {
    double largest = 0;
    for (Vec2 point : points) {
      largest = Math.max(largest, Math.max(Math.abs(point.x()), Math.abs(point.y())));
    }
    return largest;
  }

  /// {@return the core of a convex shape times two to the power of `exponent`}
  static Core2 of(Shape2 shape, int exponent) {
    return switch (shape) {
      case Point2 point -> of(List.of(point.at()), 0, exponent);
      case Circle circle -> of(List.of(circle.center()), circle.radius(), exponent);
      case Segment2 segment -> of(List.of(segment.start(), segment.end()), 0, exponent);
      case Capsule2 capsule ->
          of(List.of(capsule.start(), capsule.end()), capsule.radius(), exponent);
      case Polygon polygon -> of(polygon.vertices(), 0, exponent);
      case Sector sector ->
          isRound(sector)
              ? of(List.of(sector.center()), sector.radius(), exponent)
              : new Core2(
                  scaled(sector.center(), exponent),
                  Outline2.of(Vec2.ZERO, scaled(sector.radius(), exponent), sector.opening()),
                  0);
    };
  }

  private static Core2 of(List<Vec2> corners, double radius, int exponent) {
    Vec2 base = scaled(corners.getFirst(), exponent);
    List<Vec2> offsets =
        corners.stream().map(corner -> scaled(corner, exponent).minus(base)).toList();
    return new Core2(base, Outline2.of(offsets), scaled(radius, exponent));
  }

  /// {@return `v` times two to the power of `exponent`; the greatest double stands for more}
  static Vec2 scaled(Vec2 v, int exponent) {
    return new Vec2(scaled(v.x(), exponent), scaled(v.y(), exponent));
  }

  /// {@return `value` times two to the power of `exponent`; the greatest double stands for more}
  static double scaled(double value, int exponent) {
    return Math.clamp(Math.scalb(value, exponent), -Double.MAX_VALUE, Double.MAX_VALUE);
  }

  /// {@return the outline relative to `origin`}
  Outline2 outline(Vec2 origin) {
    return outline.movedBy(base.minus(origin));
  }

  /// Any order will do, as long as it is one: the answer is worked out for the lesser as A.
  @Override
  public int compareTo(Core2 other) {
    double[] mine = numbers().toArray();
    double[] others = other.numbers().toArray();
    return Arrays.compare(mine, others);
  }

  private DoubleStream numbers() {
    return DoubleStream.concat(
        DoubleStream.of(radius, outline.bulge(), base.x(), base.y()),
        outline.corners().stream().flatMapToDouble(p -> DoubleStream.of(p.x(), p.y())));
  }
}
