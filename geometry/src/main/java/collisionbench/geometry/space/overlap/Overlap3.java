package collisionbench.geometry.space.overlap;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.ExactNearest;
import collisionbench.geometry.space.search.BoxBox;
import collisionbench.geometry.space.search.BoxTriangle;
import collisionbench.geometry.space.search.Gjk;
import collisionbench.geometry.space.search.PointBox;
import collisionbench.geometry.space.search.PointPoint;
import collisionbench.geometry.space.search.PointSegment;
import collisionbench.geometry.space.search.PointTriangle;
import collisionbench.geometry.space.search.SegmentBox;
import collisionbench.geometry.space.search.SegmentSegment;
import collisionbench.geometry.space.search.SegmentTriangle;
import collisionbench.geometry.space.search.TriangleTriangle;

/// Tests whether two shapes touch.
///
/// The answer is exact for the numbers in the two records, of any size. Radii are added exactly,
/// and a box is rotated by exactly the rotation of its quaternion.
///
/// Laws: `test(a, b) == test(b, a)`; a larger radius never loses a contact; a shape touches itself;
/// an exact translation of both shapes changes nothing.
///
/// {@snippet file="SpaceEntriesTest.java" region="overlap"}
public final class Overlap3 {

  private Overlap3() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean test(Shape3 a, Shape3 b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    Verdict verdict = inDoubles(a, b);
    return verdict == Verdict.UNSURE ? ExactNearest.touch(a, b) : verdict == Verdict.TOUCHING;
  }

  /// {@return what doubles prove: by the closed form for the pair, then by the nearest points}
  static Verdict inDoubles(Shape3 a, Shape3 b) {
    Verdict verdict = closedForm(a, b);
    return verdict == Verdict.UNSURE ? Gjk.test(a, b) : verdict;
  }

  /// {@return whether the closed shape contains the point}
  public static boolean contains(Shape3 shape, Vec3 point) {
    Require.nonNull("shape", shape);
    Require.nonNull("point", point);
    return test(new Sphere(point, 0), shape);
  }

  /// {@return what doubles prove by the closed form for the pair, the simpler shape first; unsure
  /// for a hull}
  static Verdict closedForm(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s -> point(s.center(), s.radius(), b);
      case Capsule c -> segment(c.start(), c.end(), c.radius(), b);
      case Segment s -> segment(s.start(), s.end(), 0, b);
      case Box x -> box(x, b);
      case Triangle t -> triangle(t, b);
      case Hull _ -> Verdict.UNSURE;
    };
  }

  private static Verdict point(Vec3 a, double radius, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointPoint.test(a, s.center(), radius + s.radius());
      case Capsule c -> PointSegment.test(a, c.start(), c.end(), radius + c.radius());
      case Segment s -> PointSegment.test(a, s.start(), s.end(), radius);
      case Box x -> PointBox.test(a, x, radius);
      case Triangle t -> PointTriangle.test(a, t, radius);
      case Hull _ -> Verdict.UNSURE;
    };
  }

  private static Verdict segment(Vec3 start, Vec3 end, double radius, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointSegment.test(s.center(), start, end, radius + s.radius());
      case Capsule c -> SegmentSegment.test(start, end, c.start(), c.end(), radius + c.radius());
      case Segment s -> SegmentSegment.test(start, end, s.start(), s.end(), radius);
      case Box x -> SegmentBox.test(start, end, x, radius);
      case Triangle t -> SegmentTriangle.test(start, end, t, radius);
      case Hull _ -> Verdict.UNSURE;
    };
  }

  private static Verdict box(Box a, Shape3 b) {
    return switch (b) {
      case Sphere _, Capsule _, Segment _ -> closedForm(b, a);
      case Box x -> BoxBox.test(a, x);
      case Triangle t -> BoxTriangle.test(a, t);
      case Hull _ -> Verdict.UNSURE;
    };
  }

  private static Verdict triangle(Triangle a, Shape3 b) {
    return switch (b) {
      case Sphere _, Capsule _, Segment _, Box _ -> closedForm(b, a);
      case Triangle t -> TriangleTriangle.test(a, t);
      case Hull _ -> Verdict.UNSURE;
    };
  }
}
