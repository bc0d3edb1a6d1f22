package collisionbench.app.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.measure.FeaturePoint.Kind;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MeasurementTest {

  private static final double TINY = 1e-12;
  private static final Vec3 HALF = new Vec3(1, 1, 1);
  private static final Body BOX = new Body3("box", new Box(Vec3.ZERO, HALF));
  private static final Body FAR = new Body3("far", new Box(new Vec3(5, 0, 0), HALF));
  private static final Body HULL =
      new Body3("hull", new Hull(new Box(new Vec3(5, 0, 0), HALF).corners()));
  private static final Body STICK =
      new Body3("stick", new Segment(new Vec3(5, -1, 0), new Vec3(5, 1, 0)));
  private static final Body PLATE =
      new Body3("plate", new Triangle(new Vec3(4, -1, -1), new Vec3(4, 3, -1), new Vec3(4, -1, 3)));
  private static final Body BALL = new Body3("ball", new Sphere(new Vec3(4, 0, 0), 1));
  private static final Body CAPSULE =
      new Body3("capsule", new Capsule(new Vec3(4, -1, 0), new Vec3(4, 1, 0), 0.5));
  private static final Body ROD = new Body2("rod", new Segment2(new Vec2(0, 0), new Vec2(2, 2)));
  private static final Body CIRCLE = new Body2("circle", new Circle(new Vec2(5, 0), 1));
  private static final Body SQUARE =
      new Body2(
          "square",
          new Polygon(List.of(new Vec2(3, 0), new Vec2(5, 0), new Vec2(5, 2), new Vec2(3, 2))));
  private static final Body SLICE =
      new Body2("slice", new Sector(new Vec2(5, 0), 1, new Vec2(0, 1), Math.PI / 2));
  private static final List<Body> BODIES =
      List.of(BOX, FAR, HULL, STICK, PLATE, BALL, CAPSULE, ROD, CIRCLE, SQUARE, SLICE);

  private static MeasuredFeature on(Body body, Kind kind, double x, double y, double z) {
    return MeasuredFeature.of(new FeaturePoint(body.id(), kind, new Vec3(x, y, z)), body);
  }

  private static Measurement between(MeasuredFeature from, MeasuredFeature to, List<Body> bodies) {
    return Measurement.of(from, to, bodies).orElseThrow();
  }

  static Stream<Arguments> features() {
    MeasuredFeature face = on(BOX, Kind.FACE, 1, 0.2, 0.1);
    MeasuredFeature edge = on(BOX, Kind.EDGE, 1, 1, 0.3);
    MeasuredFeature corner = on(BOX, Kind.CORNER, 1, 1, 1);
    MeasuredFeature center = on(BOX, Kind.CENTER, 0, 0, 0);
    MeasuredFeature rod = on(ROD, Kind.EDGE, 1, 1, 0);
    MeasuredFeature origin = new MeasuredFeature.Spot(Space.TWO, Vec3.ZERO);
    return Stream.of(
        Arguments.of(corner, on(FAR, Kind.CORNER, 4, 1, 1), "3"),
        Arguments.of(center, on(FAR, Kind.CENTER, 5, 0, 0), "5"),
        Arguments.of(center, on(BOX, Kind.FACE, -1, 0, 0.1), "1"),
        Arguments.of(face, on(BOX, Kind.FACE, -1, 0, 0.1), "2   0°"),
        Arguments.of(face, on(FAR, Kind.FACE, 4, 0.2, 0.3), "3   0°"),
        Arguments.of(face, on(FAR, Kind.FACE, 6, 0.2, 0.3), "5   0°"),
        Arguments.of(face, on(FAR, Kind.FACE, 4.5, 1, 0.3), "3   90°"),
        Arguments.of(face, on(FAR, Kind.EDGE, 4.5, 1, 1), "3   90°"),
        Arguments.of(face, on(FAR, Kind.EDGE, 4, 1, 0.3), "3   0°"),
        Arguments.of(edge, on(FAR, Kind.EDGE, 4, 1, 0.3), "3   0°"),
        Arguments.of(edge, on(FAR, Kind.EDGE, 4, 0.3, 1), "3   90°"),
        Arguments.of(face, on(HULL, Kind.FACE, 6, 0.2, 0.3), "5   0°"),
        Arguments.of(edge, on(HULL, Kind.EDGE, 6, 1, 0.5), "5   0°"),
        Arguments.of(corner, on(HULL, Kind.CORNER, 6, 1, 1), "5"),
        Arguments.of(face, on(STICK, Kind.EDGE, 5, 0.1, 0), "4   0°"),
        Arguments.of(corner, on(STICK, Kind.END, 5, 1, 0), "4.12311"),
        Arguments.of(face, on(PLATE, Kind.FACE, 4, 0, 0), "3   0°"),
        Arguments.of(face, on(BALL, Kind.FACE, 3, 0, 0), "2"),
        Arguments.of(face, on(BALL, Kind.CENTER, 4, 0, 0), "3"),
        Arguments.of(on(BALL, Kind.CENTER, 4, 0, 0), on(BALL, Kind.FACE, 3, 0, 0), "depth 1"),
        Arguments.of(face, on(CAPSULE, Kind.FACE, 3.5, 0, 0), "2.5"),
        Arguments.of(center, on(CAPSULE, Kind.CENTER, 4, 0, 0), "4"),
        Arguments.of(
            new MeasuredFeature.Spot(Space.THREE, new Vec3(4, 4, 0)),
            on(CAPSULE, Kind.CENTER, 4, 1, 0),
            "3"),
        Arguments.of(origin, on(CIRCLE, Kind.EDGE, 4, 0, 0), "4"),
        Arguments.of(origin, on(CIRCLE, Kind.CENTER, 5, 0, 0), "5"),
        Arguments.of(rod, on(SQUARE, Kind.EDGE, 3, 1.5, 0), "1   45°"),
        Arguments.of(rod, on(SQUARE, Kind.CORNER, 3, 2, 0), "1"),
        Arguments.of(rod, on(SLICE, Kind.EDGE, 5.5, 0.5, 0), "3.60555   0°"),
        Arguments.of(origin, on(SLICE, Kind.EDGE, 5, 1, 0), "4.35074"));
  }

  @ParameterizedTest
  @MethodSource("features")
  void distanceAndAngleAreTheSameFromBothSides(
      MeasuredFeature from, MeasuredFeature to, String words) {
    Measurement measured = between(from, to, BODIES);
    Measurement back = between(to, from, BODIES);
    assertEquals(words, measured.words());
    assertEquals(measured.distance(), back.distance(), TINY);
    assertEquals(measured.words(), back.words());
    assertEquals(
        Math.abs(measured.distance()), measured.end().minus(measured.start()).length(), TINY);
  }

  static Stream<Arguments> motions() {
    Rotation turn = Rotation.about(new Vec3(1, 2, 3).unit(), 0.7);
    return Stream.of(
        Arguments.of((UnaryOperator<Vec3>) p -> p.plus(new Vec3(-3, 2, 0.5))),
        Arguments.of((UnaryOperator<Vec3>) turn::apply));
  }

  /// A hull sorts its corners anew when it turns.
  @ParameterizedTest
  @MethodSource("motions")
  void aFeatureFollowsItsBody(UnaryOperator<Vec3> motion) {
    Vec3 corner = new Vec3(6, 1, 1);
    Body moved = HULL.mapped(motion);
    MeasuredFeature end = on(HULL, Kind.CORNER, 6, 1, 1);
    assertEquals(motion.apply(corner), end.in(List.of(moved)).orElseThrow().center());
    MeasuredFeature edge = on(HULL, Kind.EDGE, 6, 1, 0.5);
    Measurement length =
        between(edge, new MeasuredFeature.Spot(Space.THREE, motion.apply(corner)), List.of(moved));
    assertEquals(0, length.distance(), TINY);
  }

  @Test
  void edgesAndFacesThatCrossHaveNoDistance() {
    Body needle = new Body3("needle", new Segment(new Vec3(0.5, 0, 0), new Vec3(3, 0.5, 0)));
    Measurement pierced =
        between(
            on(BOX, Kind.FACE, 1, 0.2, 0.1),
            on(needle, Kind.EDGE, 1, 0.1, 0),
            List.of(BOX, needle));
    assertEquals(0, pierced.distance());
    assertEquals(new Vec3(1, 0.1, 0), pierced.start());
    assertEquals(pierced.start(), pierced.end());
  }

  @Test
  void thereIsNoneWhileABodyIsGone() {
    MeasuredFeature corner = on(BOX, Kind.CORNER, 1, 1, 1);
    assertEquals(
        Optional.empty(), Measurement.of(corner, on(FAR, Kind.CENTER, 5, 0, 0), List.of(BOX)));
    assertEquals(
        Optional.empty(),
        Measurement.of(corner, corner, List.of(new Body3("box", new Sphere(Vec3.ZERO, 1)))),
        "another shape of that name");
  }

  @Test
  void theTableHasAllDigits() {
    Body near = new Body3("near", new Sphere(new Vec3(1, 1.1, 1.3), 0));
    Measurement measured =
        between(
            on(BOX, Kind.CORNER, 1, 1, 1), on(near, Kind.CENTER, 1, 1.1, 1.3), List.of(BOX, near));
    assertEquals(
        """
        From\tcorner of box\t1\t1\t1
        To\tcenter of near\t1\t1.1\t1.3
        Distance\t0.316227766016838
        dx\t0
        dy\t0.10000000000000009
        dz\t0.30000000000000004\
        """,
        measured.table());
    assertEquals("dx 0   dy 0.1   dz 0.3", measured.differences());
  }
}
