package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// Keeps the numbers of a question where no product of a few of them overflows or vanishes: shapes
/// too large or too small for that are scaled by a power of two, which rounds nothing, and the
/// answer is scaled back.
///
/// # Why these limits
///
/// No number is larger than `L = 2^240`, and the largest is at least `S = 2^-200`. Directions are
/// made unit vectors before they are multiplied with anything, so that all products are of degree
/// 2, as in a squared distance: with differences below `4 L` less than `2^6 L^2 = 2^486`. One
/// factor may be a length times `2^500` (`PointSegment`), which makes `2^986`, or a direction below
/// `2^-450` times `2^900` (`Depth`).
///
/// Such a product keeps all digits above `2^-969`, so that if it loses some one of the two lengths
/// is below `2^-484`, which is `2^-284 S`: beside the largest less than rounding.
public final class Magnitude {

  private static final double GREATEST = 0x1p240;
  private static final double LEAST = 0x1p-200;

  private Magnitude() {}

  /// {@return the same of shapes that move}
  public static int exponent(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    return exponent(Math.max(size(a, b), Math.max(size(motionA), size(motionB))));
  }

  /// {@return the power of two by which to scale shapes of that size}
  public static int exponent(double size) {
    if ((size >= LEAST && size <= GREATEST) || size == 0) {
      return 0;
    }
    return -Math.getExponent(size);
  }

  /// {@return the greatest of the numbers of both shapes}
  public static double size(Shape2 a, Shape2 b) {
    return greater(size(a), size(b));
  }

  /// Of two numbers; what `Math.max` does for others takes it longer.
  private static double greater(double a, double b) {
    return a > b ? a : b;
  }

  /// {@return the greater of the two coordinates, without signs}
  public static double size(Vec2 p) {
    return greater(Math.abs(p.x()), Math.abs(p.y()));
  }

  /// The greatest of the shape's numbers.
  private static double size(Shape2 shape) {
    return switch (shape) {
      case Point2 point -> size(point.at());
      case Circle circle -> greater(size(circle.center()), circle.radius());
      case Segment2 segment -> greater(size(segment.start()), size(segment.end()));
      case Capsule2 capsule ->
          greater(greater(size(capsule.start()), size(capsule.end())), capsule.radius());
      case Sector sector -> greater(size(sector.center()), sector.radius());
      case Polygon polygon -> {
        double size = 0;
        for (int i = 0; i < polygon.vertices().size(); i++) {
          size = greater(size, size(polygon.vertices().get(i)));
        }
        yield size;
      }
    };
  }

  /// {@return `shape` times two to the power of `exponent`}
  public static Shape2 scaled(Shape2 shape, int exponent) {
    return switch (shape) {
      case Point2 point -> new Point2(scaled(point.at(), exponent));
      case Circle circle ->
          new Circle(scaled(circle.center(), exponent), Math.scalb(circle.radius(), exponent));
      case Segment2 segment ->
          new Segment2(scaled(segment.start(), exponent), scaled(segment.end(), exponent));
      case Capsule2 capsule ->
          new Capsule2(
              scaled(capsule.start(), exponent),
              scaled(capsule.end(), exponent),
              Math.scalb(capsule.radius(), exponent));
      case Sector sector ->
          new Sector(
              scaled(sector.center(), exponent),
              Math.scalb(sector.radius(), exponent),
              sector.opening());
      case Polygon polygon ->
          Polygon.ofRounded(
              polygon.vertices().stream().map(vertex -> scaled(vertex, exponent)).toList());
    };
  }

  /// {@return `p` times two to the power of `exponent`; the greatest double stands for more}
  public static Vec2 scaled(Vec2 p, int exponent) {
    return new Vec2(scaled(p.x(), exponent), scaled(p.y(), exponent));
  }

  /// {@return `value` times two to the power of `exponent`; the greatest double stands for more}
  public static double scaled(double value, int exponent) {
    return Math.clamp(Math.scalb(value, exponent), -Double.MAX_VALUE, Double.MAX_VALUE);
  }
}
