package collisionbench.geometry.bench;

import static collisionbench.geometry.bench.Question.CROSSING;
import static collisionbench.geometry.bench.Question.GAP;
import static collisionbench.geometry.bench.Question.OVERLAP;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.CGAlgorithms3D;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.algorithm.PointLocation;
import org.locationtech.jts.algorithm.RobustLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.openjdk.jmh.infra.Blackhole;

/// JTS, by the most direct of its algorithms; circles and capsules as points and lines with a
/// radius taken off their distance.
final class Jts {

  private static final String JTS = "JTS";

  private static final GeometryFactory GEOMETRIES = new GeometryFactory();
  private static final RobustLineIntersector LINES = new RobustLineIntersector();

  private Jts() {}

  static List<Entry> entries() {
    return List.of(
        Entry.of(
            OVERLAP,
            "segment-segment-2d",
            JTS,
            Answer.yesNo(
                (Segment2 a) -> ends(a.start(), a.end(), 0),
                (Segment2 b) -> ends(b.start(), b.end(), 0),
                Jts::meet)),
        Entry.of(
            OVERLAP,
            "point-polygon-2d",
            JTS,
            Answer.yesNo((Point2 a) -> at(a.at()), Jts::ring, PointLocation::isInRing)),
        Entry.of(
            OVERLAP,
            "segment-polygon-2d",
            JTS,
            Answer.yesNo(Jts::line, Jts::polygon, Geometry::intersects)),
        Entry.of(
            OVERLAP,
            "polygon-polygon-2d",
            JTS,
            Answer.yesNo(Jts::polygon, Jts::polygon, Geometry::intersects)),
        Entry.of(
            GAP,
            "point-segment-2d",
            JTS,
            Answer.number(
                (Point2 a) -> ends(a.at(), a.at(), 0),
                (Segment2 b) -> ends(b.start(), b.end(), 0),
                Jts::toSegment)),
        Entry.of(
            GAP,
            "circle-segment-2d",
            JTS,
            Answer.number(
                (Circle a) -> ends(a.center(), a.center(), a.radius()),
                (Segment2 b) -> ends(b.start(), b.end(), 0),
                Jts::toSegment)),
        Entry.of(
            GAP,
            "segment-segment-2d",
            JTS,
            Answer.number(
                (Segment2 a) -> ends(a.start(), a.end(), 0),
                (Segment2 b) -> ends(b.start(), b.end(), 0),
                Jts::between)),
        Entry.of(
            GAP,
            "capsule-capsule-2d",
            JTS,
            Answer.number(
                (Capsule2 a) -> ends(a.start(), a.end(), a.radius()),
                (Capsule2 b) -> ends(b.start(), b.end(), b.radius()),
                Jts::between)),
        Entry.of(
            GAP,
            "segment-polygon-2d",
            JTS,
            Answer.number(Jts::line, Jts::polygon, Geometry::distance)),
        Entry.of(
            GAP,
            "polygon-polygon-2d",
            JTS,
            Answer.number(Jts::polygon, Jts::polygon, Geometry::distance)),
        Entry.of(
            GAP,
            "sphere-segment",
            JTS,
            Answer.number(
                (Sphere a) -> ends(a.center(), a.center(), a.radius()),
                (Segment b) -> ends(b.start(), b.end(), 0),
                Jts::toSegmentInSpace)),
        Entry.of(
            GAP,
            "sphere-capsule",
            JTS,
            Answer.number(
                (Sphere a) -> ends(a.center(), a.center(), a.radius()),
                (Capsule b) -> ends(b.start(), b.end(), b.radius()),
                Jts::toSegmentInSpace)),
        Entry.of(
            GAP,
            "segment-segment",
            JTS,
            Answer.number(
                (Segment a) -> ends(a.start(), a.end(), 0),
                (Segment b) -> ends(b.start(), b.end(), 0),
                Jts::betweenInSpace)),
        Entry.of(
            GAP,
            "capsule-capsule",
            JTS,
            Answer.number(
                (Capsule a) -> ends(a.start(), a.end(), a.radius()),
                (Capsule b) -> ends(b.start(), b.end(), b.radius()),
                Jts::betweenInSpace)),
        Entry.of(
            CROSSING,
            "segment-segment-2d",
            JTS,
            Answer.whole(
                (Segment2 a) -> ends(a.start(), a.end(), 0),
                (Segment2 b) -> ends(b.start(), b.end(), 0),
                Jts::cross)));
  }

  /// A point or a segment with a radius.
  private record Ends(Coordinate start, Coordinate end, double radius) {}

  private static Ends ends(Vec2 start, Vec2 end, double radius) {
    return new Ends(at(start), at(end), radius);
  }

  private static Ends ends(Vec3 start, Vec3 end, double radius) {
    return new Ends(at(start), at(end), radius);
  }

  private static boolean meet(Ends a, Ends b) {
    LINES.computeIntersection(a.start, a.end, b.start, b.end);
    return LINES.hasIntersection();
  }

  private static void cross(Ends a, Ends b, Blackhole hole) {
    LINES.computeIntersection(a.start, a.end, b.start, b.end);
    hole.consume(LINES.getIntersectionNum());
    for (int i = 0; i < LINES.getIntersectionNum(); i++) {
      hole.consume(LINES.getIntersection(i).x);
      hole.consume(LINES.getIntersection(i).y);
    }
  }

  private static double toSegment(Ends a, Ends b) {
    return Distance.pointToSegment(a.start, b.start, b.end) - (a.radius + b.radius);
  }

  private static double between(Ends a, Ends b) {
    return Distance.segmentToSegment(a.start, a.end, b.start, b.end) - (a.radius + b.radius);
  }

  private static double toSegmentInSpace(Ends a, Ends b) {
    return CGAlgorithms3D.distancePointSegment(a.start, b.start, b.end) - (a.radius + b.radius);
  }

  private static double betweenInSpace(Ends a, Ends b) {
    return CGAlgorithms3D.distanceSegmentSegment(a.start, a.end, b.start, b.end)
        - (a.radius + b.radius);
  }

  private static Geometry line(Segment2 s) {
    return GEOMETRIES.createLineString(new Coordinate[] {at(s.start()), at(s.end())});
  }

  private static Geometry polygon(Polygon polygon) {
    return GEOMETRIES.createPolygon(ring(polygon));
  }

  /// The first corner again at the end.
  private static Coordinate[] ring(Polygon polygon) {
    List<Vec2> corners = new ArrayList<>(polygon.vertices());
    corners.add(corners.getFirst());
    return corners.stream().map(Jts::at).toArray(Coordinate[]::new);
  }

  private static Coordinate at(Vec2 v) {
    return new Coordinate(v.x(), v.y());
  }

  private static Coordinate at(Vec3 v) {
    return new Coordinate(v.x(), v.y(), v.z());
  }
}
