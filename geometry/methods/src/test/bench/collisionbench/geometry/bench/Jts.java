package collisionbench.geometry.bench;

import static collisionbench.geometry.bench.Question.CROSSING;
import static collisionbench.geometry.bench.Question.GAP;
import static collisionbench.geometry.bench.Question.OVERLAP;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.CGAlgorithms3D;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.algorithm.PointLocation;
import org.locationtech.jts.algorithm.RobustLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.distance3d.Distance3DOp;
import org.openjdk.jmh.infra.Blackhole;

/// JTS, by its most direct algorithms. Circles and capsules are points and lines whose radii are
/// subtracted from their distance. In space it has only distances, which give no yes or no for
/// shapes without a radius.
final class Jts {

  private static final String JTS = "JTS";

  private static final GeometryFactory GEOMETRIES = new GeometryFactory();
  private static final RobustLineIntersector LINES = new RobustLineIntersector();

  private Jts() {}

  static List<Entry> entries() {
    return Stream.of(ends(), endsInSpace(), areas()).flatMap(List::stream).toList();
  }

  /// Points and segments, with radii.
  private static List<Entry> ends() {
    return List.of(
        yesNo("point-point-2d", Jts::flat, (a, b) -> a.start.equals2D(b.start)),
        near("point-circle-2d", Jts::flat, Jts::betweenPoints),
        near("circle-circle-2d", Jts::flat, Jts::betweenPoints),
        gap("point-point-2d", Jts::flat, Jts::betweenPoints),
        gap("point-circle-2d", Jts::flat, Jts::betweenPoints),
        gap("circle-circle-2d", Jts::flat, Jts::betweenPoints),
        yesNo("point-segment-2d", Jts::flat, Jts::isOn),
        near("point-capsule-2d", Jts::flat, Jts::toSegment),
        near("circle-capsule-2d", Jts::flat, Jts::toSegment),
        near("circle-segment-2d", Jts::flat, Jts::toSegment),
        gap("point-segment-2d", Jts::flat, Jts::toSegment),
        gap("point-capsule-2d", Jts::flat, Jts::toSegment),
        gap("circle-capsule-2d", Jts::flat, Jts::toSegment),
        gap("circle-segment-2d", Jts::flat, Jts::toSegment),
        yesNo("segment-segment-2d", Jts::flat, Jts::meet),
        near("capsule-capsule-2d", Jts::flat, Jts::betweenSegments),
        near("capsule-segment-2d", Jts::flat, Jts::betweenSegments),
        gap("segment-segment-2d", Jts::flat, Jts::betweenSegments),
        gap("capsule-capsule-2d", Jts::flat, Jts::betweenSegments),
        gap("capsule-segment-2d", Jts::flat, Jts::betweenSegments),
        Entry.of(
            CROSSING,
            "segment-segment-2d",
            JTS,
            Answer.<Segment2, Segment2, Ends, Ends>whole(Jts::flat, Jts::flat, Jts::cross)));
  }

  private static List<Entry> endsInSpace() {
    return List.of(
        near("sphere-sphere", Jts::high, Jts::betweenPointsInSpace),
        gap("sphere-sphere", Jts::high, Jts::betweenPointsInSpace),
        near("sphere-capsule", Jts::high, Jts::toSegmentInSpace),
        near("sphere-segment", Jts::high, Jts::toSegmentInSpace),
        gap("sphere-capsule", Jts::high, Jts::toSegmentInSpace),
        gap("sphere-segment", Jts::high, Jts::toSegmentInSpace),
        near("capsule-capsule", Jts::high, Jts::betweenSegmentsInSpace),
        near("capsule-segment", Jts::high, Jts::betweenSegmentsInSpace),
        gap("capsule-capsule", Jts::high, Jts::betweenSegmentsInSpace),
        gap("capsule-segment", Jts::high, Jts::betweenSegmentsInSpace),
        gap("segment-segment", Jts::high, Jts::betweenSegmentsInSpace));
  }

  /// Polygons, and triangles in space, with other shapes.
  private static List<Entry> areas() {
    return List.of(
        Entry.of(
            OVERLAP,
            "point-polygon-2d",
            JTS,
            Answer.yesNo((Point2 a) -> at(a.at()), Jts::ring, PointLocation::isInRing)),
        yesNo("segment-polygon-2d", Jts::flatArea, (a, b) -> a.geometry.intersects(b.geometry)),
        yesNo("polygon-polygon-2d", Jts::flatArea, (a, b) -> a.geometry.intersects(b.geometry)),
        yesNo("circle-polygon-2d", Jts::flatArea, Jts::isNear),
        yesNo("capsule-polygon-2d", Jts::flatArea, Jts::isNear),
        gap("point-polygon-2d", Jts::flatArea, Jts::between),
        gap("circle-polygon-2d", Jts::flatArea, Jts::between),
        gap("capsule-polygon-2d", Jts::flatArea, Jts::between),
        gap("segment-polygon-2d", Jts::flatArea, Jts::between),
        gap("polygon-polygon-2d", Jts::flatArea, Jts::between),
        Entry.of(
            CROSSING,
            "segment-polygon-2d",
            JTS,
            Answer.<Segment2, Polygon, Area, Area>whole(
                Jts::flatArea,
                Jts::flatArea,
                (a, b, hole) -> hole.consume(a.geometry.intersection(b.geometry)))),
        yesNo("sphere-triangle", Jts::highArea, Jts::isNearInSpace),
        yesNo("capsule-triangle", Jts::highArea, Jts::isNearInSpace),
        gap("sphere-triangle", Jts::highArea, Jts::betweenInSpace),
        gap("capsule-triangle", Jts::highArea, Jts::betweenInSpace),
        gap("segment-triangle", Jts::highArea, Jts::betweenInSpace),
        gap("triangle-triangle", Jts::highArea, Jts::betweenInSpace));
  }

  private static <S, P> Entry yesNo(String pair, Function<S, P> prepared, BiPredicate<P, P> touch) {
    return Entry.of(OVERLAP, pair, JTS, Answer.yesNo(prepared, prepared, touch));
  }

  private static <S, P extends Rounded> Entry near(
      String pair, Function<S, P> prepared, ToDoubleBiFunction<P, P> distance) {
    return yesNo(pair, prepared, (a, b) -> distance.applyAsDouble(a, b) <= a.radius() + b.radius());
  }

  private static <S, P extends Rounded> Entry gap(
      String pair, Function<S, P> prepared, ToDoubleBiFunction<P, P> distance) {
    return Entry.of(
        GAP,
        pair,
        JTS,
        Answer.number(
            prepared,
            prepared,
            (a, b) -> distance.applyAsDouble(a, b) - (a.radius() + b.radius())));
  }

  private interface Rounded {
    double radius();
  }

  /// A point or a segment.
  private record Ends(Coordinate start, Coordinate end, double radius) implements Rounded {}

  private record Area(Geometry geometry, double radius) implements Rounded {}

  private static double betweenPoints(Ends a, Ends b) {
    return a.start.distance(b.start);
  }

  private static double toSegment(Ends a, Ends b) {
    return Distance.pointToSegment(a.start, b.start, b.end);
  }

  private static double betweenSegments(Ends a, Ends b) {
    return Distance.segmentToSegment(a.start, a.end, b.start, b.end);
  }

  private static double betweenPointsInSpace(Ends a, Ends b) {
    return CGAlgorithms3D.distance(a.start, b.start);
  }

  private static double toSegmentInSpace(Ends a, Ends b) {
    return CGAlgorithms3D.distancePointSegment(a.start, b.start, b.end);
  }

  private static double betweenSegmentsInSpace(Ends a, Ends b) {
    return CGAlgorithms3D.distanceSegmentSegment(a.start, a.end, b.start, b.end);
  }

  private static double between(Area a, Area b) {
    return a.geometry.distance(b.geometry);
  }

  private static double betweenInSpace(Area a, Area b) {
    return Distance3DOp.distance(a.geometry, b.geometry);
  }

  private static boolean isOn(Ends a, Ends b) {
    return PointLocation.isOnSegment(a.start, b.start, b.end);
  }

  private static boolean meet(Ends a, Ends b) {
    LINES.computeIntersection(a.start, a.end, b.start, b.end);
    return LINES.hasIntersection();
  }

  private static boolean isNear(Area a, Area b) {
    return a.geometry.isWithinDistance(b.geometry, a.radius + b.radius);
  }

  private static boolean isNearInSpace(Area a, Area b) {
    return Distance3DOp.isWithinDistance(a.geometry, b.geometry, a.radius + b.radius);
  }

  private static void cross(Ends a, Ends b, Blackhole hole) {
    LINES.computeIntersection(a.start, a.end, b.start, b.end);
    hole.consume(LINES.getIntersectionNum());
    for (int i = 0; i < LINES.getIntersectionNum(); i++) {
      hole.consume(LINES.getIntersection(i).x);
      hole.consume(LINES.getIntersection(i).y);
    }
  }

  private static Ends flat(Shape2 shape) {
    return switch (shape) {
      case Point2 p -> new Ends(at(p.at()), at(p.at()), 0);
      case Circle c -> new Ends(at(c.center()), at(c.center()), c.radius());
      case Segment2 s -> new Ends(at(s.start()), at(s.end()), 0);
      case Capsule2 c -> new Ends(at(c.start()), at(c.end()), c.radius());
      case Sector _, Polygon _ -> throw new IllegalArgumentException("no ends: " + shape);
    };
  }

  private static Ends high(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Ends(at(s.center()), at(s.center()), s.radius());
      case Segment s -> new Ends(at(s.start()), at(s.end()), 0);
      case Capsule c -> new Ends(at(c.start()), at(c.end()), c.radius());
      case Box _, Triangle _, Hull _ -> throw new IllegalArgumentException("no ends: " + shape);
    };
  }

  private static Area flatArea(Shape2 shape) {
    return shape instanceof Polygon polygon
        ? new Area(GEOMETRIES.createPolygon(ring(polygon)), 0)
        : ofEnds(flat(shape));
  }

  private static Area highArea(Shape3 shape) {
    return shape instanceof Triangle t
        ? new Area(
            GEOMETRIES.createPolygon(new Coordinate[] {at(t.a()), at(t.b()), at(t.c()), at(t.a())}),
            0)
        : ofEnds(high(shape));
  }

  private static Area ofEnds(Ends ends) {
    return new Area(
        ends.start.equals3D(ends.end)
            ? GEOMETRIES.createPoint(ends.start)
            : GEOMETRIES.createLineString(new Coordinate[] {ends.start, ends.end}),
        ends.radius);
  }

  /// The corners with the first one repeated at the end.
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
