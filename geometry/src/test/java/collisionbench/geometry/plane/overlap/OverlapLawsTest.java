package collisionbench.geometry.plane.overlap;

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
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Outline;
import collisionbench.geometry.plane.testing.Pair;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of overlap for every pair.
class OverlapLawsTest {

  /// The greatest distance of neighboring boundary points.
  private static final double SPACING = 0.12;

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isSymmetric(Pair pair) {
    pair.cases(2000)
        .forEach(c ->
            assertEquals(Overlap2.test(c.a(), c.b()), Overlap2.test(c.b(), c.a()), c::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aShapeTouchesItself(Pair pair) {
    pair.cases(200).forEach(c -> assertTrue(Overlap2.test(c.a(), c.a()), c::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void shapeThatContainsAPointTouchesIt(Pair pair) {
    pair.cases(200)
        .forEach(c -> {
          Vec2 point = c.b().bounds().center();
          assertEquals(
              Overlap2.test(new Point2(point), c.a()),
              Overlap2.contains(c.a(), point),
              c::toString);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void coresTouchLikeShapesWithoutRadii(Pair pair) {
    pair.cases(200)
        .forEach(c ->
            assertEquals(
                Overlap2.test(bare(c.a()), bare(c.b())),
                Overlap2.test(Core.of(c.a()), Core.of(c.b())),
                c::toString));
  }

  private static Shape2 bare(Shape2 shape) {
    return switch (shape) {
      case Circle circle -> new Point2(circle.center());
      case Capsule2 capsule -> new Segment2(capsule.start(), capsule.end());
      case Sector sector when sector.isDisc() -> new Point2(sector.center());
      case Sector _, Point2 _, Segment2 _, Polygon _ -> shape;
    };
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isInvariantUnderQuarterTurns(Pair pair) {
    pair.cases(1000)
        .forEach(c ->
            assertEquals(
                Overlap2.test(c.a(), c.b()),
                Overlap2.test(Moves.quarterTurn(c.a()), Moves.quarterTurn(c.b())),
                c::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isInvariantUnderScalingByAPowerOfTwo(Pair pair) {
    pair.cases(1000).forEach(c -> requireSameAt(c, 0x1p-60, 0x1p40));
  }

  /// Doubles decide nothing at these sizes, so this compares the filter with exact arithmetic.
  @ParameterizedTest
  @MethodSource("pairs")
  void isInvariantUnderScalingBeyondTheRangeOfTheFilter(Pair pair) {
    pair.cases(150).forEach(c -> requireSameAt(c, 0x1p-540, 0x1p600));
  }

  private static void requireSameAt(Case c, double... scales) {
    boolean touch = Overlap2.test(c.a(), c.b());
    for (double scale : scales) {
      Shape2 a = Moves.scaled(c.a(), scale);
      Shape2 b = Moves.scaled(c.b(), scale);
      assertEquals(touch, Overlap2.test(a, b), c::toString);
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void agreesWithDensePointsOnTheBoundaries(Pair pair) {
    pair.cases(300)
        .forEach(c -> {
          double gap = Outline.gap(c.a(), c.b(), 300);
          boolean touch = Overlap2.test(c.a(), c.b());
          if (gap < -1e-9) {
            assertTrue(touch, () -> c + " are " + gap + " deep");
          }
          if (gap > SPACING) {
            assertTrue(!touch, () -> c + " are " + gap + " apart");
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void growingARadiusNeverEndsAContact(Pair pair) {
    pair.cases(500)
        .filter(c -> Overlap2.test(c.a(), c.b()))
        .forEach(c -> {
          for (double by : new double[] {1e-15, 1e-9, 0.5, 10}) {
            assertTrue(Overlap2.test(Moves.grown(c.a(), by), c.b()), c::toString);
            assertTrue(Overlap2.test(c.a(), Moves.grown(c.b(), by)), c::toString);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void gridCasesAreUnchangedAMillionUnitsAway(Pair pair) {
    Vec2 far = new Vec2(1 << 20, -(1 << 21));
    pair.cases(500)
        .filter(c -> c.a().translated(far).translated(far.negated()).equals(c.a()))
        .filter(c -> c.b().translated(far).translated(far.negated()).equals(c.b()))
        .forEach(c ->
            assertEquals(
                Overlap2.test(c.a(), c.b()),
                Overlap2.test(c.a().translated(far), c.b().translated(far)),
                c::toString));
  }
}
