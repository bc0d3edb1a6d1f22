package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Question;

/// A power of two to multiply all lengths by, so that no product of a few of them overflows or
/// vanishes; one for shapes of ordinary size.
///
/// @param exponent of the power of two
record SatScale(int exponent) {

  private static final double LARGE = 0x1p240;
  private static final double SMALL = 0x1p-200;

  /// {@return the scale for the two shapes of a question}
  static SatScale of(Question question) {
    Bounds3 both =
        switch (question) {
          case Question.InSpace q -> q.a().bounds().and(q.b().bounds());
          case Question.InPlane q -> Lifted.of(q.a().bounds().and(q.b().bounds()));
        };
    double largest = Math.max(both.min().largest(), both.max().largest());
    boolean isOrdinary = (largest >= SMALL && largest <= LARGE) || largest == 0;
    return new SatScale(isOrdinary ? 0 : -Math.getExponent(Math.min(largest, Double.MAX_VALUE)));
  }

  SatScale inverse() {
    return new SatScale(-exponent);
  }

  /// {@return a length scaled; the greatest double on overflow}
  double apply(double length) {
    return Math.clamp(Math.scalb(length, exponent), -Double.MAX_VALUE, Double.MAX_VALUE);
  }

  Vec3 apply(Vec3 v) {
    return new Vec3(apply(v.x()), apply(v.y()), apply(v.z()));
  }

  Vec2 apply(Vec2 v) {
    return new Vec2(apply(v.x()), apply(v.y()));
  }

  /// {@return a shape with corners, scaled about the origin; another as it is}
  Shape3 apply(Shape3 shape) {
    return switch (shape) {
      case Box b -> new Box(apply(b.center()), apply(b.halfExtents()), b.orientation());
      case Segment s -> new Segment(apply(s.start()), apply(s.end()));
      case Triangle t -> new Triangle(apply(t.a()), apply(t.b()), apply(t.c()));
      case Hull h -> exponent == 0 ? h : new Hull(h.points().stream().map(this::apply).toList());
      default -> shape;
    };
  }

  /// {@return a shape with corners, scaled about the origin; another as it is}
  Shape2 apply(Shape2 shape) {
    return switch (shape) {
      case Point2 p -> new Point2(apply(p.at()));
      case Segment2 s -> new Segment2(apply(s.start()), apply(s.end()));
      case Polygon p -> Polygon.ofRounded(p.vertices().stream().map(this::apply).toList());
      default -> shape;
    };
  }
}
