package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A power of two by which all lengths are multiplied, so that products of a few of them neither
/// overflow nor underflow; one for ordinary sizes. Separation, manifold and sweep scale on entry.
/// Overlap and crossing need no scale: they fall back to exact arithmetic.
///
/// # Why these limits
///
/// No number of the shapes in a search is larger than `L = 2^120`, and the largest is at least `S =
/// 2^-20`, or `2^-51` if it was subnormal.
///
/// Nothing overflows. A difference of two points is shorter than `4 L`, and the cross product of
/// two of them than `16 L^2`. The highest degree is 8: the square of a cross product of two such
/// products, less than `(16 L^2)^4 = 2^16 L^8 = 2^976`, which leaves room for sums.
///
/// Nothing significant underflows. A product of eight lengths keeps all digits above `2^-969`. If
/// it loses some, one of the lengths is below `2^-121 = 2^-101 S`; with fewer factors, one is
/// shorter still. If a search divides by such a product, the proof of its result fails, and exact
/// arithmetic decides.
///
/// @param exponent of the power of two
public record Scale(int exponent) {

  private static final double LARGE = 0x1p120;
  private static final double SMALL = 0x1p-20;
  private static final Scale ONE = new Scale(0);

  /// {@return the scale that brings the largest number of both shapes to about one; one for
  /// ordinary sizes}
  public static Scale of(Shape3 a, Shape3 b) {
    return of(Math.max(largest(a), largest(b)));
  }

  /// {@return the scale for moving shapes}
  public static Scale of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    double motion = Math.max(motionA.largest(), motionB.largest());
    return of(Math.max(motion, Math.max(largest(a), largest(b))));
  }

  /// {@return the scale for numbers of which this is the largest}
  public static Scale of(double largest) {
    boolean ordinary = (largest < LARGE && largest > SMALL) || largest == 0;
    return ordinary ? ONE : new Scale(-Math.getExponent(largest));
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
  public Vec3 apply(Vec3 v) {
    return new Vec3(apply(v.x()), apply(v.y()), apply(v.z()));
  }

  /// {@return a shape, scaled about the origin}
  public Shape3 apply(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Sphere(apply(s.center()), apply(s.radius()));
      case Capsule c -> new Capsule(apply(c.start()), apply(c.end()), apply(c.radius()));
      case Box b -> new Box(apply(b.center()), apply(b.halfExtents()), b.orientation());
      case Segment s -> apply(s);
      case Triangle t -> new Triangle(apply(t.a()), apply(t.b()), apply(t.c()));
      case Hull h -> new Hull(h.points().stream().map(this::apply).toList());
    };
  }

  private Segment apply(Segment s) {
    return new Segment(apply(s.start()), apply(s.end()));
  }

  private static double largest(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> Math.max(s.center().largest(), s.radius());
      case Capsule c -> Math.max(Math.max(c.start().largest(), c.end().largest()), c.radius());
      case Box b -> Math.max(b.center().largest(), b.halfExtents().largest());
      case Segment s -> Math.max(s.start().largest(), s.end().largest());
      case Triangle t -> Math.max(Math.max(t.a().largest(), t.b().largest()), t.c().largest());
      case Hull h -> h.points().stream().mapToDouble(Vec3::largest).max().orElseThrow();
    };
  }
}
