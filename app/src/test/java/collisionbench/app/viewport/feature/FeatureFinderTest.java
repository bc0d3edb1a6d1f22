package collisionbench.app.viewport.feature;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.FeaturePoint.Kind;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.plane.Circle;
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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FeatureFinderTest {

  private static final Camera CAMERA = new Camera(Vec3.ZERO, 9, 0.5, 0.4);
  private static final Body BOX = new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 1, 1)));

  private static RenderState state(Body... bodies) {
    return RenderStates.of(List.of(bodies), View.FIRST, CAMERA);
  }

  /// What is found a few pixels beside where a point is drawn.
  private static Optional<FeaturePoint> beside(Vec3 point, Body... bodies) {
    RenderState state = state(bodies);
    Point2D pixel = state.projection().toPixel(point).orElseThrow();
    return FeatureFinder.of(state, _ -> true).at(pixel.getX() + 2, pixel.getY() - 2);
  }

  static Stream<Arguments> features() {
    Vec3 low = new Vec3(0, -1, 0);
    Vec3 high = new Vec3(0.5, 1, 0.2);
    Body segment = new Body3("b", new Segment(low, high));
    Body capsule = new Body3("b", new Capsule(low, high, 0.4));
    Body triangle =
        new Body3("b", new Triangle(new Vec3(-1, 0, 0), new Vec3(1, 0, 0), new Vec3(0, 1.5, 0)));
    Body hull =
        new Body3(
            "b",
            new Hull(List.of(new Vec3(2, 0, 0), new Vec3(0, 0, 2), new Vec3(0, 2, 0), Vec3.ZERO)));
    Body square =
        new Body2(
            "b",
            new Polygon(
                List.of(new Vec2(-1, -1), new Vec2(1, -1), new Vec2(1, 1), new Vec2(-1, 1))));
    Body sector = new Body2("b", new Sector(Vec2.ZERO, 2, Vec2.X, Math.PI));
    return Stream.of(
        Arguments.of(BOX, Kind.CORNER, new Vec3(1, 1, 1)),
        Arguments.of(BOX, Kind.CENTER, Vec3.ZERO),
        Arguments.of(segment, Kind.END, high),
        Arguments.of(segment, Kind.CENTER, low.towards(high, 0.5)),
        Arguments.of(capsule, Kind.CENTER, high),
        Arguments.of(triangle, Kind.CORNER, new Vec3(0, 1.5, 0)),
        Arguments.of(hull, Kind.CORNER, new Vec3(0, 2, 0)),
        Arguments.of(new Body3("b", new Sphere(high, 0.7)), Kind.CENTER, high),
        Arguments.of(square, Kind.CORNER, new Vec3(1, -1, 0)),
        Arguments.of(square, Kind.CENTER, Vec3.ZERO),
        Arguments.of(new Body2("b", new Circle(Vec2.X, 1)), Kind.CENTER, Vec3.X),
        Arguments.of(new Body2("b", new Segment2(Vec2.ZERO, Vec2.Y)), Kind.END, new Vec3(0, 1, 0)),
        Arguments.of(sector, Kind.CORNER, Vec3.ZERO),
        Arguments.of(sector, Kind.CORNER, new Vec3(0, 2, 0)));
  }

  @ParameterizedTest
  @MethodSource("features")
  void aCornerEndOrCenterIsFoundToTheLastDigit(Body body, Kind kind, Vec3 point) {
    FeaturePoint found = beside(point, body).orElseThrow();
    assertEquals(kind, found.kind());
    assertEquals(0, found.point().minus(point).length(), 1e-15);
  }

  static Stream<Arguments> lines() {
    return Stream.of(
        Arguments.of(BOX, new Vec3(1, 0.4, 1), Vec3.Y),
        Arguments.of(
            new Body3("b", new Segment(new Vec3(-1, 0, 0), new Vec3(2, 0, 0))),
            new Vec3(-0.4, 0, 0),
            Vec3.X),
        Arguments.of(
            new Body2("b", new Segment2(Vec2.ZERO, new Vec2(2, 0))), new Vec3(0.5, 0, 0), Vec3.X));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void betweenItsEndsAnEdgeIsFound(Body body, Vec3 near, Vec3 along) {
    FeaturePoint found = beside(near, body).orElseThrow();
    assertEquals(Kind.EDGE, found.kind());
    Vec3 from = found.point().minus(near);
    assertEquals(0, from.cross(along).length(), 1e-12);
    assertEquals(0, from.length(), 0.1);
  }

  @Test
  void theOutlineOfADiscIsAnEdge() {
    FeaturePoint found =
        beside(new Vec3(0.6, 0.8, 0), new Body2("b", new Circle(Vec2.ZERO, 1))).orElseThrow();
    assertEquals(Kind.EDGE, found.kind());
    assertEquals(1, found.point().length(), 1e-12);
  }

  @Test
  void betweenItsEdgesTheFrontFaceIsFound() {
    FeaturePoint found = beside(new Vec3(0.4, 0.5, 1), BOX).orElseThrow();
    assertEquals(Kind.FACE, found.kind());
    assertEquals(1, found.point().z(), 1e-12);
  }

  @Test
  void whatIsHiddenIsNotFound() {
    Vec3 behind = new Vec3(-1, -1, -1);
    assertEquals(Kind.FACE, beside(behind, BOX).orElseThrow().kind(), "its own far corner");
    Body wall = new Body3("wall", new Box(CAMERA.towardsEye().times(4), new Vec3(0.5, 0.5, 0.5)));
    assertEquals("wall", beside(Vec3.ZERO, BOX, wall).orElseThrow().body());
  }

  @Test
  void otherBodiesAreLookedThrough() {
    Body wall = new Body3("wall", new Box(CAMERA.towardsEye().times(4), new Vec3(0.5, 0.5, 0.5)));
    RenderState state = state(BOX, wall);
    FeaturePoint found =
        FeatureFinder.of(state, Set.of("box")::contains).at(400, 300).orElseThrow();
    assertEquals(new FeaturePoint("box", Kind.CENTER, Vec3.ZERO), found);
  }

  /// {@return what is found at some pixels right of where a point is drawn}
  private static Optional<FeaturePoint> rightOf(Vec3 point, double pixels, Body... bodies) {
    RenderState state = state(bodies);
    Point2D pixel = state.projection().toPixel(point).orElseThrow();
    return FeatureFinder.of(state, _ -> true).at(pixel.getX() + pixels, pixel.getY());
  }

  @Test
  void cornersAndEdgesAreFoundWithinTwelvePixels() {
    Body point = new Body3("b", new Segment(Vec3.ZERO, Vec3.ZERO));
    assertEquals(Kind.END, rightOf(Vec3.ZERO, 11.9, point).orElseThrow().kind());
    assertEquals(Optional.empty(), rightOf(Vec3.ZERO, 12.1, point));
    Vec3 half = CAMERA.up().times(3);
    Body upright = new Body3("b", new Segment(half.negated(), half.times(1.5)));
    Vec3 between = CAMERA.up().times(-1);
    assertEquals(Kind.EDGE, rightOf(between, 11.9, upright).orElseThrow().kind());
    assertEquals(Optional.empty(), rightOf(between, 12.1, upright));
  }

  @Test
  void theNearestFeatureIsFoundAndOfSeveralAtOnePixelTheFrontmost() {
    Vec3 away = CAMERA.right().times(0.1);
    Body near = new Body3("near", new Segment(away, away));
    Body nearer = new Body3("nearer", new Segment(Vec3.ZERO, Vec3.ZERO));
    assertEquals("nearer", rightOf(Vec3.ZERO, 1, near, nearer).orElseThrow().body());
    Vec3 front = CAMERA.towardsEye();
    Body before = new Body3("before", new Segment(front, front));
    assertEquals("before", rightOf(Vec3.ZERO, 0, nearer, before).orElseThrow().body());
    assertEquals("before", rightOf(Vec3.ZERO, 0, before, nearer).orElseThrow().body());
  }

  @Test
  void theFrontmostFaceOfTwoBodiesIsFound() {
    Body ball = new Body3("ball", new Sphere(Vec3.ZERO, 1));
    Body other = new Body3("other", new Sphere(CAMERA.towardsEye().times(-3), 1));
    Vec3 aside = CAMERA.right().times(0.5);
    assertEquals("ball", rightOf(aside, 0, ball, other).orElseThrow().body());
    assertEquals("ball", rightOf(aside, 0, other, ball).orElseThrow().body());
  }

  @Test
  void nothingBehindTheEyeIsFound() {
    Vec3 eye = CAMERA.eye();
    Vec3 behind = eye.plus(5, CAMERA.towardsEye());
    assertEquals(
        Optional.empty(), rightOf(Vec3.ZERO, 0, new Body3("b", new Segment(behind, behind))));
    Vec3 tooNear = eye.plus(-0.01, CAMERA.towardsEye());
    assertEquals(
        Optional.empty(), rightOf(Vec3.ZERO, 0, new Body3("b", new Segment(tooNear, tooNear))));
  }

  @Test
  void besideAllBodiesNothingIsFound() {
    assertTrue(beside(new Vec3(3, 0, 0), BOX).isEmpty());
    assertTrue(beside(new Vec3(0.5, 0.5, 0), new Body2("b", new Circle(Vec2.ZERO, 2))).isEmpty());
  }
}
