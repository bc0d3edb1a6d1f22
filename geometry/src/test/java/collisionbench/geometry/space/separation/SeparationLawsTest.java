package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of separation for every pair of kinds.
class SeparationLawsTest {

  private static final double TOLERANCE = 1e-11;
  private static final int CASES = 120;

  private static void forAll(Kind a, Kind b, Kind.Draw draw, long seed, PairLaw law) {
    PairLaw.forAll(a, b, draw, seed, CASES, law);
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void swappingSwapsTheAnswer(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, _, what) -> {
          if (!a.equals(b)) {
            assertEquals(Separation3.between(a, b).swapped(), Separation3.between(b, a), what);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void distanceAloneIsThatOfTheSeparation(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, _, what) ->
            assertEquals(Separation3.between(a, b).distance(), Separation3.distance(a, b), what));
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void normalIsUnitAndLeadsFromWitnessToWitness(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, _, what) -> {
          Separation3 s = Separation3.between(a, b);
          double tolerance = 1e-14 * Oracle.scale(a, b);
          assertEquals(1, s.normal().length(), 1e-14, what);
          Vec3 reached = s.pointA().plus(s.distance(), s.normal());
          assertEquals(0, reached.minus(s.pointB()).largest(), tolerance, () -> what + s);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void signAgreesWithOverlap(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, random, what) -> {
          Separation3 s = Separation3.between(a, b);
          assertEquals(Overlap3.test(a, b), s.distance() <= 0, () -> what + s);
          double gap = Oracle.widestGap(a, b, random);
          double tolerance = TOLERANCE * Oracle.scale(a, b);
          if (gap > tolerance) {
            assertTrue(s.distance() > 0, () -> what + s + " but a gap of " + gap);
          }
        });
  }

  /// Both witnesses lie on their shapes, so the distance is not too small; the gap along the normal
  /// equals it, so it is not too large. No searched direction has a wider gap.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void distanceIsTheWidestGap(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, random, what) -> {
          Separation3 s = Separation3.between(a, b);
          double tolerance = TOLERANCE * Oracle.scale(a, b);
          assertEquals(s.distance(), Oracle.gap(a, b, s.normal()), tolerance, () -> what + s);
          double searched = Oracle.widestGap(a, b, random);
          assertTrue(searched <= s.distance() + tolerance, () -> what + s + " but " + searched);
          double outA = Oracle.outside(a, s.pointA(), random);
          assertTrue(outA <= tolerance, () -> what + s + " A misses its witness by " + outA);
          double outB = Oracle.outside(b, s.pointB(), random);
          assertTrue(outB <= tolerance, () -> what + s + " B misses its witness by " + outB);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void isInvariantUnderRigidMotion(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, random, what) -> {
          Rotation turn = Rotation.about(Oracle.gaussian(random), random.nextDouble(6));
          Vec3 by = Oracle.gaussian(random).times(3);
          Separation3 before = Separation3.between(a, b);
          Separation3 after =
              Separation3.between(Oracle.moved(a, turn, by), Oracle.moved(b, turn, by));
          double tolerance = TOLERANCE * (10 + Oracle.scale(a, b));
          assertEquals(before.distance(), after.distance(), tolerance, what);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void movingByTheDepthSeparates(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, _, what) -> {
          Separation3 s = Separation3.between(a, b);
          double more = 1e-9 * Oracle.scale(a, b);
          Shape3 clear = b.translated(s.normal().times(more - s.distance()));
          assertTrue(!Overlap3.test(a, clear), () -> what + s);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void growingARadiusReducesTheDistanceByTheSameAmount(
      Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, _, what) -> {
          Shape3 grown = Oracle.grown(a, 0.25);
          double shrunk = grown.equals(a) ? 0 : 0.25;
          double before = Separation3.between(a, b).distance();
          double after = Separation3.between(grown, b).distance();
          assertEquals(before - shrunk, after, 1e-14 * Oracle.scale(grown, b), what);
        });
  }
}
