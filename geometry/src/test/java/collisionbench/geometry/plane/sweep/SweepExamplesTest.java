package collisionbench.geometry.plane.sweep;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.sweep.Sweep2.Contact;
import collisionbench.geometry.plane.sweep.Sweep2.Never;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SweepExamplesTest {

  private static final Vec2 STILL = Vec2.ZERO;

  /// How early a first contact and how late a last contact may be without a closed form.
  private static final double EARLY = 1e-13;

  private static void require(Sweep2 expected, Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    assertEquals(expected, Sweep2.of(a, motionA, b, motionB));
    assertEquals(expected, Sweep2.of(b, motionB, a, motionA));
  }

  private static void requireWithin(
      Contact expected, Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    Contact found = assertInstanceOf(Contact.class, Sweep2.of(a, motionA, b, motionB));
    double early = expected.enter() - found.enter();
    double late = found.exit() - expected.exit();
    assertTrue(0 <= early && early <= EARLY && 0 <= late && late <= EARLY, found::toString);
    assertEquals(found, Sweep2.of(b, motionB, a, motionA));
  }

  @Test
  void circlesMeetAndPart() {
    require(new Contact(0.25, 0.75), circle(-8, 0, 2), at(16, 0), circle(0, 0, 2), STILL);
    require(new Contact(0.25, 0.75), circle(-8, 0, 2), at(8, 0), circle(0, 0, 2), at(-8, 0));
  }

  @Test
  void circlesThatStartInContact() {
    require(new Contact(0, 0.5), circle(0, 0, 2), STILL, circle(0, 0, 2), at(8, 0));
    require(new Contact(0, 1), circle(0, 0, 2), STILL, circle(1, 0, 2), at(1, 0));
    require(new Contact(0, 0), circle(0, 0, 2), STILL, circle(4, 0, 2), at(1, 0));
  }

  @Test
  void circlesThatEndInContact() {
    require(new Contact(0.5, 1), circle(0, 0, 2), STILL, circle(8, 0, 2), at(-8, 0));
    require(new Contact(1, 1), circle(0, 0, 2), STILL, circle(8, 0, 2), at(-4, 0));
  }

  @Test
  void grazingCirclesTouch() {
    require(new Contact(0.5, 0.5), circle(0, 0, 2), STILL, circle(-4, 4, 2), at(8, 0));
    require(new Never(), circle(0, 0, 2), STILL, circle(-4, 4 + 0x1p-40, 2), at(8, 0));
  }

  @Test
  void circlesThatMoveApartOrStopShort() {
    require(new Never(), circle(0, 0, 1), STILL, circle(4, 0, 1), at(9, 0));
    require(new Never(), circle(0, 0, 1), STILL, circle(4, 0, 1), at(-1, 0));
    require(new Never(), circle(0, 0, 1), at(5, 5), circle(4, 0, 1), at(5, 5));
  }

  @Test
  void pointsMeetAtOneInstant() {
    require(new Contact(0.5, 0.5), point(0, 0), STILL, point(-4, 0), at(8, 0));
    require(new Never(), point(0, 0), STILL, point(-4, 1), at(8, 0));
  }

  @Test
  void boxesMeetAndPart() {
    requireWithin(new Contact(0.25, 0.75), box(0, 0, 2, 2), STILL, box(-4, 0, -2, 2), at(8, 0));
    requireWithin(new Contact(0.25, 0.75), box(0, 0, 2, 2), STILL, box(-4, 2, -2, 4), at(8, 0));
    require(new Never(), box(0, 0, 2, 2), STILL, box(-4, 2.5, -2, 4), at(8, 0));
  }

  @Test
  void fastShapeDoesNotPassThroughAThinOne() {
    requireWithin(
        new Contact(0.5, 0.5),
        segment(0, -1, 0, 1),
        STILL,
        segment(-4096, 0.5, -4096, 2),
        at(8192, 0));
    requireWithin(
        new Contact(0.5, 0.5), segment(0, -1, 0, 1), STILL, point(-4096, 0.5), at(8192, 0));
  }

  @Test
  void aCapsuleAndASegment() {
    requireWithin(
        new Contact(0.375, 0.625), capsule(0, 0, 4, 0, 1), STILL, segment(1, -4, 3, -4), at(0, 8));
  }

  @Test
  void sectorIsEnteredAtItsArcAndLeftAtItsCenter() {
    requireWithin(new Contact(0.25, 0.5), sector(0, 0, 2, 1, 0, 90), STILL, point(4, 0), at(-8, 0));
  }

  @Test
  void acrossTheMouthOfASectorTheTimesAreOfTheFirstContactAndTheLast() {
    requireWithin(
        new Contact(0.25, 0.75), sector(0, 0, 5, 1, 0, 270), STILL, point(-3, 8), at(0, -16));
  }

  @Test
  void motionsWhoseDifferenceOverflows() {
    Vec2 right = at(1e308, 0);
    Vec2 left = at(-1e308, 0);
    requireTimes(0.4, 0.6, point(0, 0), right, circle(1e308, 0, 2e307), left);
    require(new Never(), point(0, 3e307), right, circle(1e308, 0, 2e307), left);
    require(new Contact(0, 1), circle(0, 0, 1e307), right, point(1e307, 0), right);
    requireTimes(0.45, 0.55, point(0, 0), right, box(9e307, -1, 1.1e308, 1), left);
    requireTimes(0, 0, circle(0, 0, 1), right, circle(3, 0, 1), left);
  }

  private static void requireTimes(
      double enter, double exit, Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    Contact found = assertInstanceOf(Contact.class, Sweep2.of(a, motionA, b, motionB));
    assertEquals(enter, found.enter(), EARLY, found::toString);
    assertEquals(exit, found.exit(), EARLY, found::toString);
    assertEquals(found, Sweep2.of(b, motionB, a, motionA));
  }

  @Test
  void motionThatRoundsAwayHasNoEffect() {
    require(new Never(), circle(0, 0, 1e300), STILL, circle(1e308, 0, 1e300), at(-1e-310, 0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void rejectsInfiniteMotions(double wrong) {
    assertEquals(
        "motions must be finite: [" + wrong + ", 0.0], [0.0, 0.0]",
        assertThrows(
                IllegalArgumentException.class,
                () -> Sweep2.of(point(0, 0), at(wrong, 0), point(0, 0), STILL))
            .getMessage());
  }
}
