package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.proof.ExactNearest;
import collisionbench.geometry.plane.proof.ExactSector;
import collisionbench.geometry.plane.search.Directions;
import collisionbench.geometry.plane.search.PointPoint;
import collisionbench.geometry.plane.search.PointPolygon;
import collisionbench.geometry.plane.search.PointSector;
import collisionbench.geometry.plane.search.PointSegment;
import collisionbench.geometry.plane.search.PolygonPolygon;
import collisionbench.geometry.plane.search.PolygonSector;
import collisionbench.geometry.plane.search.SegmentPolygon;
import collisionbench.geometry.plane.search.SegmentSector;
import collisionbench.geometry.plane.search.SegmentSegment;

/// Tests whether two shapes touch.
///
/// The answer is exact for the numbers in the two records, of any size. Radii are added exactly,
/// and the edges of a sector are exactly the directions of its opening.
///
/// Laws: `test(a, b) == test(b, a)`; a larger radius never loses a contact; a shape touches itself
/// and everything it contains; an exact translation of both shapes changes nothing.
///
/// {@snippet file="PlaneEntriesTest.java" region="overlap"}
public final class Overlap2 {

  private Overlap2() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  public static boolean test(Shape2 a, Shape2 b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    Verdict verdict = inDoubles(a, b);
    return verdict == Verdict.UNSURE ? exactly(a, b) : verdict == Verdict.TOUCHING;
  }

  /// {@return whether the closed shape contains the point}
  public static boolean contains(Shape2 shape, Vec2 point) {
    Require.nonNull("shape", shape);
    Require.nonNull("point", point);
    return test(new Point2(point), shape);
  }

  /// {@return what doubles prove: by the closed form for the pair, then by all directions}
  static Verdict inDoubles(Shape2 a, Shape2 b) {
    Verdict verdict = closedForm(a, b);
    return verdict == Verdict.UNSURE ? Directions.test(a, b) : verdict;
  }

  static boolean exactly(Shape2 a, Shape2 b) {
    if (Core.hasArc(b)) {
      return ExactSector.touch(a, (Sector) b);
    }
    return Core.hasArc(a) ? ExactSector.touch(b, (Sector) a) : ExactNearest.touch(a, b);
  }

  static Verdict closedForm(Shape2 a, Shape2 b) {
    return switch (a) {
      case Point2 p -> point(p.at(), 0, b);
      case Circle c -> point(c.center(), c.radius(), b);
      case Segment2 s -> segment(s.start(), s.end(), 0, b);
      case Capsule2 c -> segment(c.start(), c.end(), c.radius(), b);
      case Polygon p -> polygon(p, b);
      case Sector s -> Core.hasArc(s) ? sector(s, b) : point(s.center(), s.radius(), b);
    };
  }

  private static Verdict point(Vec2 a, double radius, Shape2 b) {
    return switch (b) {
      case Point2 p -> PointPoint.test(a, p.at(), radius);
      case Circle c -> PointPoint.test(a, c.center(), radius + c.radius());
      case Segment2 s -> PointSegment.test(a, s.start(), s.end(), radius);
      case Capsule2 c -> PointSegment.test(a, c.start(), c.end(), radius + c.radius());
      case Polygon p -> PointPolygon.test(a, p, radius);
      case Sector s when Core.hasArc(s) -> PointSector.test(a, s, radius);
      case Sector s -> PointPoint.test(a, s.center(), radius + s.radius());
    };
  }

  private static Verdict segment(Vec2 start, Vec2 end, double radius, Shape2 b) {
    return switch (b) {
      case Point2 p -> PointSegment.test(p.at(), start, end, radius);
      case Circle c -> PointSegment.test(c.center(), start, end, radius + c.radius());
      case Segment2 s -> SegmentSegment.test(start, end, s.start(), s.end(), radius);
      case Capsule2 c -> SegmentSegment.test(start, end, c.start(), c.end(), radius + c.radius());
      case Polygon p -> SegmentPolygon.test(start, end, p, radius);
      case Sector s when Core.hasArc(s) -> SegmentSector.test(start, end, s, radius);
      case Sector s -> PointSegment.test(s.center(), start, end, radius + s.radius());
    };
  }

  private static Verdict polygon(Polygon a, Shape2 b) {
    return switch (b) {
      case Point2 _, Circle _, Segment2 _, Capsule2 _ -> closedForm(b, a);
      case Polygon p -> PolygonPolygon.test(a.vertices(), p.vertices());
      case Sector s when Core.hasArc(s) -> PolygonSector.test(a, s);
      case Sector s -> PointPolygon.test(s.center(), a, s.radius());
    };
  }

  /// For two sectors, decides only if the center of one is in the other.
  private static Verdict sector(Sector a, Shape2 b) {
    return switch (b) {
      case Point2 _, Circle _, Segment2 _, Capsule2 _, Polygon _ -> closedForm(b, a);
      case Sector s when Core.hasArc(s) ->
          PointSector.test(a.center(), s, 0)
              .or(PointSector.test(s.center(), a, 0))
              .or(Verdict.UNSURE);
      case Sector s -> PointSector.test(s.center(), a, s.radius());
    };
  }
}
