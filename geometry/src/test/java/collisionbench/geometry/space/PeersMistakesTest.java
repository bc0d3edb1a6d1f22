package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Errors of other libraries, from their bug reports, that do not occur here.
class PeersMistakesTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
  private static final Triangle FLOOR =
      new Triangle(new Vec3(0, 0, 0), new Vec3(4, 0, 0), new Vec3(0, 0, 4));

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  /// JOML: closest points of segment and triangle, d2 = 1 for a piercing segment.
  @Test
  void aPiercingSegmentIsNotApart() {
    Segment pin = new Segment(at(1, -1, 1), at(1, 1, 1));
    assertTrue(Overlap3.test(pin, FLOOR));
    assertEquals(-1, Separation3.between(pin, FLOOR).distance());
  }

  /// JOML: nested spheres "do not intersect".
  @Test
  void nestedSpheresIntersect() {
    assertTrue(Overlap3.test(new Sphere(Vec3.ZERO, 10), new Sphere(at(2, 0, 0), 1)));
  }

  /// JOML: coplanar segment and triangle missed.
  @Test
  void aSegmentInTheTrianglesPlaneMeetsIt() {
    Segment across = new Segment(at(-1, 0, 1), at(9, 0, 1));
    assertTrue(Overlap3.test(across, FLOOR));
    Crossing3.Span span = assertInstanceOf(Crossing3.Span.class, Crossing3.of(across, FLOOR));
    assertEquals(0.1, span.enter(), 1e-15);
    assertEquals(0.4, span.exit(), 1e-15);
  }

  /// JOML: a segment without length inside a sphere missed.
  @Test
  void aSegmentWithoutLengthIsInsideASphere() {
    Segment dot = new Segment(at(0.5, 0, 0), at(0.5, 0, 0));
    assertTrue(Overlap3.test(dot, new Sphere(Vec3.ZERO, 1)));
    Crossing3.Point point =
        assertInstanceOf(Crossing3.Point.class, Crossing3.of(dot, new Sphere(Vec3.ZERO, 1)));
    assertEquals(0, point.t());
    assertEquals(dot.start(), point.point());
  }

  /// JOML: a ray from 1e9 away that misses a sphere of radius 1 by 0.1 "hits".
  @Test
  void aSegmentFromFarAwayMisses() {
    Sphere unit = new Sphere(Vec3.ZERO, 1);
    assertFalse(Overlap3.test(new Segment(at(-1e9, 1.1, 0), at(1e9, 1.1, 0)), unit));
    assertTrue(Overlap3.test(new Segment(at(-1e9, 0.9, 0), at(1e9, 0.9, 0)), unit));
    Segment askew = new Segment(at(-6e8, -8e8, 1.1), at(6e8, 8e8, 1.1));
    assertFalse(Overlap3.test(askew, unit));
    assertInstanceOf(Crossing3.None.class, Crossing3.of(askew, unit));
    Sphere flying = new Sphere(at(-1e9, 1.6, 0), 0.5);
    assertEquals(new Sweep3.Never(), Sweep3.of(flying, at(2e9, 0, 0), unit, Vec3.ZERO));
  }

  /// JOML: boxes of half size 1e6 with a gap of 0.02 "touch".
  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-10, 1e-7, 0.3})
  void smallGapBetweenLargeBoxesIsAGap(double twist) {
    Box large = new Box(Vec3.ZERO, at(1e6, 1e6, 1e6));
    Rotation turn = twist == 0 ? Rotation.NONE : Rotation.about(Vec3.X, twist);
    Box beside = new Box(at(2e6 + 0.02, 0, 0), at(1e6, 1e6, 1e6), turn);
    assertFalse(Overlap3.test(large, beside));
    assertEquals(0.02, Separation3.between(large, beside).distance(), 1e-9);
    assertTrue(Overlap3.test(large, beside.translated(at(-0.03, 0, 0))));
  }

  /// JOML: nearly parallel segments (direction noise 1e-8) are overestimated in 14 % of the cases.
  /// The witnesses are on the segments, so a gap along the normal that equals the distance proves
  /// that it is least (up to the tilt that rounding gives a normal between segments a hundredth of
  /// their length apart).
  @ParameterizedTest
  @ValueSource(doubles = {1e-2, 1e-5, 1e-8, 1e-11, 1e-14})
  void nearlyParallelSegments(double noise) {
    Random random = new Random(21);
    for (int i = 0; i < 500; i++) {
      Vec3 along = Oracle.gaussian(random);
      Vec3 start = Oracle.gaussian(random).times(0.5);
      Vec3 other = along.plus(noise, Oracle.gaussian(random));
      Segment a = new Segment(along.negated(), along);
      Segment b = new Segment(start.minus(other), start.plus(other));
      Separation3 s = Separation3.between(a, b);
      String what = "seed 21, case " + i + ": " + a + " and " + b;
      assertEquals(s.distance(), Oracle.gap(a, b, s.normal()), 1e-13, what);
    }
  }

  /// ode4j: crossing capsules give a wrong normal.
  @Test
  void crossingCapsulesSeparatePerpendicularly() {
    Capsule x = new Capsule(at(-2, 0, 0), at(2, 0, 0), 0.5);
    Capsule y = new Capsule(at(0, -2, 0), at(0, 2, 0), 0.5);
    Separation3 s = Separation3.between(x, y);
    assertEquals(-1, s.distance());
    assertEquals(1, Math.abs(s.normal().z()));
  }

  /// ode4j: depth of two boxes changes when they are swapped (also parry#431, jts#585).
  @Test
  void swappedBoxesHaveTheSameDepth() {
    Box turned = new Box(at(0.7, 0.3, 1.1), at(0.5, 1, 2), Rotation.about(at(1, 2, 3), 0.7));
    assertEquals(Separation3.between(CUBE, turned).swapped(), Separation3.between(turned, CUBE));
  }

  /// parry: exact touch is and is not contact; Box2D: normal invalid at distance 0; parry#315,
  /// fcl#495, mujoco#3476: touching boxes.
  @Test
  void touchingIsContactWithANormalInEveryQuestion() {
    Box beside = new Box(at(2, 0.5, 0), at(1, 1, 1));
    Separation3 s = Separation3.between(CUBE, beside);
    assertTrue(Overlap3.test(CUBE, beside));
    assertEquals(0, s.distance());
    assertEquals(Vec3.X, s.normal());
    assertEquals(s.pointA(), s.pointB());
    assertEquals(1, s.pointA().x());
    assertEquals(new Sweep3.Contact(0, 1), Sweep3.of(CUBE, Vec3.ZERO, beside, Vec3.ZERO));
  }

  /// parry#34, #148, mujoco#2206: the center on or inside the box.
  @Test
  void sphereCenteredOnOrInABoxLeavesThroughTheNearestFace() {
    Separation3 on = Separation3.between(new Sphere(at(0, 1, 0), 0.5), CUBE);
    assertEquals(-0.5, on.distance());
    assertEquals(Vec3.Y.negated(), on.normal());
    Separation3 inside = Separation3.between(new Sphere(at(-0.75, 0.5, 0), 0.5), CUBE);
    assertEquals(-0.75, inside.distance());
    assertEquals(Vec3.X, inside.normal());
    assertEquals(at(-0.25, 0.5, 0), inside.pointA());
    assertEquals(at(-1, 0.5, 0), inside.pointB());
  }

  /// fcl#545: the depth of a contained box.
  @Test
  void depthOfAContainedBoxIsTheLeastTranslation() {
    Box small = new Box(at(0.5, 0, 0), at(0.25, 0.25, 0.25));
    assertEquals(-0.75, Separation3.between(CUBE, small).distance());
    assertEquals(Vec3.X, Separation3.between(CUBE, small).normal());
  }

  /// parry#378, fcl#578: penetration that never ends; fcl#2, box2d#917: parallel edges.
  @Test
  void twistedBoxesInsideEachOther() {
    for (int i = 0; i <= 90; i++) {
      Box turned = new Box(Vec3.ZERO, at(1, 1, 1), Rotation.about(Vec3.Y, Math.toRadians(i)));
      assertEquals(-2, Separation3.between(CUBE, turned).distance(), 1e-15, "at " + i);
    }
  }

  /// fcl#31, Jolt#419, MathGeoLib#55: capsule and box, the axis crossing an edge of the box only.
  @Test
  void aCapsuleOverTheEdgeOfABox() {
    Vec3 middle = at(2, 2, 0);
    Capsule over = new Capsule(middle.plus(at(-3, 3, 0)), middle.plus(at(3, -3, 0)), 1.25);
    assertEquals(Math.sqrt(2) - 1.25, Separation3.between(over, CUBE).distance(), 1e-15);
    assertFalse(Overlap3.test(over, CUBE));
    assertTrue(Overlap3.test(new Capsule(over.start(), over.end(), 1.42), CUBE));
  }

  /// Jolt#940: capsule and triangle, the capsule over the face with both ends past it.
  @Test
  void aCapsuleAcrossATriangle() {
    Capsule over = new Capsule(at(-5, 1, 1), at(9, 1, 1), 1);
    assertTrue(Overlap3.test(over, FLOOR));
    assertEquals(0, Separation3.between(over, FLOOR).distance());
    assertEquals(Vec3.Y.negated(), Separation3.between(over, FLOOR).normal());
  }

  /// box2d#1005, godot#69657: degenerate capsules; godot#55384, coal#119: point segments.
  @Test
  void degenerateCapsulesAndSegments() {
    Capsule dot = new Capsule(Vec3.X, Vec3.X, 0);
    Segment point = new Segment(Vec3.X, Vec3.X);
    Separation3 s = Separation3.between(dot, point);
    assertTrue(Overlap3.test(dot, point));
    assertEquals(0, s.distance());
    assertEquals(1, s.normal().length());
  }

  /// parry#358: degenerate triangles.
  @Test
  void degenerateTriangleIsItsLongestEdge() {
    Triangle needle = new Triangle(at(1, 0, 0), at(-1, 0, 0), at(0, 0, 0));
    assertEquals(1, Separation3.between(needle, new Sphere(at(0, 2, 0), 1)).distance());
    assertEquals(3, Separation3.between(needle, new Sphere(at(5, 0, 0), 1)).distance());
    assertTrue(Overlap3.test(needle, CUBE));
  }

  /// parry#429: large coordinates.
  @Test
  void losesNothingFarFromTheOrigin() {
    Vec3 far = at(1e9, -1e9, 1e9);
    Capsule pill = new Capsule(at(0, 0.5, 0).plus(far), at(0, 2, 0).plus(far), 0.25);
    Box box = new Box(far.plus(at(0, -1, 0)), at(1, 1, 1));
    assertEquals(0.25, Separation3.between(pill, box).distance());
    assertEquals(0.25, Separation3.between(box, pill).distance());
  }

  /// Open3D#7539: coplanar triangles.
  @Test
  void coplanarTrianglesMeetOnlyIfTheyOverlap() {
    Triangle apart = new Triangle(at(3, 0, 3), at(5, 0, 3), at(3, 0, 5));
    assertFalse(Overlap3.test(FLOOR, apart));
    assertEquals(Math.sqrt(2), Separation3.between(FLOOR, apart).distance(), 1e-15);
    assertTrue(Overlap3.test(FLOOR, apart.translated(at(-1, 0, -1))));
  }

  /// Article 002: comparing directions misses antiparallel segments, and a slack of 0.01 in the
  /// quick rejection finds contact where there is none.
  @Test
  void segmentsOfArticle002() {
    Segment there = new Segment(at(0, 0, 0), at(4, 0, 0));
    Segment back = new Segment(at(6, 3, 0), at(2, 3, 0));
    assertEquals(3, Separation3.between(there, back).distance());
    assertEquals(new Crossing3.None(), Crossing3.of(there, back));
    assertFalse(Overlap3.test(there, new Segment(at(4.005, 0, 0), at(9, 0, 0))));
    assertFalse(Overlap3.test(there, new Segment(at(2, -1, 0.005), at(2, 1, 0.005))));
  }
}
