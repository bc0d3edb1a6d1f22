package collisionbench.app.viewport.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.FeaturePoint.Kind;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What a drag can snap to: corners, ends, centers and edges of every shape.
class BodyFeaturesTest {

  private static final Vec3 A = new Vec3(-1, 2, 0.5);
  private static final Vec3 B = new Vec3(3, -1, 2);
  private static final Vec3 C = new Vec3(0, 4, -2);
  private static final Vec2 FLAT = new Vec2(3, -1);

  /// A tetrahedron, with points inside, on a face and on an edge, and a corner twice.
  private static final List<Vec3> TETRAHEDRON =
      List.of(Vec3.ZERO, new Vec3(4, 0, 0), new Vec3(0, 4, 0), new Vec3(0, 0, 4));

  private static Body hull() {
    List<Vec3> points = new ArrayList<>(TETRAHEDRON);
    points.add(1, new Vec3(0.5, 0.5, 0.5));
    points.add(new Vec3(1, 1, 0));
    points.add(new Vec3(2, 0, 0));
    points.add(new Vec3(0, 4, 0));
    return new Body3("b", new Hull(points));
  }

  private static Body polygon() {
    return new Body2("b", new Polygon(List.of(Vec2.ZERO, new Vec2(4, 0), new Vec2(0, 4))));
  }

  private static Body sector(double angle) {
    return new Body2("b", new Sector(FLAT, 2, Vec2.X, angle));
  }

  private static Vec3 flat(double x, double y) {
    return new Vec3(x, y, 0);
  }

  static Stream<Arguments> points() {
    return Stream.of(
        Arguments.of(new Body3("b", new Sphere(A, 1)), Kind.CORNER, List.of()),
        Arguments.of(new Body3("b", new Capsule(A, B, 1)), Kind.CENTER, List.of(A, B)),
        Arguments.of(new Body3("b", new Segment(A, B)), Kind.END, List.of(A, B)),
        Arguments.of(new Body3("b", new Triangle(A, B, C)), Kind.CORNER, List.of(A, B, C)),
        Arguments.of(
            new Body3("b", new Box(A, new Vec3(1, 2, 3))),
            Kind.CORNER,
            Stream.of(-1, 1)
                .flatMap(x ->
                    Stream.of(-2, 2)
                        .flatMap(y -> Stream.of(-3, 3).map(z -> A.plus(new Vec3(x, y, z)))))
                .toList()),
        Arguments.of(hull(), Kind.CORNER, TETRAHEDRON),
        Arguments.of(new Body2("b", new Point2(FLAT)), Kind.CORNER, List.of()),
        Arguments.of(new Body2("b", new Circle(FLAT, 1)), Kind.CORNER, List.of()),
        Arguments.of(
            new Body2("b", new Capsule2(Vec2.ZERO, FLAT, 1)),
            Kind.CENTER,
            List.of(Vec3.ZERO, flat(3, -1))),
        Arguments.of(
            new Body2("b", new Segment2(Vec2.ZERO, FLAT)),
            Kind.END,
            List.of(Vec3.ZERO, flat(3, -1))),
        Arguments.of(polygon(), Kind.CORNER, List.of(Vec3.ZERO, flat(4, 0), flat(0, 4))),
        Arguments.of(sector(Math.PI), Kind.CORNER, List.of(flat(3, -1), flat(3, -3), flat(3, 1))),
        Arguments.of(sector(2 * Math.PI), Kind.CORNER, List.of()));
  }

  private static Set<Vec3> rounded(Stream<Vec3> points) {
    return points
        .map(point ->
            new Vec3(
                Math.round(point.x() * 1e9) / 1e9,
                Math.round(point.y() * 1e9) / 1e9,
                Math.round(point.z() * 1e9) / 1e9))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("points")
  void snapsToTheCornersOfTheSurfaceAndTheCenter(Body body, Kind kind, List<Vec3> points) {
    List<FeaturePoint> found = BodyFeatures.points(body).toList();
    assertEquals(new FeaturePoint("b", Kind.CENTER, body.center()), found.getLast());
    List<FeaturePoint> own = found.subList(0, found.size() - 1);
    assertEquals(points.size(), own.size(), own::toString);
    assertEquals(rounded(points.stream()), rounded(own.stream().map(FeaturePoint::point)));
    assertTrue(own.stream().allMatch(point -> point.kind() == kind), own::toString);
  }

  static Stream<Arguments> edges() {
    return Stream.of(
        Arguments.of(new Body3("b", new Sphere(A, 1)), 0, 0),
        Arguments.of(new Body3("b", new Capsule(A, B, 1)), 0, 0),
        Arguments.of(new Body3("b", new Segment(A, B)), 1, A.minus(B).length()),
        Arguments.of(
            new Body3("b", new Triangle(A, B, C)),
            3,
            A.minus(B).length() + B.minus(C).length() + C.minus(A).length()),
        Arguments.of(new Body3("b", new Box(A, new Vec3(1, 2, 3))), 12, 48),
        Arguments.of(hull(), 6, 12 + 12 * Math.sqrt(2)),
        Arguments.of(new Body2("b", new Point2(FLAT)), 0, 0),
        Arguments.of(new Body2("b", new Circle(FLAT, 1)), 0, 0),
        Arguments.of(new Body2("b", new Capsule2(Vec2.ZERO, FLAT, 1)), 0, 0),
        Arguments.of(new Body2("b", new Segment2(Vec2.ZERO, FLAT)), 1, FLAT.length()),
        Arguments.of(polygon(), 3, 8 + 4 * Math.sqrt(2)),
        Arguments.of(sector(Math.PI), 2, 4),
        Arguments.of(sector(1.5 * Math.PI), 2, 4),
        Arguments.of(sector(2 * Math.PI), 0, 0));
  }

  @ParameterizedTest
  @MethodSource("edges")
  void edgesJoinCornersAndHaveTheirLengthTogether(Body body, int count, double length) {
    List<Segment> edges = BodyFeatures.edges(body);
    assertEquals(count, edges.size());
    double together =
        edges.stream().mapToDouble(edge -> edge.end().minus(edge.start()).length()).sum();
    assertEquals(length, together, 1e-9);
    Set<Vec3> corners = rounded(BodyFeatures.points(body).map(FeaturePoint::point));
    Set<Vec3> ends = rounded(edges.stream().flatMap(edge -> Stream.of(edge.start(), edge.end())));
    assertTrue(corners.containsAll(ends), ends::toString);
    assertEquals(count, edges.stream().distinct().count());
  }

  @Test
  void theEdgesOfASectorLeaveItsCenter() {
    assertEquals(
        List.of(flat(3, -1), flat(3, -1)),
        BodyFeatures.edges(sector(2)).stream().map(Segment::start).toList());
  }

  @Test
  void wordsNameThePartAndTheBody() {
    assertEquals(
        List.of("corner of b", "end of b", "center of b", "edge of b", "surface of b"),
        Stream.of(Kind.values()).map(kind -> new FeaturePoint("b", kind, A).words()).toList());
  }
}
