package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Do two shapes touch? The one way into this package.
///
/// The answer is exact: it is that of the numbers in the two records, without rounding, however
/// large or small they are. Radii are added up exactly, and a box is turned by exactly the rotation
/// that its quaternion means.
///
/// Laws: `test(a, b) == test(b, a)`; a larger radius never loses a contact; a shape touches itself;
/// what exact arithmetic can move both shapes by changes nothing.
public final class Overlap3 {

  private Overlap3() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean test(Shape3 a, Shape3 b) {
    int verdict = inDoubles(a, b);
    return Verdict.isSure(verdict) ? Verdict.touching(verdict) : ExactReach.test(a, b);
  }

  /// {@return whether the closed shape holds the point}
  public static boolean holds(Shape3 shape, Vec3 point) {
    int verdict = sphere(point, 0, shape);
    return Verdict.isSure(verdict)
        ? Verdict.touching(verdict)
        : ExactReach.test(new Sphere(point, 0), shape);
  }

  /// {@return whether the axis of a capsule and a triangle have a point in common}
  public static boolean testAxis(Capsule a, Triangle b) {
    int verdict = SegmentTriangle.test(a.start(), a.end(), b, 0);
    return Verdict.isSure(verdict) ? Verdict.touching(verdict) : ExactReach.test(a.axis(), b);
  }

  /// {@return what doubles can say of the two}
  static int inDoubles(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s -> sphere(s.center(), s.radius(), b);
      case Capsule c -> capsule(c, b);
      case Segment s -> segment(s, b);
      case Box x -> box(x, b);
      case Triangle t -> triangle(t, b);
    };
  }

  private static int sphere(Vec3 center, double radius, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointPoint.test(center, s.center(), radius + s.radius());
      case Capsule c -> PointSegment.test(center, c.start(), c.end(), radius + c.radius());
      case Segment s -> PointSegment.test(center, s.start(), s.end(), radius);
      case Box x -> PointBox.test(center, x, radius);
      case Triangle t -> PointTriangle.test(center, t, radius);
    };
  }

  private static int capsule(Capsule a, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointSegment.test(s.center(), a.start(), a.end(), a.radius() + s.radius());
      case Capsule c ->
          SegmentSegment.test(a.start(), a.end(), c.start(), c.end(), a.radius() + c.radius());
      case Segment s -> SegmentSegment.test(a.start(), a.end(), s.start(), s.end(), a.radius());
      case Box x -> SegmentBox.test(a.start(), a.end(), x, a.radius());
      case Triangle t -> SegmentTriangle.test(a.start(), a.end(), t, a.radius());
    };
  }

  private static int segment(Segment a, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointSegment.test(s.center(), a.start(), a.end(), s.radius());
      case Capsule c -> SegmentSegment.test(a.start(), a.end(), c.start(), c.end(), c.radius());
      case Segment s -> SegmentSegment.test(a.start(), a.end(), s.start(), s.end(), 0);
      case Box x -> SegmentBox.test(a.start(), a.end(), x, 0);
      case Triangle t -> SegmentTriangle.test(a.start(), a.end(), t, 0);
    };
  }

  private static int box(Box a, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointBox.test(s.center(), a, s.radius());
      case Capsule c -> SegmentBox.test(c.start(), c.end(), a, c.radius());
      case Segment s -> SegmentBox.test(s.start(), s.end(), a, 0);
      case Box x -> BoxBox.test(a, x);
      case Triangle t -> BoxTriangle.test(a, t);
    };
  }

  private static int triangle(Triangle a, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointTriangle.test(s.center(), a, s.radius());
      case Capsule c -> SegmentTriangle.test(c.start(), c.end(), a, c.radius());
      case Segment s -> SegmentTriangle.test(s.start(), s.end(), a, 0);
      case Box x -> BoxTriangle.test(x, a);
      case Triangle t -> TriangleTriangle.test(a, t);
    };
  }
}
