package collisionbench.geometry.space.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Sweep3Test {

  private static final Sphere UNIT = new Sphere(Vec3.ZERO, 1);
  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  /// How early a first contact and how late a last contact may be without a closed form.
  private static final double EARLY = 1e-12;

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static void assertTimes(
      double enter, double exit, Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    Sweep3.Contact c = assertInstanceOf(Sweep3.Contact.class, Sweep3.of(a, motionA, b, motionB));
    if (a instanceof Sphere && b instanceof Sphere) {
      assertEquals(enter, c.enter(), 1e-15, c::toString);
      assertEquals(exit, c.exit(), 1e-15, c::toString);
    } else {
      assertTrue(enter - EARLY <= c.enter() && c.enter() <= enter, c::toString);
      assertTrue(exit <= c.exit() && c.exit() <= exit + EARLY, c::toString);
    }
  }

  private static void assertNever(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    assertEquals(new Sweep3.Never(), Sweep3.of(a, motionA, b, motionB));
  }

  @Test
  void spheresPassThroughEachOther() {
    Sphere other = new Sphere(at(8, 0, 0), 1);
    assertTimes(0.375, 0.625, UNIT, at(8, 0, 0), other, at(-8, 0, 0));
    assertTimes(0.375, 0.625, UNIT, Vec3.ZERO, other, at(-16, 0, 0));
  }

  @Test
  void spheresMeetOnlyAtTheEnd() {
    assertTimes(1, 1, UNIT, at(2, 0, 0), new Sphere(at(5, 0, 0), 1), at(-1, 0, 0));
    assertNever(UNIT, at(2, 0, 0), new Sphere(at(5.0625, 0, 0), 1), at(-1, 0, 0));
  }

  @Test
  void spheresThatTouchAtTheStartPart() {
    assertTimes(0, 0, UNIT, Vec3.ZERO, new Sphere(at(2, 0, 0), 1), at(1, 0, 0));
    assertTimes(0, 0.5, UNIT, Vec3.ZERO, new Sphere(at(1, 0, 0), 1), at(2, 0, 0));
  }

  @Test
  void spheresGraze() {
    assertTimes(0.5, 0.5, UNIT, Vec3.ZERO, new Sphere(at(-4, 2, 0), 1), at(8, 0, 0));
    assertNever(UNIT, Vec3.ZERO, new Sphere(at(-4, 2.0625, 0), 1), at(8, 0, 0));
  }

  @Test
  void spheresThatMoveTogetherOrNotAtAll() {
    Sphere touching = new Sphere(at(2, 0, 0), 1);
    Sphere apart = new Sphere(at(2.5, 0, 0), 1);
    assertTimes(0, 1, UNIT, at(3, 1, 2), touching, at(3, 1, 2));
    assertNever(UNIT, at(3, 1, 2), apart, at(3, 1, 2));
    assertTimes(0, 1, UNIT, Vec3.ZERO, touching, Vec3.ZERO);
    assertNever(UNIT, Vec3.ZERO, apart, Vec3.ZERO);
  }

  @Test
  void spheresThatMoveApart() {
    assertNever(UNIT, at(-1, 0, 0), new Sphere(at(3, 0, 0), 1), at(1, 0, 0));
  }

  @Test
  void aSphereStaysWithinALargerOne() {
    assertTimes(0, 1, new Sphere(Vec3.ZERO, 100), Vec3.ZERO, UNIT, at(3, 4, 5));
  }

  @Test
  void boxesPassThroughEachOther() {
    Box other = new Box(at(6, 0.5, 0), at(1, 1, 1));
    assertTimes(0.25, 0.5, CUBE, at(16, 0, 0), other, Vec3.ZERO);
    assertNever(CUBE, at(16, 0, 0), other.translated(at(0, 2, 0)), Vec3.ZERO);
  }

  @Test
  void boxesSlideAlongAFace() {
    assertTimes(0.25, 0.75, CUBE, Vec3.ZERO, new Box(at(-4, 2, 0), at(1, 1, 1)), at(8, 0, 0));
  }

  @Test
  void aCapsuleMeetsABoxOverAnEdge() {
    Capsule pill = new Capsule(at(4, 8, -1), at(4, 8, 1), 5);
    assertTimes(0.5, 1, pill, at(0, -6, 0), CUBE, Vec3.ZERO);
  }

  @Test
  void segmentsCrossAtOneInstant() {
    Segment x = new Segment(at(-1, 0, 0), at(1, 0, 0));
    Segment z = new Segment(at(0.25, 3, -1), at(0.25, 3, 1));
    assertTimes(0.75, 0.75, x, Vec3.ZERO, z, at(0, -4, 0));
    Segment askew = new Segment(at(0.1, 0.3, -1), at(0.2, 0.3, 1));
    assertTimes(0.3, 0.3, x, Vec3.ZERO, askew, at(0, -1, 0));
    assertNever(x, Vec3.ZERO, new Segment(at(1.1, 3, -1), at(1.1, 3, 1)), at(0, -4, 0));
  }

  @Test
  void doesNotTunnelThroughAThinWall() {
    Box wall = new Box(Vec3.ZERO, at(5, 5, 0));
    Triangle dart = new Triangle(at(0, 0, -300), at(1, 0, -300), at(0, 1, -301));
    assertTimes(0.3, 0.301, wall, Vec3.ZERO, dart, at(0, 0, 1000));
  }

  @Test
  void firstContactIsNotLate() {
    Box turned = new Box(at(0, 30, 0), at(1, 2, 3), Rotation.about(at(1, 1, 1), 1));
    Capsule pill = new Capsule(at(-1, 0, 0.5), at(1, 0.5, 0), 0.25);
    Vec3 motion = at(0, -60, 0);
    Sweep3.Contact c =
        assertInstanceOf(Sweep3.Contact.class, Sweep3.of(pill, Vec3.ZERO, turned, motion));
    double distance =
        Separation3.between(pill, turned.translated(motion.times(c.enter()))).distance();
    assertTrue(distance >= 0 && distance < 1e-12 * 60, () -> c + " at " + distance);
  }

  /// Found by searching: a gap of pure rounding at the start, closed by vanishing steps.
  @Test
  void closesAGapOfRoundingAtTheStart() {
    Segment segment = new Segment(at(-0.2, 0, -0.1), at(-0.2, 0.2, 0.2));
    Capsule pill = new Capsule(at(-0.1, -0.2, -0.1), at(-0.1, 0.1, 0), 0.1);
    Sweep3.Contact c =
        assertInstanceOf(
            Sweep3.Contact.class, Sweep3.of(segment, Vec3.ZERO, pill, at(-0.8, -0.4, -0.8)));
    assertEquals(0, c.enter());
    assertTrue(c.exit() > 0.2 && c.exit() < 0.25, c::toString);
  }

  /// Found by searching: boxes twisted by 1e-10, whose nearest points hardly determine the normal.
  @Test
  void nearlyParallelBoxesAreNotLate() {
    Rotation twist = new Rotation(-2.4361855846493097E-10, -4.3389487572296474E-10, -5e-11, 1);
    Box box = new Box(at(0.2, -0.1, 0.2), at(0.2, 0.2, 0.2), twist);
    Box plate = new Box(at(0.8, 0, -0.3), at(0.1, 0.1, 0));
    Vec3 motion = at(-0.8, 0, 0.4);
    Sweep3.Contact c =
        assertInstanceOf(Sweep3.Contact.class, Sweep3.of(box, Vec3.ZERO, plate, motion));
    double distance =
        Separation3.between(box, plate.translated(motion.times(c.enter()))).distance();
    assertTrue(distance >= 0 && distance < 1e-13, () -> c + " at " + distance);
  }

  /// Found by searching: a plate of 1e7 by 1e5 by 1e-3, for which rounding leaves a gap that no
  /// step closes.
  @Test
  void closesAGapThatRoundingKeepsOpen() {
    Segment segment =
        new Segment(
            at(-71.24148726083996, 0.23415617069275574, -39187.16216036566),
            at(-0.005964585945470113, -4.24378113646495, 6.418762338181283E-7));
    Box plate =
        new Box(
            at(-6.0186797213739524E-6, 2.814332858127533, -4.522385357345904E-6),
            at(72460.36066826648, 5.7361251191782616E7, 7.911132310291123E-4),
            new Rotation(
                -4.891154019784307E-4,
                -3.8293177973634915E-5,
                -9.643513485667464E-5,
                0.9999998750000026));
    Vec3 motion = at(-0.0035505823452530996, 169.77908892170578, -13.036615136314644);
    Sweep3.Contact c =
        assertInstanceOf(Sweep3.Contact.class, Sweep3.of(segment, Vec3.ZERO, plate, motion));
    assertTrue(c.enter() < 1e-3, c::toString);
  }

  @Test
  void motionsWhoseDifferenceOverflows() {
    Vec3 right = at(1e308, 0, 0);
    Vec3 left = at(-1e308, 0, 0);
    Sphere far = new Sphere(at(1e308, 0, 0), 2e307);
    assertTimes(0.4, 0.6, new Sphere(Vec3.ZERO, 0), right, far, left);
    assertNever(new Sphere(at(0, 3e307, 0), 0), right, far, left);
    assertTimes(0, 1, far, right, new Sphere(at(1.1e308, 0, 0), 0), right);
    Box box = new Box(at(1e308, 0, 0), at(1e307, 1, 1));
    assertTimes(0.45, 0.55, new Sphere(Vec3.ZERO, 0), right, box, left);
    assertTimes(0, 0, UNIT, right, new Sphere(at(3, 0, 0), 1), left);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void rejectsInfiniteMotions(double wrong) {
    assertEquals(
        "motions must be finite: [" + wrong + ", 0.0, 0.0], [0.0, 0.0, 0.0]",
        assertThrows(
                IllegalArgumentException.class,
                () -> Sweep3.of(UNIT, at(wrong, 0, 0), CUBE, Vec3.ZERO))
            .getMessage());
  }
}
