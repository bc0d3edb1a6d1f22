package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class Crossing3Test {

  private static final Sphere BALL = new Sphere(Vec3.ZERO, 5);
  private static final Triangle FLOOR = new Triangle(at(0, 0, 0), at(4, 0, 0), at(0, 4, 0));

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static Segment seg(Vec3 start, Vec3 end) {
    return new Segment(start, end);
  }

  private static Crossing3.Point solidPoint(double t, Vec3 point) {
    return new Crossing3.Point(t, point, OptionalDouble.empty(), OptionalDouble.empty());
  }

  private static Crossing3.Point onTriangle(double t, Vec3 point, double u, double v) {
    return new Crossing3.Point(t, point, OptionalDouble.of(u), OptionalDouble.of(v));
  }

  private static Crossing3.Point onSegment(double t, Vec3 point, double u) {
    return new Crossing3.Point(t, point, OptionalDouble.of(u), OptionalDouble.empty());
  }

  private static Crossing3 none() {
    return new Crossing3.None();
  }

  private static void assertCrossing(Crossing3 expected, Segment segment, Shape3 shape) {
    assertEquals(expected, Crossing3.of(segment, shape));
  }

  @Test
  void throughASphereBothPoints() {
    assertCrossing(
        new Crossing3.Span(0.25, 0.75, at(-4, 3, 0), at(4, 3, 0)),
        seg(at(-8, 3, 0), at(8, 3, 0)),
        BALL);
  }

  @Test
  void tangentToASphereOnePoint() {
    assertCrossing(solidPoint(0.5, at(0, 5, 0)), seg(at(-8, 5, 0), at(8, 5, 0)), BALL);
    assertCrossing(solidPoint(0.5, at(3, 4, 0)), seg(at(-1, 7, 0), at(7, 1, 0)), BALL);
  }

  @Test
  void anEndOnTheSphereOnePoint() {
    assertCrossing(solidPoint(1, at(5, 0, 0)), seg(at(9, 0, 0), at(5, 0, 0)), BALL);
    assertCrossing(solidPoint(0, at(3, 4, 0)), seg(at(3, 4, 0), at(9, 9, 0)), BALL);
  }

  @Test
  void fromInsideASphereOut() {
    assertCrossing(
        new Crossing3.Span(0, 0.5, at(0, 0, 0), at(5, 0, 0)), seg(at(0, 0, 0), at(10, 0, 0)), BALL);
  }

  @Test
  void insideASphereTheWholeSegment() {
    assertCrossing(
        new Crossing3.Span(0, 1, at(-1, 0, 0), at(1, 0, 2)), seg(at(-1, 0, 0), at(1, 0, 2)), BALL);
  }

  @Test
  void zeroLengthSegmentIsAPointAtZero() {
    assertCrossing(solidPoint(0, at(3, 4, 0)), seg(at(3, 4, 0), at(3, 4, 0)), BALL);
    assertCrossing(none(), seg(at(3, 4.5, 0), at(3, 4.5, 0)), BALL);
  }

  @Test
  void besideOrBeforeASphereNone() {
    assertCrossing(none(), seg(at(-8, 5.5, 0), at(8, 5.5, 0)), BALL);
    assertCrossing(none(), seg(at(-8, 0, 0), at(-6, 0, 0)), BALL);
    assertCrossing(none(), seg(at(6, 0, 0), at(8, 0, 0)), BALL);
  }

  @Test
  void sphereWithoutRadiusIsAPoint() {
    assertCrossing(
        solidPoint(0.25, at(1, 1, 1)), seg(at(0, 0, 0), at(4, 4, 4)), new Sphere(at(1, 1, 1), 0));
  }

  @Test
  void throughACapsuleSideCapAndLength() {
    Capsule pill = new Capsule(at(0, -2, 0), at(0, 2, 0), 1);
    assertCrossing(
        new Crossing3.Span(0.375, 0.625, at(-1, 0, 0), at(1, 0, 0)),
        seg(at(-4, 0, 0), at(4, 0, 0)),
        pill);
    assertCrossing(
        new Crossing3.Span(0.125, 0.875, at(0, -3, 0), at(0, 3, 0)),
        seg(at(0, -4, 0), at(0, 4, 0)),
        pill);
    assertCrossing(solidPoint(0.5, at(0, 3, 0)), seg(at(-1, 3, 0), at(1, 3, 0)), pill);
    assertCrossing(none(), seg(at(-1, 3.125, 0), at(1, 3.125, 0)), pill);
  }

  @Test
  void capsuleWithoutLengthIsASphere() {
    assertCrossing(
        new Crossing3.Span(0.25, 0.75, at(-4, 3, 0), at(4, 3, 0)),
        seg(at(-8, 3, 0), at(8, 3, 0)),
        new Capsule(Vec3.ZERO, Vec3.ZERO, 5));
  }

  @Test
  void capsuleOfTinyLengthIsASphere() {
    Segment segment = seg(at(3, 0, 50), at(-2, 0, -1));
    Crossing3.Span sphere = span(segment, new Sphere(Vec3.ZERO, 20));
    for (int exponent = Double.MIN_EXPONENT - 50; exponent < -50; exponent++) {
      Vec3 end = at(0, Math.scalb(1.7, exponent), 0);
      Crossing3.Span capsule = span(segment, new Capsule(Vec3.ZERO, end, 20));
      assertEquals(sphere.enter(), capsule.enter(), 1e-14, "2^" + exponent);
      assertEquals(sphere.exit(), capsule.exit(), 1e-14, "2^" + exponent);
    }
  }

  private static Crossing3.Span span(Segment segment, Shape3 shape) {
    return assertInstanceOf(Crossing3.Span.class, Crossing3.of(segment, shape));
  }

  @Test
  void throughABoxFaceEdgeAndCorner() {
    Box box = new Box(at(1, 0, 0), at(1, 2, 3), new Rotation(0, 0, 1, 1));
    assertCrossing(
        new Crossing3.Span(0.25, 0.75, at(-1, 0, 0), at(3, 0, 0)),
        seg(at(-3, 0, 0), at(5, 0, 0)),
        box);
    assertCrossing(solidPoint(0.5, at(3, 1, 0)), seg(at(2, 2, 0), at(4, 0, 0)), box);
    assertCrossing(
        new Crossing3.Span(0, 1, at(0, 0, 0), at(1, 0, 1)), seg(at(0, 0, 0), at(1, 0, 1)), box);
    assertCrossing(
        new Crossing3.Span(0.25, 0.75, at(-1, 1, 3), at(3, 1, 3)),
        seg(at(-3, 1, 3), at(5, 1, 3)),
        box);
    assertCrossing(none(), seg(at(3, 2, 0), at(5, 0, 0)), box);
  }

  @Test
  void throughATriangleWithWeights() {
    assertCrossing(onTriangle(0.25, at(1, 2, 0), 0.25, 0.5), seg(at(1, 2, 1), at(1, 2, -3)), FLOOR);
    assertCrossing(onTriangle(0.5, at(4, 0, 0), 1, 0), seg(at(4, 0, 1), at(4, 0, -1)), FLOOR);
    assertCrossing(onTriangle(1, at(2, 2, 0), 0.5, 0.5), seg(at(5, 5, 5), at(2, 2, 0)), FLOOR);
    assertCrossing(onTriangle(0, at(0, 0, 0), 0, 0), seg(at(0, 0, 0), at(-1, -1, 5)), FLOOR);
  }

  @Test
  void besideATriangleNone() {
    assertCrossing(none(), seg(at(3, 3, 1), at(3, 3, -1)), FLOOR);
    assertCrossing(none(), seg(at(1, 1, 3), at(1, 1, 1)), FLOOR);
    assertCrossing(none(), seg(at(-1, 1, 1), at(9, 1, 1)), FLOOR);
    assertCrossing(none(), seg(at(-1, -1, 0), at(9, -1, 0)), FLOOR);
    assertCrossing(none(), seg(at(-1, -1, 0), at(-1, -1, 0)), FLOOR);
    assertCrossing(none(), seg(at(1, 1, 1), at(1, 1, 1)), FLOOR);
  }

  @Test
  void tiltByARoundingIsNotCoplanar() {
    double tilt = Math.ulp(1.0);
    assertCrossing(none(), seg(at(-1, 1, 1), at(9, 1, 1 + tilt)), FLOOR);
  }

  /// Found by searching: almost coplanar, with end heights within rounding.
  @Test
  void almostCoplanarSegmentPassesThroughTheTriangle() {
    Vec3 corner = at(0, -0x1p-52, 1);
    Triangle triangle = new Triangle(at(-2, 1, 2), corner, at(1, -2, 1));
    Crossing3.Point p =
        assertInstanceOf(
            Crossing3.Point.class, Crossing3.of(seg(at(2, 2, -1), at(-1, -1, 2)), triangle));
    assertTrue(2.0 / 3 - 1e-15 <= p.t() && p.t() <= 5.0 / 6 + 1e-15, p::toString);
    Vec3 same =
        triangle
            .a()
            .plus(p.u().orElseThrow(), triangle.b().minus(triangle.a()))
            .plus(p.v().orElseThrow(), triangle.c().minus(triangle.a()));
    assertEquals(0, same.minus(p.point()).largest(), 1e-14);
  }

  @Test
  void inTheTrianglesPlaneASpanOrAPoint() {
    assertCrossing(
        new Crossing3.Span(0.25, 0.625, at(0, 1, 0), at(3, 1, 0)),
        seg(at(-2, 1, 0), at(6, 1, 0)),
        FLOOR);
    assertCrossing(
        new Crossing3.Span(0, 1, at(1, 1, 0), at(2, 1, 0)), seg(at(1, 1, 0), at(2, 1, 0)), FLOOR);
    assertCrossing(
        new Crossing3.Span(0.25, 0.75, at(0, 0, 0), at(4, 0, 0)),
        seg(at(-2, 0, 0), at(6, 0, 0)),
        FLOOR);
    assertCrossing(onTriangle(0.5, at(0, 0, 0), 0, 0), seg(at(-1, 1, 0), at(1, -1, 0)), FLOOR);
    assertCrossing(onTriangle(1, at(0, 2, 0), 0, 0.5), seg(at(-1, 2, 0), at(0, 2, 0)), FLOOR);
    assertCrossing(onTriangle(0, at(1, 1, 0), 0.25, 0.25), seg(at(1, 1, 0), at(1, 1, 0)), FLOOR);
  }

  @Test
  void degenerateTriangleIsALine() {
    Triangle needle = new Triangle(at(0, 0, 0), at(4, 0, 0), at(1, 0, 0));
    assertCrossing(onTriangle(0.5, at(3, 0, 0), 0.75, 0), seg(at(3, -1, 0), at(3, 1, 0)), needle);
    assertCrossing(
        new Crossing3.Span(0.5, 1, at(0, 0, 0), at(2, 0, 0)),
        seg(at(-2, 0, 0), at(2, 0, 0)),
        needle);
    assertCrossing(none(), seg(at(0, 1, 0), at(4, 1, 0)), needle);
    Triangle other = new Triangle(at(1, 0, 0), at(4, 0, 0), at(0, 0, 0));
    Crossing3.Point p =
        assertInstanceOf(
            Crossing3.Point.class, Crossing3.of(seg(at(3, -1, 0), at(3, 1, 0)), other));
    Vec3 same =
        other
            .a()
            .plus(p.u().orElseThrow(), other.b().minus(other.a()))
            .plus(p.v().orElseThrow(), other.c().minus(other.a()));
    assertEquals(p.point(), same);
  }

  /// Found by searching: the edges from b to c and from c to a are equally long after rounding.
  @Test
  void degenerateTriangleReachesItsLastCorner() {
    Triangle needle = new Triangle(at(-1, 0, 0), at(Math.nextUp(-1.0), 0, 0), at(1, 0, 0));
    assertCrossing(onTriangle(0, needle.a(), 0, 0), seg(needle.a(), needle.a()), needle);
  }

  @Test
  void segmentsCrossInAPoint() {
    Segment x = seg(at(0, 0, 0), at(4, 0, 0));
    assertCrossing(onSegment(0.25, at(1, 0, 0), 0.5), x, seg(at(1, -1, 1), at(1, 1, -1)));
    assertCrossing(onSegment(1, at(4, 0, 0), 0), x, seg(at(4, 0, 0), at(9, 9, 9)));
    assertCrossing(onSegment(1, at(4, 0, 0), 0), x, seg(at(4, 0, 0), at(9, 0, 0)));
    assertCrossing(onSegment(0.5, at(2, 0, 0), 0), x, seg(at(2, 0, 0), at(2, 0, 0)));
    assertCrossing(onSegment(0, at(2, 0, 0), 0.5), seg(at(2, 0, 0), at(2, 0, 0)), x);
  }

  @Test
  void segmentsOnOneLineOverlap() {
    Segment x = seg(at(0, 0, 0), at(4, 0, 0));
    assertCrossing(
        new Crossing3.Overlap(0.25, 1, at(1, 0, 0), at(4, 0, 0)), x, seg(at(9, 0, 0), at(1, 0, 0)));
    assertCrossing(
        new Crossing3.Overlap(0.25, 0.5, at(1, 0, 0), at(2, 0, 0)),
        x,
        seg(at(1, 0, 0), at(2, 0, 0)));
    assertCrossing(new Crossing3.Overlap(0, 1, at(0, 0, 0), at(4, 0, 0)), x, x);
  }

  @Test
  void besideASegmentNone() {
    Segment x = seg(at(0, 0, 0), at(4, 0, 0));
    assertCrossing(none(), x, seg(at(0, 1, 0), at(4, 1, 0)));
    assertCrossing(none(), x, seg(at(4, 1, 0), at(0, 1, 0)));
    assertCrossing(none(), x, seg(at(5, 0, 0), at(9, 0, 0)));
    assertCrossing(none(), x, seg(at(5, 0, 0), at(5, 0, 0)));
    assertCrossing(none(), x, seg(at(1, 1, 0), at(1, 2, 0)));
    assertCrossing(none(), x, seg(at(1, -1, 1), at(1, 1, 1)));
    assertCrossing(none(), x, seg(at(1, 1, 0), at(1, 1, 0)));
    assertCrossing(none(), seg(at(1, 1, 0), at(1, 1, 0)), seg(at(2, 1, 0), at(2, 1, 0)));
  }

  @Test
  void pointsAreOnTheSphereFromABillionUnitsAway() {
    Segment far = seg(at(-1e9, 0.5, 0), at(1e9, 0.5, 0));
    Crossing3.Span span =
        assertInstanceOf(Crossing3.Span.class, Crossing3.of(far, new Sphere(Vec3.ZERO, 1)));
    assertTrue(Math.abs(span.first().length() - 1) < 1e-6, span::toString);
    assertTrue(Math.abs(span.last().length() - 1) < 1e-6, span::toString);
  }

  @Test
  void segmentWhoseLengthOverflowsIsWithinALargerBox() {
    Segment across = new Segment(new Vec3(-1e308, 0, 0), new Vec3(1e308, 0, 0));
    Box box = new Box(Vec3.ZERO, new Vec3(1.5e308, 1.5e308, 1.5e308));
    assertEquals(new Crossing3.Span(0, 1, across.start(), across.end()), Crossing3.of(across, box));
  }

  @Test
  void segmentThatVanishesByScalingIsStillAnInterval() {
    Segment tiny = new Segment(Vec3.ZERO, new Vec3(1e-30, 0, 0));
    Crossing3 whole = new Crossing3.Span(0, 1, tiny.start(), tiny.end());
    Triangle huge =
        new Triangle(
            new Vec3(-1e300, -1e300, 0), new Vec3(1e300, -1e300, 0), new Vec3(0, 1e300, 0));
    assertEquals(whole, Crossing3.of(tiny, huge));
    assertEquals(whole, Crossing3.of(tiny, new Sphere(Vec3.ZERO, 1e300)));
  }
}
