package collisionbench.geometry.plane.crossing;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;
import collisionbench.geometry.plane.crossing.Crossing2.Point;
import collisionbench.geometry.plane.crossing.Crossing2.Span;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.plane.testing.Outline;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Crossings in positions where rounding could decide.
class CrossingRoundingTest {

  private static Point point(Segment2 segment, Shape2 shape) {
    return assertInstanceOf(Point.class, Crossing2.of(segment, shape));
  }

  private static void requirePoint(
      double t, Vec2 at, double error, Segment2 segment, Shape2 shape) {
    Point found = point(segment, shape);
    assertEquals(t, found.t(), error);
    assertEquals(0, found.point().minus(at).length(), error);
  }

  /// An interval no longer than a rounding is still an interval.
  private static void requireShort(double t, Vec2 at, Segment2 segment, Shape2 shape) {
    Span found = assertInstanceOf(Span.class, Crossing2.of(segment, shape));
    assertEquals(t, found.enter(), 1e-15);
    assertEquals(t, found.exit(), 1e-15);
    assertEquals(0, found.first().minus(at).length(), 1e-15);
    assertEquals(0, found.last().minus(at).length(), 1e-15);
  }

  @Test
  void crossingOfNearlyParallelSegmentsIsOnBoth() {
    Segment2 first = segment(0.1, 0.1, 0.7, 0.7 + 3e-14);
    Segment2 second = segment(0.1, 0.1 + 1e-14, 0.7, 0.7);
    Point found = point(first, second);
    assertEquals(0, first.at(found.t()).minus(found.point()).length(), 1e-15);
    assertEquals(0, second.at(found.u().orElseThrow()).minus(found.point()).length(), 1e-15);
  }

  /// From a multiple of `2^-42` below a third to the one above.
  @Test
  void tinySegmentIsCrossedAtItsOwnPosition() {
    double step = 0x1p-42;
    double below = step * Math.floor(1 / (3 * step));
    Point found = point(segment(0, 0, 3, 1), segment(1, below, 1, below + step));
    assertEquals(1 / 3.0, found.t(), 1e-15);
    assertEquals(1 / 3.0, found.u().orElseThrow(), 1e-15);
  }

  /// The end of one is next to the other, so its parameter is mostly rounding.
  @Test
  void crossingThatRoundingCouldDecideIsExact() {
    Numbers numbers = new Numbers(58);
    int undecided = 0;
    for (int i = 0; i < 20_000; i++) {
      Segment2 b = new Segment2(numbers.place(), numbers.place());
      Vec2 start = b.start().towards(b.end(), numbers.between(0.1, 0.9));
      Segment2 a = new Segment2(start, numbers.place());
      Vec2 p = a.end().minus(a.start());
      Vec2 q = b.end().minus(b.start());
      Vec2 r = b.start().minus(a.start());
      double error =
          Math.sqrt(
              SegmentCrossing.squaredError(
                  p.lengthSquared(), q.lengthSquared(), r.lengthSquared()));
      Dyadic2 along = Exactly.between(b.start(), b.end());
      Dyadic divisor = Exactly.between(a.start(), a.end()).cross(along);
      Dyadic part = Exactly.between(a.start(), b.start()).cross(along);
      if (part.signum() * divisor.signum() > 0 && Math.abs(part.over(Dyadic.ONE)) < 3 * error) {
        double exact = Surd.ratio(part, divisor).toParameter();
        assertEquals(exact, point(a, b).t(), "seed 58, case " + i);
        undecided++;
      }
    }
    assertTrue(undecided > 1_000, "undecided " + undecided);
  }

  /// Scaled to size 1, the heights are less than two least doubles.
  @Test
  void segmentsThatTouchOnlyBeforeScalingCrossAtTheContact() {
    double half = 0x1p999;
    double rise = 5 * 0x1p-77;
    Segment2 flat = segment(0, 0, 2 * half, 2 * rise);
    Segment2 upright = segment(half, rise, half, half);
    assertEquals(new Point(0.5, at(half, rise), OptionalDouble.of(0)), Crossing2.of(flat, upright));
  }

  @Test
  void cornerCutByARoundingIsAnIntervalOfARounding() {
    Segment2 segment = segment(1, Math.nextDown(3.0), 3, Math.nextDown(1.0));
    requireShort(0.5, at(2, 2), segment, box(0, 0, 2, 2));
  }

  @Test
  void needleThatTouchesSidewaysIsCrossedAtItsTip() {
    Segment2 diagonal = segment(0.5, 0.5, 3, 3);
    requirePoint(0.2, at(1, 1), 0, diagonal, polygon(0, -2e-17, 1, 1, 0, -1e-17));
    requirePoint(0.2, at(1, 1), 0, diagonal, polygon(-2e-17, 0, -1e-17, 0, 1, 1));
  }

  /// There it is far narrower than a rounding.
  @Test
  void needleIsCrossedBeforeItsTipHoweverThin() {
    Segment2 segment = segment(-1, 0.7999999999, 1, 0.7999999999);
    Shape2 needle = polygon(0, 0, 1e-10, 0, 0.6, 0.8);
    requireShort(0.7999999999625, at(0.599999999925, 0.7999999999), segment, needle);
  }

  @Test
  void sectorThatTouchesWithItsCenterIsCrossedThere() {
    Segment2 segment = segment(0, 1, 2, 1);
    requirePoint(0.05, at(0.1, 1), 1e-15, segment, sector(0.1, 1, 0.5, 2, 1, 53));
    requirePoint(0.1, at(0.2, 1), 1e-15, segment, sector(0.2, 1, 0.5, 1, 1, 1));
  }

  /// At the far end, rounding changes the circle by a thousandth.
  @Test
  void smallCircleNearAnEndIsMeasuredFromThatEnd() {
    double radius = 1e-5;
    Vec2 unit = at(0.8, 0.6);
    Span found =
        assertInstanceOf(
            Span.class, Crossing2.of(segment(-8e-5, -6e-5, 4e8, 3e8), circle(0, 0, radius)));
    assertEquals(0, found.first().plus(radius, unit).length(), 1e-15);
    assertEquals(0, found.last().plus(-radius, unit).length(), 1e-15);
  }

  /// Ends on the boundary up to rounding, leading in or out.
  @ParameterizedTest
  @EnumSource(Kind.class)
  void segmentsFromTheBoundaryHaveTheirPointsInTheShape(Kind kind) {
    Numbers numbers = new Numbers(57);
    for (int i = 0; i < 150; i++) {
      Shape2 shape = numbers.next(kind::random);
      Vec2 delta = Moves.turned(Vec2.X, numbers.between(0, 7)).times(numbers.between(0.1, 2));
      for (Vec2 on : Outline.points(shape, 16)) {
        requireEnds(new Segment2(on, on.plus(delta)), shape);
        requireEnds(new Segment2(on.plus(delta), on), shape);
      }
    }
  }

  private static void requireEnds(Segment2 segment, Shape2 shape) {
    Crossing2 crossing = Crossing2.of(segment, shape);
    String answer = segment + " and " + shape + " give " + crossing;
    if (crossing instanceof Span span) {
      assertTrue(span.enter() == 0 || isOutside(segment.start(), shape), answer);
      assertTrue(span.exit() == 1 || isOutside(segment.end(), shape), answer);
    }
    for (Vec2 point : points(crossing)) {
      assertEquals(0, Math.max(0, Outline.distance(shape, point)), 1e-12, answer);
    }
  }

  private static boolean isOutside(Vec2 end, Shape2 shape) {
    return !Overlap2.test(new Point2(end), shape);
  }

  private static List<Vec2> points(Crossing2 crossing) {
    return switch (crossing) {
      case Crossing2.None _ -> List.of();
      case Point point -> List.of(point.point());
      case Span span -> List.of(span.first(), span.last());
      case Crossing2.Overlap overlap -> List.of(overlap.first(), overlap.last());
    };
  }
}
