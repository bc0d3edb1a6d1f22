package collisionbench.methods.judged.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.methods.exact.Exact2;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every query returns finite numbers, whatever the sizes and positions of the shapes.
class ExtremesTest {

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  private static Stream<Case> cases(Pair pair, int count, double leastPower, double mostPower) {
    Numbers numbers = new Numbers(pair.seed() + 7);
    return Stream.generate(() ->
            new Case(
                sized(numbers, numbers.next(pair.first()::random), leastPower, mostPower),
                sized(numbers, numbers.next(pair.second()::random), leastPower, mostPower)))
        .limit((long) count * Pair.EFFORT);
  }

  private static Shape2 sized(Numbers numbers, Shape2 shape, double leastPower, double mostPower) {
    Shape2 sized = Moves.scaled(shape, power(numbers.between(leastPower, mostPower)));
    double away = numbers.oneIn(3) ? Math.pow(10, numbers.between(0, mostPower)) : 0;
    return sized.translated(Moves.turned(Vec2.X, numbers.between(0, 7)).times(away));
  }

  private static double power(double tens) {
    return Math.scalb(1.0, (int) Math.round(tens * 3.32));
  }

  private static void requireAnswers(Case c, Vec2 motion) {
    boolean touch = Exact2.overlap(c.a(), c.b());
    assertEquals(touch, Overlap2.test(c.a(), c.b()), c::toString);
    assertEquals(touch, Overlap2.test(c.b(), c.a()), c::toString);
    Separation2 found = Separation2.between(c.a(), c.b());
    assertEquals(touch, found.distance() <= 0, c::toString);
    assertTrue(Double.isFinite(found.distance()), () -> c + " gives " + found);
    assertTrue(found.pointA().isFinite() && found.pointB().isFinite(), () -> c + " gives " + found);
    assertEquals(1, found.normal().length(), 1e-15, () -> c + " gives " + found);
    if (!Core.of(c.a()).equals(Core.of(c.b()))) {
      assertEquals(found.swapped(), Separation2.between(c.b(), c.a()), c::toString);
    }
    requireTimes(Sweep2.of(c.a(), Vec2.ZERO, c.b(), motion), c, touch);
    Vec2 most = motion.unit().times(Double.MAX_VALUE);
    requireTimes(Sweep2.of(c.a(), most, c.b(), most.negated()), c, touch);
    if (c.a() instanceof Segment2 segment) {
      requireNumbers(Crossing2.of(segment, c.b()), c, touch);
    }
    if (c.b() instanceof Segment2 segment) {
      requireNumbers(Crossing2.of(segment, c.a()), c, touch);
    }
  }

  private static void requireTimes(Sweep2 sweep, Case c, boolean touch) {
    boolean begins = false;
    if (sweep instanceof Sweep2.Contact(double enter, double exit)) {
      assertTrue(0 <= enter && enter <= exit && exit <= 1, c::toString);
      begins = enter == 0;
    }
    assertEquals(touch, begins, c::toString);
  }

  private static void requireNumbers(Crossing2 crossing, Case c, boolean touch) {
    assertEquals(touch, !(crossing instanceof Crossing2.None), c::toString);
    switch (crossing) {
      case Crossing2.None _ -> {}
      case Crossing2.Point(double t, Vec2 point, var u) -> {
        assertTrue(t >= 0 && t <= 1 && point.isFinite(), c::toString);
        assertTrue(u.orElse(0) >= 0 && u.orElse(0) <= 1, c::toString);
      }
      case Crossing2.Span(double enter, double exit, Vec2 first, Vec2 last) -> {
        assertTrue(0 <= enter && enter <= exit && exit <= 1, c::toString);
        assertTrue(first.isFinite() && last.isFinite(), c::toString);
      }
      case Crossing2.Overlap(double enter, double exit, Vec2 first, Vec2 last) -> {
        assertTrue(0 <= enter && enter <= exit && exit <= 1, c::toString);
        assertTrue(first.isFinite() && last.isFinite(), c::toString);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void mixedSizesFromAMillionthToABillion(Pair pair) {
    cases(pair, 300, -6, 9).forEach(c -> requireAnswers(c, new Vec2(1e3, -1e3)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void sizesFromTheLeastToTheGreatestThatDoublesHold(Pair pair) {
    cases(pair, 200, -300, 300).forEach(c -> requireAnswers(c, new Vec2(1e3, -1e3)));
    cases(pair, 100, -290, -270).forEach(c -> requireAnswers(c, new Vec2(1e-300, -1e-300)));
    cases(pair, 100, 290, 307).forEach(c -> requireAnswers(c, new Vec2(1e300, -1e300)));
  }

  /// The squares of the cores underflow, those of the radii do not.
  @Test
  void tinyCoresWithALargeRadiusHaveWitnessPoints() {
    Polygon tiny = new Polygon(List.of(Vec2.ZERO, new Vec2(3e-200, 0), new Vec2(2e-200, 5e-200)));
    Capsule2 capsule = new Capsule2(Vec2.ZERO, new Vec2(3e-200, 1e-200), 1);
    requireAnswers(new Case(capsule, tiny), Vec2.X);
    requireAnswers(new Case(new Circle(new Vec2(1e-200, 1e-200), 1), tiny), Vec2.X);
  }

  /// A radius whose square underflows is not zero.
  @Test
  void radiusWhoseSquareUnderflowsReachesALongEdge() {
    Polygon large =
        new Polygon(List.of(new Vec2(0x1p100, 0), new Vec2(-0x1p100, 0), new Vec2(0, -0x1p100)));
    Vec2 above = new Vec2(0, 0x1p-541);
    assertTrue(Overlap2.test(new Circle(above, 0x1p-540), large));
    assertTrue(Overlap2.test(new Circle(above, 0x1p-541), large));
    assertFalse(Overlap2.test(new Circle(above, Math.nextDown(0x1p-541)), large));
    requireAnswers(new Case(new Circle(above, 0x1p-540), large), Vec2.X);
  }

  /// The direction is not a unit vector, so in its coordinates an edge vanishes.
  @Test
  void tinyPolygonInAWideSectorHasTheDepthOfAPoint() {
    Vec2 center = new Vec2(4e153, -4e153);
    Sector wide = new Sector(center, 1e154, new Vec2(-0.357, 0.356), 1.5 * Math.PI);
    Polygon tiny = new Polygon(List.of(Vec2.ZERO, new Vec2(0x1p-1073, 0), new Vec2(0, 0x1p-1073)));
    double depth = 1e154 - Math.hypot(4e153, 4e153);
    assertEquals(-depth, Exact2.signedDistance(wide, tiny), 1e139);
    assertEquals(-depth, Separation2.between(wide, tiny).distance(), 1e139);
    assertEquals(-depth, Separation2.between(tiny, wide).distance(), 1e139);
  }

  /// The exponents of all subnormal numbers are the same.
  @Test
  void acceptsASubnormalDirection() {
    Opening opening = Opening.of(new Vec2(0x1p-1060, -0x1p-1061), 4);
    assertEquals(Opening.of(new Vec2(1, -0.5), 4).bisector(), opening.bisector());
    Capsule2 tiny = new Capsule2(new Vec2(0, 0x1p-1068), Vec2.ZERO, 1);
    Sector wide = new Sector(Vec2.ZERO, 1, new Vec2(0, 0x1p-1070), 6);
    double depth = Exact2.signedDistance(tiny, wide);
    assertEquals(depth, Separation2.between(tiny, wide).distance(), 1e-14);
  }

  @Test
  void tinySegmentInAWideSectorHasTheDepthOfAPoint() {
    Sector wide = new Sector(new Vec2(0.4, -0.4), 1, new Vec2(-0.357, 0.356), 5);
    Capsule2 tiny = new Capsule2(Vec2.ZERO, new Vec2(0x1p-1074, 0), 0.5);
    double depth = Math.hypot(0.4, 0.4) - 1 - 0.5;
    assertEquals(depth, Separation2.between(wide, tiny).distance(), 1e-14);
  }

  /// Products of the difference to a circle and the segment's vector overflow and may change the
  /// sign of their sum; the square of the first does not. The circle nearly touches.
  @ParameterizedTest
  @ValueSource(doubles = {1e160, 1e170, 1e200, 1e250})
  void segmentWhoseProductsOverflow(double length) {
    Numbers numbers = new Numbers(11);
    for (int i = 0; i < 2000; i++) {
      Vec2 direction = Moves.turned(Vec2.X, numbers.between(0, 7));
      double away = numbers.between(0.2, 20) * (Double.MAX_VALUE / length);
      Vec2 center = Moves.turned(Vec2.X, numbers.between(0, 7)).times(away);
      double near =
          numbers.oneIn(2) ? Math.abs(direction.cross(center)) : Math.hypot(center.x(), center.y());
      Circle circle = new Circle(center, near * numbers.between(0.999, 1.001));
      Segment2 segment = new Segment2(Vec2.ZERO, direction.times(length));
      assertEquals(
          Exact2.overlap(circle, segment),
          Overlap2.test(circle, segment),
          () -> circle + " and " + segment);
    }
  }

  /// The products of the long segment overflow; the parameter on the short one does not.
  @Test
  void shortSegmentCrossesOneWhoseProductsOverflow() {
    Segment2 across = new Segment2(new Vec2(-0.5, 0.5), new Vec2(0.5, -0.5));
    Segment2 beside = new Segment2(new Vec2(0.5, -0.5), new Vec2(1.5, -1.5));
    Segment2 diagonal = new Segment2(new Vec2(-1e155, -1e155), new Vec2(1e155, 1e155));
    assertTrue(Overlap2.test(across, diagonal));
    assertTrue(Overlap2.test(diagonal, across));
    assertFalse(Overlap2.test(beside, diagonal));
    assertFalse(Overlap2.test(diagonal, beside));
  }

  /// Scaling by a power of two changes no answer, even if products underflow.
  @Test
  void segmentsCrossEvenIfTheirProductsUnderflow() {
    Numbers numbers = new Numbers(17);
    for (int i = 0; i < 5_000; i++) {
      Shape2 a = segment(numbers);
      Shape2 b = segment(numbers);
      for (int power = -530; power >= -545; power--) {
        double scale = Math.scalb(1.0, power);
        Case c = new Case(Moves.scaled(a, scale), Moves.scaled(b, scale));
        assertEquals(Overlap2.test(a, b), Overlap2.test(c.a(), c.b()), c::toString);
      }
    }
  }

  private static Segment2 segment(Numbers numbers) {
    return new Segment2(onGrid(numbers), onGrid(numbers));
  }

  private static Vec2 onGrid(Numbers numbers) {
    return new Vec2(Math.rint(numbers.between(-9, 9)), Math.rint(numbers.between(-9, 9)));
  }
}
