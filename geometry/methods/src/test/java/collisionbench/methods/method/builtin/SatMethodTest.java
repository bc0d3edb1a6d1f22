package collisionbench.methods.method.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.exact.Exact2;
import collisionbench.methods.exact.Exact3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Coplanar and collinear shapes, which need more axes than normals and edge cross products.
class SatMethodTest {

  private static final Segment ALONG_X = segment(0, 0, 0, 2, 0, 0);
  private static final Triangle FLAT =
      new Triangle(Vec3.ZERO, new Vec3(2, 0, 0), new Vec3(0, 2, 0));

  @Test
  void coplanarSegments() {
    assertSays(true, ALONG_X, segment(1, -1, 0, 1, 1, 0));
    assertSays(true, ALONG_X, segment(2, 0, 0, 2, 1, 0));
    assertSays(false, ALONG_X, segment(3, -1, 0, 3, 1, 0));
    assertSays(false, ALONG_X, segment(1, 1, 0, 1, 2, 0));
  }

  @Test
  void parallelAndCollinearSegments() {
    assertSays(false, ALONG_X, segment(0, 1, 0, 2, 1, 0));
    assertSays(true, ALONG_X, segment(2, 0, 0, 4, 0, 0));
    assertSays(false, ALONG_X, segment(3, 0, 0, 4, 0, 0));
  }

  @Test
  void flatShapesHaveADepthOfZero() {
    assertEquals(Answer.of(true, 0), sat(ALONG_X, ALONG_X.translated(Vec3.X)));
    assertEquals(Answer.of(true, 0), sat(ALONG_X, segment(1, -1, 0, 1, 1, 0)));
    assertEquals(Answer.of(true, 0), sat(FLAT, FLAT.translated(Vec3.X)));
    assertEquals(Answer.of(true, 0), sat(segment(0, 0, 0, 0, 0, 4), segment(0, 0, 1, 0, 0, 2)));
  }

  @Test
  void zeroLengthSegments() {
    assertSays(true, ALONG_X, segment(1, 0, 0, 1, 0, 0));
    assertSays(false, ALONG_X, segment(1, 0, 1, 1, 0, 1));
    assertSays(false, ALONG_X, segment(3, 0, 0, 3, 0, 0));
    assertSays(true, segment(1, 1, 1, 1, 1, 1), segment(1, 1, 1, 1, 1, 1));
    assertSays(false, segment(1, 1, 1, 1, 1, 1), segment(1, 1, 2, 1, 1, 2));
  }

  @Test
  void coplanarTriangles() {
    assertSays(true, FLAT, FLAT.translated(new Vec3(1, 1, 0)));
    assertSays(false, FLAT, FLAT.translated(new Vec3(2, 1, 0)));
    assertSays(false, FLAT, FLAT.translated(new Vec3(0, 0, 1)));
    assertSays(true, FLAT, segment(0.5, 0.5, 0, 9, 9, 0));
    assertSays(false, FLAT, segment(1.5, 1.5, 0, 9, 9, 0));
  }

  @Test
  void degenerateTriangles() {
    Triangle needle = new Triangle(Vec3.ZERO, Vec3.X, new Vec3(2, 0, 0));
    assertSays(true, needle, FLAT);
    assertSays(true, needle, segment(1, -1, 0, 1, 1, 0));
    assertSays(false, needle, segment(1, 1, 0, 1, 2, 0));
    assertSays(false, needle, needle.translated(Vec3.Y));
  }

  @Test
  void hullsOfAnyPoints() {
    Hull tetrahedron = hull(Vec3.ZERO, new Vec3(2, 0, 0), new Vec3(0, 2, 0), new Vec3(0, 0, 2));
    assertSays(true, tetrahedron, segment(1, 1, 0, 2, 2, 2));
    assertSays(false, tetrahedron, segment(1, 1, 0.5, 2, 2, 2));
    assertSays(true, tetrahedron, hull(new Vec3(0.5, 0.5, 0.5)));
    assertSays(false, tetrahedron, hull(new Vec3(0.75, 0.75, 0.75)));
    assertEquals(Answer.of(true, -0.5), sat(tetrahedron, segment(0.5, 0.5, -1, 0.5, 0.5, 0.5)));
    Hull square = hull(Vec3.ZERO, new Vec3(2, 0, 0), new Vec3(2, 2, 0), new Vec3(0, 2, 0));
    assertSays(true, square, square.translated(new Vec3(2, 2, 0)));
    assertSays(false, square, square.translated(new Vec3(2, 3, 0)));
    assertEquals(Answer.of(true, 0), sat(square, hull(new Vec3(1, 1, 0), new Vec3(9, 1, 0))));
    assertSays(false, square, hull(new Vec3(3, 1, 0), new Vec3(9, 1, 0)));
  }

  /// Two hulls of 32 corners have many candidate axes; the steps show the first ones and the
  /// deciding one.
  @Test
  void stepsOfLargeHullsAreFew() {
    Random random = new Random(32);
    Hull a = new Hull(Stream.generate(() -> Oracle.gaussian(random).unit()).limit(32).toList());
    Question question = Question.of(a, a.translated(new Vec3(0.5, 0.25, 0.125)));
    assertEquals(32, Methods.SAT.explain(question).steps().size());
    assertTheWidestGapDecides(question);
  }

  @Test
  void stepsUseTheLengthsOfTheScene() {
    Box tiny = new Box(Vec3.ZERO, new Vec3(1e-7, 1e-7, 1e-7));
    assertTheWidestGapDecides(
        Question.of(tiny, tiny.translated(new Vec3(1.5e-7, 0.25e-7, 0.125e-7))));
    Polygon large = new Polygon(List.of(Vec2.ZERO, new Vec2(1e80, 0), new Vec2(0, 1e80)));
    assertTheWidestGapDecides(Question.of(large, large.translated(new Vec2(0.25e80, 0.125e80))));
  }

  private static void assertTheWidestGapDecides(Question question) {
    List<Step> steps = Methods.SAT.explain(question).steps();
    double widest =
        steps.stream()
            .filter(step -> step.key().equals("axis"))
            .mapToDouble(SatMethodTest::result)
            .max()
            .orElseThrow();
    assertEquals("least-depth", steps.getLast().key());
    assertEquals(widest, result(steps.getLast()), 1e-15 * Math.abs(widest));
  }

  private static double result(Step step) {
    return assertInstanceOf(Step.Value.Scalar.class, step.result().orElseThrow().value()).value();
  }

  private static Hull hull(Vec3... points) {
    return new Hull(List.of(points));
  }

  @Test
  void boxesThatTouchAtAFaceAnEdgeACornerOrNotAtAll() {
    Box box = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    assertSays(true, box, box.translated(new Vec3(2, 1, 0)));
    assertSays(true, box, box.translated(new Vec3(2, 2, 0)));
    assertSays(true, box, box.translated(new Vec3(2, 2, 2)));
    assertSays(false, box, box.translated(new Vec3(2, 2, Math.nextUp(2))));
  }

  @Test
  void pointsAndSegmentsInThePlane() {
    Segment2 segment = new Segment2(Vec2.ZERO, new Vec2(2, 2));
    assertEquals(Answer.of(true, 0), sat(segment, new Point2(new Vec2(1, 1))));
    assertEquals(Answer.of(false), sat(segment, new Point2(new Vec2(3, 3))));
    assertEquals(Answer.of(false), sat(segment, new Point2(new Vec2(1, 2))));
    assertEquals(Answer.of(true, 0), sat(new Point2(Vec2.X), new Point2(Vec2.X)));
    assertEquals(Answer.of(false), sat(new Point2(Vec2.X), new Point2(Vec2.Y)));
  }

  /// An edge of the least possible length does not falsify the depth.
  @Test
  void tinyEdgeDoesNotDetermineTheDepth() {
    Polygon sliver =
        new Polygon(List.of(Vec2.ZERO, new Vec2(1, -0.5), new Vec2(0, Double.MIN_VALUE)));
    Segment2 through = new Segment2(new Vec2(0, -1), Vec2.X);
    double deep = Exact2.signedDistance(through, sliver);
    assertEquals(deep, distance(sat(through, sliver)), 1e-15);
    Triangle needle =
        new Triangle(new Vec3(0, 0, 16 * Double.MIN_VALUE), Vec3.ZERO, new Vec3(0.125, 0, 1));
    Triangle across = new Triangle(Vec3.Y, new Vec3(1, -1, 0), Vec3.Z);
    double wedge = Exact3.signedDistance(needle, across);
    assertEquals(wedge, distance(sat(needle, across)), 1e-15);
  }

  private static double distance(Answer answer) {
    return assertInstanceOf(Answer.Decided.class, answer).distance().orElseThrow();
  }

  /// The squares of these sizes are not representable.
  @Test
  void shapesOfAnySizeHaveADepth() {
    for (double size : new double[] {0x1p-1060, 0x1p-600, 1, 0x1p600, 0x1p1020}) {
      Box box = new Box(Vec3.ZERO, new Vec3(size, size, size), Rotation.NONE);
      Box beside = box.translated(new Vec3(1.5 * size, 0, 0));
      assertEquals(Answer.of(true, -0.5 * size), sat(box, beside));
      Segment2 segment = new Segment2(Vec2.ZERO, new Vec2(size, size));
      Point2 middle = new Point2(new Vec2(size / 2, size / 2));
      assertEquals(Answer.of(true, 0), sat(segment, middle));
    }
  }

  private static void assertSays(boolean overlap, Shape3 a, Shape3 b) {
    assertEquals(overlap, says(a, b));
    assertEquals(overlap, says(b, a));
  }

  private static boolean says(Shape3 a, Shape3 b) {
    return assertInstanceOf(Answer.Decided.class, sat(a, b)).overlap().orElseThrow();
  }

  private static Answer sat(Shape3 a, Shape3 b) {
    return Methods.SAT.answer(Question.of(a, b));
  }

  private static Answer sat(Shape2 a, Shape2 b) {
    return Methods.SAT.answer(Question.of(a, b));
  }

  private static Segment segment(double x0, double y0, double z0, double x1, double y1, double z1) {
    return new Segment(new Vec3(x0, y0, z0), new Vec3(x1, y1, z1));
  }
}
