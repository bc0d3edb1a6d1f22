package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;

/// Do two shapes touch? The one way into this package.
///
/// Laws: `test(a, b) == test(b, a)` to the last bit; a larger radius never loses a contact; a shape
/// touches itself. Between segments, triangles and spheres and capsules without radius the answer
/// is exact; where a radius or a box comes in, it is right up to rounding.
public final class Overlap3 {

  private Overlap3() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean test(Shape3 a, Shape3 b) {
    Scale scale = Scale.of(a, b);
    return scale.isOne() ? dispatch(a, b) : dispatch(scale.apply(a), scale.apply(b));
  }

  private static boolean dispatch(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s -> point(s.center(), s.radius(), b);
      case Capsule c -> segment(c.axis(), c.radius(), b);
      case Segment s -> segment(s, 0, b);
      case Box x -> box(x, b);
      case Triangle t -> triangle(t, b);
    };
  }

  private static boolean point(Vec3 a, double radius, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointPoint.test(a, s.center(), radius + s.radius());
      case Capsule c -> PointSegment.test(a, c.axis(), radius + c.radius());
      case Segment s -> PointSegment.test(a, s, radius);
      case Box x -> PointBox.test(a, x, radius);
      case Triangle t -> PointTriangle.test(a, t, radius);
    };
  }

  private static boolean segment(Segment a, double radius, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointSegment.test(s.center(), a, radius + s.radius());
      case Capsule c -> SegmentSegment.test(a, c.axis(), radius + c.radius());
      case Segment s -> SegmentSegment.test(a, s, radius);
      case Box x -> SegmentBox.test(a, x, radius);
      case Triangle t -> SegmentTriangle.test(a, t, radius);
    };
  }

  private static boolean box(Box a, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointBox.test(s.center(), a, s.radius());
      case Capsule c -> SegmentBox.test(c.axis(), a, c.radius());
      case Segment s -> SegmentBox.test(s, a, 0);
      case Box x -> BoxBox.test(a, x);
      case Triangle t -> BoxTriangle.test(a, t);
    };
  }

  private static boolean triangle(Triangle a, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointTriangle.test(s.center(), a, s.radius());
      case Capsule c -> SegmentTriangle.test(c.axis(), a, c.radius());
      case Segment s -> SegmentTriangle.test(s, a, 0);
      case Box x -> BoxTriangle.test(x, a);
      case Triangle t -> TriangleTriangle.test(a, t);
    };
  }
}
