package collisionbench.methods.method.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The nearest features, according to the library's own answer.
class AnalyticStepsTest {

  private static final Box BOX = new Box(Vec3.ZERO, new Vec3(1, 2, 3));
  private static final Capsule CAPSULE = new Capsule(Vec3.ZERO, new Vec3(4, 0, 0), 0.5);
  private static final Triangle TRIANGLE =
      new Triangle(Vec3.ZERO, new Vec3(4, 0, 0), new Vec3(0, 4, 0));
  private static final Polygon SQUARE =
      new Polygon(List.of(Vec2.ZERO, new Vec2(4, 0), new Vec2(4, 4), new Vec2(0, 4)));

  private static List<Step> steps(Question question) {
    return Methods.ANALYTIC.explain(question).steps();
  }

  private static Step step(String key, Question question) {
    return steps(question).stream().filter(s -> s.key().equals(key)).findFirst().orElseThrow();
  }

  private static String feature(Shape3 of, double x, double y, double z) {
    Question question = Question.of(new Sphere(new Vec3(x, y, z), 0.25), of);
    assertEquals("center", step("feature-a", question).taken().orElseThrow().key());
    return step("feature-b", question).taken().orElseThrow().key();
  }

  private static String feature(Shape2 of, double x, double y) {
    Question question = Question.of(of, new Circle(new Vec2(x, y), 0.25));
    assertEquals("center", step("feature-b", question).taken().orElseThrow().key());
    return step("feature-a", question).taken().orElseThrow().key();
  }

  @Test
  void featuresOfABox() {
    assertEquals("face", feature(BOX, 3, 1, 1));
    assertEquals("face", feature(BOX, 0.5, 0, 0));
    assertEquals("edge", feature(BOX, 3, 4, 1));
    assertEquals("corner", feature(BOX, 3, 4, 5));
  }

  @Test
  void featuresOfACapsuleAndASegment() {
    Segment axis = new Segment(CAPSULE.start(), CAPSULE.end());
    Map.of(CAPSULE, "side", axis, "within")
        .forEach((shape, between) -> {
          assertEquals("start", feature(shape, -2, 1, 0));
          assertEquals(between, feature(shape, 1, 2, 0));
          assertEquals(between, feature(shape, 1, 0.125, 0));
          assertEquals("end", feature(shape, 6, 1, 1));
        });
    assertEquals("side", feature(new Capsule2(Vec2.ZERO, new Vec2(4, 0), 1), 3, 5));
    assertEquals("end", feature(new Segment2(Vec2.ZERO, new Vec2(4, 0)), 5, 5));
  }

  @Test
  void featuresOfATriangleWithoutAreaToo() {
    assertEquals("face", feature(TRIANGLE, 1, 1, 2));
    assertEquals("flat-edge", feature(TRIANGLE, 2, -1, 2));
    assertEquals("corner", feature(TRIANGLE, -1, -1, 0));
    Triangle flat = new Triangle(Vec3.ZERO, new Vec3(1, 0, 0), new Vec3(4, 0, 0));
    assertEquals("flat-edge", feature(flat, 2, 1, 0));
  }

  @Test
  void featuresOfAHullOfAnyPoints() {
    Hull solid = new Hull(List.of(Vec3.ZERO, at(4, 0, 0), at(0, 4, 0), at(0, 0, 4), at(1, 1, 1)));
    assertEquals("face", feature(solid, 3, 3, 3));
    assertEquals("face", feature(solid, 1, 1, -2));
    assertEquals("flat-edge", feature(solid, 2, -1, -1));
    assertEquals("corner", feature(solid, 6, 0, 0));
    Hull flat = new Hull(List.of(Vec3.ZERO, at(4, 0, 0), at(4, 4, 0), at(0, 4, 0), at(2, 1, 0)));
    assertEquals("face", feature(flat, 2, 2, 2));
    assertEquals("flat-edge", feature(flat, 2, -1, 1));
    assertEquals("corner", feature(flat, -1, -1, 0));
    assertEquals("flat-edge", feature(new Hull(List.of(Vec3.ZERO, at(4, 0, 0))), 2, 1, 0));
    assertEquals("corner", feature(new Hull(List.of(Vec3.ZERO, Vec3.ZERO)), 2, 1, 0));
  }

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  @Test
  void featuresOfAPolygon() {
    assertEquals("flat-edge", feature(SQUARE, 2, 5));
    assertEquals("flat-edge", feature(SQUARE, 3.5, 2));
    assertEquals("corner", feature(SQUARE, 5, 5));
    Question inside = Question.of(SQUARE, new Point2(new Vec2(2, 1)));
    assertEquals("flat-edge", step("feature-a", inside).taken().orElseThrow().key());
  }

  @Test
  void featuresOfASector() {
    Sector sector = new Sector(Vec2.ZERO, 2, Vec2.X, Math.PI / 2);
    assertEquals("arc", feature(sector, 4, 0.5));
    assertEquals("tip", feature(sector, -1, 0));
    assertEquals("flat-edge", feature(sector, 0.5, 1.5));
    assertEquals("arc-end", feature(sector, 1, 3));
    assertEquals("arc", feature(new Sector(Vec2.ZERO, 2, Vec2.X, Sector.FULL_TURN), -4, 0));
  }

  /// On an edge, the distance from the center rules out the arc.
  @Test
  void explainsWhatRulesOutTheEndOfAnArc() {
    Sector sector = new Sector(Vec2.ZERO, 2, new Vec2(1, 1), Math.PI / 2);
    Step step = step("feature-a", Question.of(sector, new Circle(new Vec2(1, -1), 0.5)));
    assertEquals("flat-edge", step.taken().orElseThrow().key());
    Step.Branch end = step.branches().get(1);
    assertEquals("arc-end", end.key());
    assertEquals(new Step.Quantity("c", new Step.Value.Scalar(1)), end.compared());
  }

  @Test
  void fullDiscHasNoEndOfAnArc() {
    Sector disc = new Sector(Vec2.ZERO, 0, Vec2.X, Sector.FULL_TURN);
    assertEquals("arc", feature(disc, -4, 0));
  }

  @Test
  void distanceDecidesContact() {
    Question apart = Question.of(BOX, new Sphere(new Vec3(4, 0, 0), 1));
    assertEquals("apart", step("distance", apart).taken().orElseThrow().key());
    Question touching = Question.of(BOX, new Sphere(new Vec3(2, 0, 0), 1));
    assertEquals("touching", step("distance", touching).taken().orElseThrow().key());
  }

  @Test
  void explainsCrossingsAndSweepsOnRequest() {
    Segment through = new Segment(new Vec3(-4, 0, 0), new Vec3(4, 0, 0));
    assertEquals(2, step("crossing-span", Question.of(BOX, through)).inputs().size());
    Segment pierces = new Segment(new Vec3(1, 1, -1), new Vec3(1, 1, 1));
    Step point = step("crossing-point", Question.of(pierces, TRIANGLE));
    assertEquals(3, point.inputs().size());
    assertEquals(3, step("lines-piercing", Question.of(pierces, TRIANGLE)).inputs().size());
    assertEquals(
        List.of(),
        step("crossing-none", Question.of(pierces, BOX.translated(new Vec3(9, 0, 0)))).branches());
    Question passing =
        new Question.InSpace(BOX, Vec3.ZERO, new Sphere(new Vec3(8, 0, 0), 1), new Vec3(-9, 0, 0));
    assertEquals(2, step("sweep-contact", passing).inputs().size());
    assertTrue(steps(Question.of(BOX, BOX)).stream().noneMatch(s -> s.key().startsWith("sweep")));
  }

  @Test
  void explainsExtremeShapes() {
    for (double size : new double[] {1e-300, 1e-160, 1e160, 1e300}) {
      Box box = new Box(Vec3.ZERO, new Vec3(size, size, size));
      Triangle triangle = new Triangle(Vec3.ZERO, new Vec3(size, 0, 0), new Vec3(0, size, 0));
      for (Shape3 shape : List.of(box, triangle, new Segment(Vec3.ZERO, new Vec3(size, 0, 0)))) {
        Shape3 beside = shape.translated(new Vec3(0, 0, 4 * size));
        assertTrue(steps(Question.of(shape, beside)).size() >= 4);
      }
    }
  }
}
