package collisionbench.geometry.space.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of overlap for every pair of kinds.
class OverlapLawsTest {

  private static final int CASES = 200;

  private static void forAll(Kind a, Kind b, Kind.Draw draw, long seed, PairLaw law) {
    PairLaw.forAll(a, b, draw, seed, CASES, law);
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void isSymmetric(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, _, what) -> assertEquals(Overlap3.test(a, b), Overlap3.test(b, a), what));
  }

  @ParameterizedTest
  @EnumSource
  void aShapeTouchesItself(Kind kind) {
    for (Kind.Draw draw : Kind.Draw.values()) {
      Random random = new Random(11);
      for (int i = 0; i < CASES; i++) {
        Shape3 a = kind.next(draw, random);
        assertTrue(Overlap3.test(a, a), "seed 11, " + draw + ", case " + i + ": " + a);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void growingARadiusLosesNoContact(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, random, what) -> {
          Shape3 grown =
              Oracle.grown(a, random.nextInt(2) * Math.pow(10, random.nextDouble(-18, 1)));
          assertTrue(!Overlap3.test(a, b) || Overlap3.test(grown, b), () -> what + " to " + grown);
        });
  }

  /// Small whole numbers stay exact under whole translations and quarter turns.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void isInvariantUnderRigidMotion(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        Kind.Draw.LATTICE,
        seed,
        (a, b, random, what) -> {
          Rotation turn =
              random.nextBoolean() ? new Rotation(0, 1, 0, 1) : new Rotation(1, 0, 0, -1);
          Vec3 by = new Vec3(random.nextInt(-1 << 29, 1 << 29), 1e9, random.nextInt(-9, 9));
          assertEquals(
              Overlap3.test(a, b),
              Overlap3.test(Oracle.moved(a, turn, by), Oracle.moved(b, turn, by)),
              () -> what + " turned by " + turn + ", moved by " + by);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void shapeThatContainsAPointTouchesIt(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, _, what) -> {
          Vec3 point = b.bounds().center();
          assertEquals(Overlap3.test(new Sphere(point, 0), a), Overlap3.contains(a, point), what);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void separatingDirectionMeansNoOverlap(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, random, what) -> {
          if (Oracle.widestGap(a, b, random) > 1e-12 * Oracle.scale(a, b)) {
            assertFalse(Overlap3.test(a, b), what);
          }
        });
  }
}
