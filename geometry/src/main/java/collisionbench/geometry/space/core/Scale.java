package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A power of two to multiply all lengths by, so that no product of a few of them overflows or
/// vanishes. Every question asks for it at its door; for numbers of ordinary size it is one.
///
/// @param exponent of the power of two
public record Scale(int exponent) {

  private static final double LARGE = 0x1p200;
  private static final double SMALL = 0x1p-100;
  private static final Scale ONE = new Scale(0);

  /// {@return the scale that brings the largest number of both shapes to about one, if it is out of
  /// the ordinary}
  public static Scale of(Shape3 a, Shape3 b) {
    return of(Math.max(largest(a), largest(b)));
  }

  /// {@return the sum of the magnitudes of all numbers that are lengths or coordinates}
  public static double sum(Shape3 a, Shape3 b) {
    return sum(a) + sum(b);
  }

  /// {@return whether nothing of two shapes has to be scaled, by the [#sum] of their numbers; not
  /// of all that [#of] leaves as they are}
  public static boolean isOrdinary(double sum) {
    return sum > 16 * SMALL && sum < LARGE;
  }

  private static double sum(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> s.center().sumOfMagnitudes() + s.radius();
      case Capsule c -> c.start().sumOfMagnitudes() + c.end().sumOfMagnitudes() + c.radius();
      case Box b -> b.center().sumOfMagnitudes() + b.halfExtents().sumOfMagnitudes();
      case Segment s -> s.start().sumOfMagnitudes() + s.end().sumOfMagnitudes();
      case Triangle t ->
          t.a().sumOfMagnitudes() + t.b().sumOfMagnitudes() + t.c().sumOfMagnitudes();
    };
  }

  /// {@return the same for shapes that move}
  public static Scale of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    double motion = Math.max(motionA.largest(), motionB.largest());
    return of(Math.max(motion, Math.max(largest(a), largest(b))));
  }

  private static Scale of(double largest) {
    boolean ordinary = (largest < LARGE && largest > SMALL) || largest == 0;
    // Two less than the exponent, so that a difference or a sum of two still fits when scaled back.
    return ordinary ? ONE : new Scale(-Math.getExponent(largest) - 2);
  }

  /// {@return whether nothing has to be scaled}
  public boolean isOne() {
    return exponent == 0;
  }

  /// {@return what scales back}
  public Scale inverse() {
    return new Scale(-exponent);
  }

  /// {@return a length scaled; the largest finite one if it is too large}
  public double apply(double length) {
    return Math.clamp(Math.scalb(length, exponent), -Double.MAX_VALUE, Double.MAX_VALUE);
  }

  /// {@return a point or vector scaled}
  public Vec3 apply(Vec3 v) {
    return new Vec3(apply(v.x()), apply(v.y()), apply(v.z()));
  }

  /// {@return a shape scaled about the origin}
  public Shape3 apply(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Sphere(apply(s.center()), apply(s.radius()));
      case Capsule c -> new Capsule(apply(c.start()), apply(c.end()), apply(c.radius()));
      case Box b -> new Box(apply(b.center()), apply(b.halfExtents()), b.orientation());
      case Segment s -> apply(s);
      case Triangle t -> new Triangle(apply(t.a()), apply(t.b()), apply(t.c()));
    };
  }

  /// {@return a segment scaled about the origin}
  public Segment apply(Segment s) {
    return new Segment(apply(s.start()), apply(s.end()));
  }

  private static double largest(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> Math.max(s.center().largest(), s.radius());
      case Capsule c -> Math.max(Math.max(c.start().largest(), c.end().largest()), c.radius());
      case Box b -> Math.max(b.center().largest(), b.halfExtents().largest());
      case Segment s -> Math.max(s.start().largest(), s.end().largest());
      case Triangle t -> Math.max(Math.max(t.a().largest(), t.b().largest()), t.c().largest());
    };
  }
}
