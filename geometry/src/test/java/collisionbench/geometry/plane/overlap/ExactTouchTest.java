package collisionbench.geometry.plane.overlap;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.plane.testing.Numbers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Shapes that touch exactly, by whole numbers with whole distances, and one unit in the last place
/// to either side.
class ExactTouchTest {

  /// The tips of a quarter disc around (7, 1) lie exactly in the directions (4, -3) and (3, 4).
  private static Sector quarter(Vec2 center, double radius, double delta) {
    return new Sector(center, radius, at(7 * delta, delta), Math.PI / 2);
  }

  private static void requireTouch(Shape2 a, Shape2 b) {
    require(true, a, b);
  }

  private static void requireApart(Shape2 a, Shape2 b) {
    require(false, a, b);
  }

  private static void require(boolean touch, Shape2 a, Shape2 b) {
    assertEquals(touch, Overlap2.test(a, b), () -> a + " and " + b);
    assertEquals(touch, Overlap2.test(b, a), () -> b + " and " + a);
    assertEquals(touch, Separation2.between(a, b).distance() <= 0, () -> a + " and " + b);
    boolean meet =
        Sweep2.of(a, Vec2.ZERO, b, new Vec2(1, 1)) instanceof Sweep2.Contact c && c.enter() == 0;
    assertEquals(touch, meet, () -> a + " and " + b);
    if (a instanceof Segment2 segment) {
      boolean none = Crossing2.of(segment, b) instanceof Crossing2.None;
      assertEquals(touch, !none, () -> a + " and " + b);
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 4, 5", "5, 12, 13", "20, 21, 29", "119, 120, 169", "696, 697, 985"})
  void circlesByPythagoreanTriples(double x, double y, double distance) {
    for (int power : new int[] {-1000, -500, -30, 0, 40, 500, 1000}) {
      double unit = Math.scalb(1.0, power);
      Circle a = circle(0, 0, 2 * unit);
      double rest = (distance - 2) * unit;
      requireTouch(a, circle(x * unit, y * unit, rest));
      requireTouch(a, circle(x * unit, y * unit, Math.nextUp(rest)));
      requireApart(a, circle(x * unit, y * unit, Math.nextDown(rest)));
    }
  }

  @Test
  void radiiAreAddedWithoutRounding() {
    double tiny = 0x1p-60;
    requireTouch(circle(1, 0, 1), circle(-tiny, 0, tiny));
    requireApart(circle(1, 0, 1), circle(-tiny, 0, Math.nextDown(tiny)));
    requireTouch(capsule(1, -1, 1, 1, 1), circle(-tiny, 0, tiny));
    requireApart(capsule(1, -1, 1, 1, 1), circle(-tiny, 0, Math.nextDown(tiny)));
    requireTouch(sector(1, 0, 1, -1, 0, 90), circle(-tiny, 0, tiny));
    requireApart(sector(1, 0, 1, -1, 0, 90), circle(-tiny, 0, Math.nextDown(tiny)));
  }

  /// Rounding in products with the diagonal exceeds the square of the short segment.
  @ParameterizedTest
  @ValueSource(ints = {-1, 1})
  void shortSegmentFromADiagonal(int slope) {
    Numbers numbers = new Numbers(3);
    for (int i = 0; i < 2000; i++) {
      double length = numbers.between(10, 20);
      double x = numbers.between(0, 0.02);
      Vec2 start = new Vec2(x, slope * x);
      Vec2 delta = new Vec2(numbers.between(-0.01, 0.01), numbers.between(-0.01, 0.01));
      Segment2 diagonal = new Segment2(Vec2.ZERO, new Vec2(length, slope * length));
      requireTouch(diagonal, new Segment2(start, start.plus(delta)));
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0x1p-500, 1, 0x1p500})
  void circleBesideACapsuleWithSlopeThreeToFour(double unit) {
    Shape2 capsule = capsule(0, 0, 300 * unit, 400 * unit, 7 * unit);
    Vec2 beside = at((150 - 40) * unit, (200 + 30) * unit);
    requireTouch(capsule, new Circle(beside, 43 * unit));
    requireApart(capsule, new Circle(beside, Math.nextDown(43 * unit)));
    requireTouch(segment(0, 0, 300 * unit, 400 * unit), new Circle(beside, 50 * unit));
    requireApart(
        segment(0, 0, 300 * unit, 400 * unit), new Circle(beside, Math.nextDown(50 * unit)));
  }

  @Test
  void pointOnAnArcByThreeAndFour() {
    requireTouch(sector(0, 0, 5, 1, 1, 90), point(3, 4));
    requireApart(sector(0, 0, Math.nextDown(5), 1, 1, 90), point(3, 4));
    requireApart(sector(0, 0, 5, 1, 1, 90), point(3, Math.nextUp(4)));
  }

  @Test
  void theEdgeOfAHalfDiscIsExactlyARightAngleFromItsDirection() {
    requireTouch(sector(0, 0, 9, 1, 2, 180), point(-2, 1));
    requireTouch(sector(0, 0, 9, 1, 2, 180), point(2, -1));
    requireApart(sector(0, 0, 9, 1, 2, 180), point(-2, Math.nextDown(1)));
    requireApart(sector(0, 0, 9, 1, 2, 180), point(2, -Math.nextUp(1)));
  }

  @Test
  void theEdgesOfAQuarterAreExactlyDiagonal() {
    requireTouch(sector(0, 0, 2, 1, 0, 90), point(1, 1));
    requireApart(sector(0, 0, 2, 1, 0, 90), point(1, Math.nextUp(1)));
    requireApart(sector(0, 0, 2, 1, 0, 90), segment(1, Math.nextUp(1), -1, 5));
    requireTouch(sector(0, 0, 2, -1, 0, 270), point(1, 1));
    requireApart(sector(0, 0, 2, -1, 0, 270), point(1, Math.nextDown(1)));
  }

  @Test
  void circleAtTheTip() {
    requireTouch(quarter(Vec2.ZERO, 5, 1), circle(3, 9, 5));
    requireApart(quarter(Vec2.ZERO, 5, 1), circle(3, 9, Math.nextDown(5)));
    requireApart(quarter(Vec2.ZERO, Math.nextDown(5), 1), circle(3, 9, 5));
  }

  @Test
  void segmentPolygonAndCapsuleAtTheTip() {
    requireTouch(segment(-9, 4, 9, 4), quarter(Vec2.ZERO, 5, 1));
    requireApart(segment(-9, Math.nextUp(4), 9, Math.nextUp(4)), quarter(Vec2.ZERO, 5, 1));
    requireTouch(box(-9, 4, 9, 8), quarter(Vec2.ZERO, 5, 1));
    requireApart(box(-9, 4, 9, 8), quarter(Vec2.ZERO, Math.nextDown(5), 1));
    requireTouch(capsule(-9, 6, 9, 6, 2), quarter(Vec2.ZERO, 5, 1));
    requireApart(capsule(-9, 6, 9, 6, Math.nextDown(2)), quarter(Vec2.ZERO, 5, 1));
  }

  @Test
  void sectorsTipToTip() {
    requireTouch(quarter(Vec2.ZERO, 5, 1), quarter(at(6, 8), 5, -1));
    requireApart(quarter(Vec2.ZERO, 5, 1), quarter(at(6, 8), Math.nextDown(5), -1));
    requireApart(quarter(Vec2.ZERO, 5, 1), quarter(at(6, Math.nextUp(8)), 5, -1));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1e-9, 1, 90, 179, 180, 181, 270, 359, 360})
  void middleOfAnArcAtEveryOpening(double degrees) {
    requireTouch(sector(0, 0, 5, 3, 4, degrees), circle(9, 12, 10));
    requireApart(sector(0, 0, 5, 3, 4, degrees), circle(9, 12, Math.nextDown(10)));
    requireTouch(sector(0, 0, 5, 3, 4, degrees), sector(9, 12, 10, -3, -4, degrees));
    requireApart(sector(0, 0, 5, 3, 4, degrees), sector(9, 12, Math.nextDown(10), -3, -4, degrees));
  }

  @Test
  void leastOpeningFacesOneDirection() {
    Sector ray = new Sector(Vec2.ZERO, 5, at(3, 4), Double.MIN_VALUE);
    requireTouch(ray, point(3, 4));
    requireApart(ray, point(-3, -4));
    requireApart(ray, point(3, Math.nextUp(4)));
  }

  @Test
  void sizesWhoseSquaresOverflow() {
    requireTouch(circle(0, 0, 1e300), circle(2e300, 0, 1e300));
    requireApart(circle(0, 0, Math.nextDown(1e300)), circle(2e300, 0, 1e300));
    requireTouch(circle(0, 0, Double.MIN_VALUE), point(Double.MIN_VALUE, 0));
    requireApart(circle(0, 0, Double.MIN_VALUE), point(2 * Double.MIN_VALUE, 0));
    requireTouch(circle(1e300, 0, 1e300), point(0, 0));
    requireApart(circle(1e300, 0, 1e300), point(-Double.MIN_VALUE, 0));
    requireApart(segment(0, -1e300, 0, 1e300), circle(1, 0, Math.nextDown(1)));
    requireTouch(segment(0, -1e300, 0, 1e300), circle(1, 0, 1));
  }

  @Test
  void smallRadiusCountsDespiteOverflowingSquares() {
    requireApart(segment(-1e160, 0, 1e160, 0), circle(0, 1, 0x1p-100));
    requireTouch(segment(-1e160, 0, 1e160, 0), circle(0, 0x1p-100, 0x1p-100));
  }

  @Test
  void aPointBesideTheTopCornerOfAPolygonIsApart() {
    requireApart(point(-4, 4), polygon(-3, 4, -1, -3, 4, -4, 4, 3, -2, 4));
    requireTouch(point(-3, 4), polygon(-3, 4, -1, -3, 4, -4, 4, 3, -2, 4));
  }

  @Test
  void aSectorABillionAwayIsMeasuredToTheLastPlaces() {
    Vec2 far = at(0x1p30, -0x1p29);
    Sector sector = quarter(far, 5, 1);
    double gap = Separation2.between(sector, point(3, 12).translated(far)).distance();
    assertEquals(8, gap, 1e-14);
    double gaps = Separation2.between(sector, quarter(at(9, 12).plus(far), 5, -1)).distance();
    assertEquals(5, gaps, 1e-14);
  }
}
