package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// A power of two by which all lengths are multiplied, so that products of a few of them neither
/// overflow nor underflow; one for ordinary sizes. Separation, manifold and sweep scale on entry.
/// Overlap and crossing need no scale: they fall back to exact arithmetic.
///
/// # Why these limits
///
/// No number is larger than `L = 2^190`, and the largest is at least `S = 2^-200`. So the sum of up
/// to a thousand of them is an ordinary size for `Verdict`, and no proof fails for size alone.
///
/// The limits of doubles are far away. Directions are normalized before any product, so all
/// products have degree 2, as in a squared distance: with differences below `4 L`, less than `2^6
/// L^2 = 2^386`. A product keeps all digits above `2^-969`. If it loses some, one of the two
/// lengths is below `2^-484 = 2^-284 S`, which is less than the rounding of the largest.
///
/// @param exponent of the power of two
public record Scale(int exponent) {

  private static final double LARGE = 0x1p190;
  private static final double SMALL = 0x1p-200;
  private static final Scale ONE = new Scale(0);

  /// {@return the scale that brings the largest number of both shapes to about one; one for
  /// ordinary sizes}
  public static Scale of(Shape2 a, Shape2 b) {
    return of(largest(a, b));
  }

  /// {@return the scale for moving shapes}
  public static Scale of(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    return of(Math.max(largest(a, b), Math.max(largest(motionA), largest(motionB))));
  }

  private static Scale of(double largest) {
    boolean ordinary = (largest >= SMALL && largest <= LARGE) || largest == 0;
    return ordinary ? ONE : new Scale(-Math.getExponent(largest));
  }

  /// {@return the greatest of the numbers of both shapes}
  public static double largest(Shape2 a, Shape2 b) {
    return Math.max(largest(a), largest(b));
  }

  /// {@return the greater magnitude of the two coordinates}
  public static double largest(Vec2 p) {
    return Math.max(Math.abs(p.x()), Math.abs(p.y()));
  }

  private static double largest(Shape2 shape) {
    double largest = shape instanceof Sector s ? s.radius() : Core.radius(shape);
    for (Vec2 corner : Core.corners(shape)) {
      largest = Math.max(largest, largest(corner));
    }
    return largest;
  }

  /// {@return whether the scale is one}
  public boolean isOne() {
    return exponent == 0;
  }

  /// {@return the inverse scale}
  public Scale inverse() {
    return new Scale(-exponent);
  }

  /// {@return a scaled length; the largest finite double on overflow}
  public double apply(double length) {
    return Math.clamp(Math.scalb(length, exponent), -Double.MAX_VALUE, Double.MAX_VALUE);
  }

  /// {@return a scaled point or vector}
  public Vec2 apply(Vec2 v) {
    return new Vec2(apply(v.x()), apply(v.y()));
  }

  /// {@return a shape, scaled about the origin}
  public Shape2 apply(Shape2 shape) {
    return switch (shape) {
      case Point2 p -> new Point2(apply(p.at()));
      case Circle c -> new Circle(apply(c.center()), apply(c.radius()));
      case Segment2 s -> new Segment2(apply(s.start()), apply(s.end()));
      case Capsule2 c -> new Capsule2(apply(c.start()), apply(c.end()), apply(c.radius()));
      case Sector s -> new Sector(apply(s.center()), apply(s.radius()), s.opening());
      case Polygon p -> Polygon.ofRounded(p.vertices().stream().map(this::apply).toList());
    };
  }
}
