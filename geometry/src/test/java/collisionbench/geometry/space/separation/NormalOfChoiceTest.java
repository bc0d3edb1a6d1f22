package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The choice of normal if several are equally good.
class NormalOfChoiceTest {

  private static final double TINY = 1e-15;

  private static Vec3 point(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static Segment segment(Vec3 start, Vec3 end) {
    return new Segment(start, end);
  }

  @Test
  void distanceIsNeverMinusZero() {
    assertEquals(
        new Separation3(0.0, Vec3.ZERO, Vec3.ZERO, Vec3.Y),
        new Separation3(-0.0, Vec3.ZERO, Vec3.ZERO, Vec3.Y));
  }

  @Test
  void pointsUpFromTheSmallerOfConcentricSpheresOrFromA() {
    Sphere small = new Sphere(point(1, 2, 3), 1);
    Sphere large = new Sphere(point(1, 2, 3), 2);
    assertEquals(Vec3.Y, Separation3.between(small, large).normal());
    assertEquals(Vec3.Y.negated(), Separation3.between(large, small).normal());
    assertEquals(Vec3.Y, Separation3.between(small, small).normal());
  }

  @Test
  void minusZeroIsZero() {
    Sphere small = new Sphere(Vec3.ZERO, 1);
    for (Vec3 zero : List.of(point(-0.0, 0, 0), point(0, -0.0, 0), point(0, 0, -0.0))) {
      Sphere large = new Sphere(zero, 2);
      assertEquals(Vec3.Y, Separation3.between(small, large).normal());
      assertEquals(Vec3.Y.negated(), Separation3.between(large, small).normal());
    }
  }

  /// A slope of 2 counts as upright: the squared height is four fifths of the squared length.
  @ParameterizedTest
  @CsvSource({
    "1, 0, 0,     0, 1, 0",
    "0, 0, 3,     0, 1, 0",
    "3, 4, 0,     -0.8, 0.6, 0",
    "3, -4, 0,    0.8, 0.6, 0",
    "5, 12, 0,    0.9230769230769231, -0.38461538461538464, 0",
    "0, 7, 0,     1, 0, 0",
    "0, 0, 0,     0, 1, 0"
  })
  void isPerpendicularToASegmentAndAsNearToUpAsPossible(
      double x, double y, double z, double acrossX, double acrossY, double acrossZ) {
    Vec3 along = point(x, y, z);
    Vec3 across = point(acrossX, acrossY, acrossZ);
    Sphere point = new Sphere(Vec3.ZERO, 0);
    for (double size : new double[] {0.01, 1, 100}) {
      Vec3 end = along.times(size);
      requireNormal(across, point, segment(end.negated(), end));
      requireNormal(across, point, new Triangle(end.negated(), Vec3.ZERO, end));
    }
  }

  @Test
  void pointsUpFromTheCollinearSegmentThatStartsFirst() {
    Segment first = segment(point(0, 0, 0), point(2, 0, 0));
    Segment second = segment(point(1, 0, 0), point(3, 0, 0));
    requireNormal(Vec3.Y, first, second);
    requireNormal(Vec3.Y.negated(), second, first);
  }

  @Test
  void pointsUpFromTheThinnerOfCoaxialCapsules() {
    Capsule thin = new Capsule(point(0, 0, 0), point(2, 0, 0), 1);
    Capsule thick = new Capsule(point(0, 0, 0), point(2, 0, 0), 2);
    requireNormal(Vec3.Y, thin, thick);
    requireNormal(Vec3.Y.negated(), thick, thin);
  }

  @Test
  void isTheFaceNormalOfTheFirstCoplanarTriangle() {
    Triangle first = new Triangle(point(0, 0, 0), point(2, 0, 0), point(0, 2, 0));
    Shape3 second = first.translated(point(0.5, 0, 0));
    requireNormal(Vec3.Z, first, second);
    requireNormal(Vec3.Z.negated(), second, first);
  }

  @Test
  void isAlongTheLeastExtentForASegmentThroughTheMiddleOfABox() {
    Box box = new Box(Vec3.ZERO, point(1, 2, 3));
    requireNormal(Vec3.X, segment(point(0, 0, -1), point(0, 0, 1)), box);
    Box flat = new Box(Vec3.ZERO, point(3, 1, 2));
    requireNormal(Vec3.Y, segment(point(0, 0, -1), point(0, 0, 1)), flat);
  }

  private static void requireNormal(Vec3 expected, Shape3 a, Shape3 b) {
    Vec3 normal = Separation3.between(a, b).normal();
    assertEquals(0, normal.minus(expected).largest(), TINY, () -> normal + " not " + expected);
  }
}
