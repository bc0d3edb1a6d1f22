package collisionbench.methods.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of GJK and EPA for every pair in the plane, for sizes from a millionth to a billion.
class Gjk2LawsTest {

  private static final int CASES = 120;

  /// A bound on the coordinates of shapes of size one.
  private static final double EXTENT = 8;

  private interface Law {
    void check(Shape2 a, Shape2 b, DistanceBounds answer, double scale, Supplier<String> what);
  }

  static Stream<Arguments> pairs() {
    List<Arguments> pairs = new ArrayList<>();
    for (Kind a : Kind.values()) {
      for (Kind b : Kind.values()) {
        for (double size : new double[] {1, 1e-6, 1e9}) {
          if (a.compareTo(b) <= 0) {
            pairs.add(Arguments.of(a, b, size, pairs.size() + 7L));
          }
        }
      }
    }
    return pairs.stream();
  }

  private static void forAll(Kind a, Kind b, double size, long seed, Law law) {
    Numbers numbers = new Numbers(seed, size);
    for (int i = 0; i < CASES; i++) {
      Shape2 first = numbers.next(a::random);
      Shape2 second = numbers.next(b::random);
      if (ConvexDistance.answers(first, second)) {
        String name = "seed " + seed + ", case " + i + ": " + first + " and " + second + ": ";
        DistanceBounds answer = Asked.closed(first, second);
        law.check(first, second, answer, EXTENT * size, () -> name + answer);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void agreesWithTheKernels(Kind kindA, Kind kindB, double size, long seed) {
    forAll(
        kindA,
        kindB,
        size,
        seed,
        (a, b, answer, scale, what) -> {
          Separation2 kernel = Separation2.between(a, b);
          double tolerance = Asked.error(answer) + 1e-14 * scale;
          assertEquals(kernel.distance(), answer.distance(), tolerance, what);
          if (answer.isDecided()) {
            assertEquals(Overlap2.test(a, b), answer.isTouching(), what);
          }
        });
  }

  /// Tolerance of the normal: the distance depends only on the square of its error.
  @ParameterizedTest
  @MethodSource("pairs")
  void normalOfAGapAgreesWithTheKernels(Kind kindA, Kind kindB, double size, long seed) {
    forAll(
        kindA,
        kindB,
        size,
        seed,
        (a, b, answer, scale, what) -> {
          if (answer.distance() > 1e-3 * scale) {
            Vec2 kernel = Separation2.between(a, b).normal();
            double root = Math.sqrt(Asked.error(answer) / answer.distance());
            assertEquals(0, kernel.minus(Asked.flat(answer.normal())).length(), root, what);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void errorIsSmallAndWitnessesAreConsistent(Kind kindA, Kind kindB, double size, long seed) {
    forAll(
        kindA,
        kindB,
        size,
        seed,
        (a, b, answer, scale, what) -> {
          assertTrue(Asked.error(answer) <= 0x1p-44 * scale, what);
          assertEquals(1, answer.normal().length(), 1e-15, what);
          Vec2 reached =
              Asked.flat(answer.pointA()).plus(answer.distance(), Asked.flat(answer.normal()));
          assertEquals(0, reached.minus(Asked.flat(answer.pointB())).length(), 1e-15 * scale, what);
        });
  }

  /// Moved by slightly less than the depth they touch; by slightly more they do not.
  @ParameterizedTest
  @MethodSource("pairs")
  void movingByTheDistanceCausesContact(Kind kindA, Kind kindB, double size, long seed) {
    forAll(
        kindA,
        kindB,
        size,
        seed,
        (a, b, answer, scale, what) -> {
          double beyond = 1e-9 * scale;
          Vec2 clear = Asked.flat(answer.normal()).times(beyond - answer.distance());
          assertTrue(!Overlap2.test(a, b.translated(clear)), what);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void witnessesAreOnTheirShapes(Kind kindA, Kind kindB, double size, long seed) {
    forAll(
        kindA,
        kindB,
        size,
        seed,
        (a, b, answer, scale, what) -> {
          double root = Math.sqrt(Asked.error(answer) * scale);
          assertTrue(outside(a, Asked.flat(answer.pointA())) <= root, what);
          assertTrue(outside(b, Asked.flat(answer.pointB())) <= root, what);
        });
  }

  private static double outside(Shape2 shape, Vec2 point) {
    return Separation2.between(shape, new Point2(point)).distance();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void swappingSwapsTheAnswer(Kind kindA, Kind kindB, double size, long seed) {
    forAll(
        kindA,
        kindB,
        size,
        seed,
        (a, b, answer, _, what) -> {
          if (!a.equals(b)) {
            assertEquals(answer.swapped(), ConvexDistance.between(b, a), what);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isInvariantUnderRotation(Kind kindA, Kind kindB, double size, long seed) {
    forAll(
        kindA,
        kindB,
        size,
        seed,
        (a, b, answer, scale, what) -> {
          DistanceBounds after = Asked.closed(Moves.turned(a, 0.7), Moves.turned(b, 0.7));
          assertEquals(answer.distance(), after.distance(), 1e-14 * scale, what);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void rejectsOnlySectorsAboveHalfATurn(Kind kindA, Kind kindB, double size, long seed) {
    Numbers numbers = new Numbers(seed, size);
    for (int i = 0; i < CASES; i++) {
      Shape2 a = numbers.next(kindA::random);
      Shape2 b = numbers.next(kindB::random);
      boolean answered = ConvexDistance.answers(a, b);
      assertEquals(!isWide(a) && !isWide(b), answered, () -> a + " and " + b);
    }
  }

  private static boolean isWide(Shape2 shape) {
    return shape instanceof Sector sector
        && sector.angle() > Math.PI
        && sector.angle() < Sector.FULL_TURN
        && sector.radius() > 0;
  }
}
