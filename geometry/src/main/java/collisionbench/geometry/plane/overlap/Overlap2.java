package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// Do two shapes touch? The one way into this package.
public final class Overlap2 {

  private Overlap2() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  ///
  /// - Always right for the numbers given, whatever their sizes: where doubles might err, exact
  ///   arithmetic decides. Radii are added without rounding, and a sector's edges are exactly the
  ///   directions of its opening.
  /// - `test(b, a)` is `test(a, b)`.
  /// - A shape that contains the other touches it.
  public static boolean test(Shape2 a, Shape2 b) {
    return test(a, b, true);
  }

  /// {@return whether the closed shape holds the point}
  public static boolean holds(Shape2 shape, Vec2 point) {
    return point(point, 0, shape, true);
  }

  /// {@return whether the two have a point in common without their radii: a circle is its centre
  /// then, a capsule its axis, and a full disc its centre too}
  ///
  /// As exact as [#test].
  public static boolean testCores(Shape2 a, Shape2 b) {
    return test(a, b, false);
  }

  private static boolean test(Shape2 a, Shape2 b, boolean round) {
    return switch (a) {
      case Point2 point -> point(point.at(), 0, b, round);
      case Circle circle -> point(circle.center(), round ? circle.radius() : 0, b, round);
      case Segment2 segment -> segment(segment.start(), segment.end(), 0, b, round);
      case Capsule2 capsule ->
          segment(capsule.start(), capsule.end(), round ? capsule.radius() : 0, b, round);
      case Polygon polygon -> polygon(polygon, b, round);
      case Sector sector ->
          isRound(sector)
              ? point(sector.center(), round ? sector.radius() : 0, b, round)
              : sector(sector, b, round);
    };
  }

  private static boolean point(Vec2 p, double radius, Shape2 b, boolean round) {
    return switch (b) {
      case Point2 point -> PointPoint.within(p, point.at(), radius, 0);
      case Circle circle ->
          PointPoint.within(p, circle.center(), radius, round ? circle.radius() : 0);
      case Segment2 segment -> PointSegment.within(p, segment.start(), segment.end(), radius, 0);
      case Capsule2 capsule ->
          PointSegment.within(
              p, capsule.start(), capsule.end(), radius, round ? capsule.radius() : 0);
      case Polygon polygon -> PointPolygon.within(p, polygon, radius);
      case Sector sector ->
          isRound(sector)
              ? PointPoint.within(p, sector.center(), radius, round ? sector.radius() : 0)
              : PointSector.within(p, sector, radius);
    };
  }

  private static boolean segment(Vec2 start, Vec2 end, double radius, Shape2 b, boolean round) {
    return switch (b) {
      case Point2 point -> PointSegment.within(point.at(), start, end, 0, radius);
      case Circle circle ->
          PointSegment.within(circle.center(), start, end, round ? circle.radius() : 0, radius);
      case Segment2 segment ->
          SegmentSegment.within(start, end, segment.start(), segment.end(), radius, 0);
      case Capsule2 capsule ->
          SegmentSegment.within(
              start, end, capsule.start(), capsule.end(), radius, round ? capsule.radius() : 0);
      case Polygon polygon -> SegmentPolygon.within(start, end, polygon, radius);
      case Sector sector ->
          isRound(sector)
              ? PointSegment.within(
                  sector.center(), start, end, round ? sector.radius() : 0, radius)
              : SegmentSector.within(start, end, sector, radius);
    };
  }

  private static boolean polygon(Polygon a, Shape2 b, boolean round) {
    return switch (b) {
      case Point2 point -> PointPolygon.within(point.at(), a, 0);
      case Circle circle -> PointPolygon.within(circle.center(), a, round ? circle.radius() : 0);
      case Segment2 segment -> SegmentPolygon.within(segment.start(), segment.end(), a, 0);
      case Capsule2 capsule ->
          SegmentPolygon.within(capsule.start(), capsule.end(), a, round ? capsule.radius() : 0);
      case Polygon polygon -> PolygonPolygon.touch(a, polygon);
      case Sector sector ->
          isRound(sector)
              ? PointPolygon.within(sector.center(), a, round ? sector.radius() : 0)
              : PolygonSector.touch(a, sector);
    };
  }

  private static boolean sector(Sector a, Shape2 b, boolean round) {
    return switch (b) {
      case Point2 point -> PointSector.within(point.at(), a, 0);
      case Circle circle -> PointSector.within(circle.center(), a, round ? circle.radius() : 0);
      case Segment2 segment -> SegmentSector.within(segment.start(), segment.end(), a, 0);
      case Capsule2 capsule ->
          SegmentSector.within(capsule.start(), capsule.end(), a, round ? capsule.radius() : 0);
      case Polygon polygon -> PolygonSector.touch(polygon, a);
      case Sector sector ->
          isRound(sector)
              ? PointSector.within(sector.center(), a, round ? sector.radius() : 0)
              : SectorSector.touch(a, sector);
    };
  }

  /// A full disc is a point with a radius, and so is a slice of radius zero.
  private static boolean isRound(Sector sector) {
    return sector.isDisc() || sector.radius() == 0;
  }
}
