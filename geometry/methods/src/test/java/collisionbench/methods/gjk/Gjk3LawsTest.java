package collisionbench.methods.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of GJK and EPA for every pair in space and every way to draw one.
class Gjk3LawsTest {

  private static final int CASES = 60;

  /// Tolerance beyond the stated error, for the kernels, which lose some bits next to needles.
  private static final double KERNELS = 1e-12;

  private interface Law {
    void check(Shape3 a, Shape3 b, DistanceBounds answer, Supplier<String> what);
  }

  private static void forAll(Kind a, Kind b, Kind.Draw draw, long seed, Law law) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      Shape3 first = a.next(draw, random);
      Shape3 second = b.next(draw, random);
      String name = "seed " + seed + ", case " + i + ": " + first + " and " + second + ": ";
      DistanceBounds answer = Asked.closed(first, second);
      law.check(first, second, answer, () -> name + answer);
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void agreesWithTheKernels(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, answer, what) -> {
          Separation3 kernel = Separation3.between(a, b);
          double tolerance = Asked.error(answer) + KERNELS * Oracle.scale(a, b);
          assertEquals(kernel.distance(), answer.distance(), tolerance, what);
          if (answer.isDecided()) {
            assertEquals(Overlap3.test(a, b), answer.isTouching(), what);
          }
        });
  }

  /// A gap along the normal that equals the distance proves that the distance is not too large.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void gapAlongTheNormalIsTheDistance(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, answer, what) -> {
          double seen = Oracle.gap(a, b, answer.normal());
          assertEquals(answer.distance(), seen, 1e-14 * Oracle.scale(a, b), what);
          assertEquals(1, answer.normal().length(), 1e-15, what);
        });
  }

  /// The stated error is never more than a few last bits.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void errorIsSmall(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, answer, what) -> {
          assertTrue(Asked.error(answer) <= 0x1p-44 * Oracle.scale(a, b), what);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void witnessesAreOnTheirShapes(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES / 4; i++) {
      Shape3 a = kindA.next(draw, random);
      Shape3 b = kindB.next(draw, random);
      DistanceBounds answer = Asked.closed(a, b);
      double tolerance = Math.sqrt(Asked.error(answer) * Oracle.scale(a, b));
      String what = a + " and " + b + ": " + answer;
      assertEquals(0, Math.max(0, Oracle.outside(a, answer.pointA(), random)), tolerance, what);
      assertEquals(0, Math.max(0, Oracle.outside(b, answer.pointB(), random)), tolerance, what);
      Vec3 reached = answer.pointA().plus(answer.distance(), answer.normal());
      assertEquals(0, reached.minus(answer.pointB()).largest(), Asked.error(answer), what);
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void swappingSwapsTheAnswer(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, answer, what) -> {
          if (!a.equals(b)) {
            assertEquals(answer.swapped(), ConvexDistance.between(b, a), what);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void isInvariantUnderRigidMotion(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    Random random = new Random(seed);
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, answer, what) -> {
          Rotation turn = Rotation.about(Oracle.gaussian(random), random.nextDouble(6));
          Vec3 by = Oracle.gaussian(random).times(3);
          DistanceBounds moved =
              ConvexDistance.between(Oracle.moved(a, turn, by), Oracle.moved(b, turn, by));
          double tolerance = 1e-14 * (10 + Oracle.scale(a, b)) + Asked.error(moved);
          assertEquals(answer.distance(), moved.distance(), tolerance, what);
        });
  }
}
