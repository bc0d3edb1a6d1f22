package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A power of two to multiply all lengths by, so that no product of a few of them overflows or
/// vanishes; for numbers of ordinary size it is one. Separation and sweep ask for it at their
/// doors. Overlap and crossing need none: what doubles cannot tell there is asked in exact numbers.
///
/// # Why these limits
///
/// No number of a search's shapes is larger than `L = 2^120`, and the largest is at least `S =
/// 2^-20`, or `2^-51` where it was subnormal.
///
/// Nothing overflows. A difference of two points is shorter than `4 L`, and the cross product of
/// two of them than `16 L^2`. Most that is made of lengths is of degree 8: the square of a cross
/// product of two such products, less than `(16 L^2)^4 = 2^16 L^8 = 2^976`, which leaves room for
/// sums of many.
///
/// Nothing vanishes that counts. A product of eight lengths keeps all digits above `2^-969`, so
/// that if it loses some one of the lengths is below `2^-121`, which is `2^-101 S`; of fewer, one
/// is shorter still. A search that divides by what has lost digits finds points that do not prove
/// themselves, and exact numbers answer.
///
/// @param exponent of the power of two
public record Scale(int exponent) {

  private static final double LARGE = 0x1p120;
  private static final double SMALL = 0x1p-20;
  private static final Scale ONE = new Scale(0);

  /// {@return the scale that brings the largest number of both shapes to about one, if it is out of
  /// the ordinary}
  public static Scale of(Shape3 a, Shape3 b) {
    return of(Math.max(largest(a), largest(b)));
  }

  /// {@return the same for shapes that move}
  public static Scale of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    double motion = Math.max(motionA.largest(), motionB.largest());
    return of(Math.max(motion, Math.max(largest(a), largest(b))));
  }

  private static Scale of(double largest) {
    boolean ordinary = (largest < LARGE && largest > SMALL) || largest == 0;
    return ordinary ? ONE : new Scale(-Math.getExponent(largest));
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
