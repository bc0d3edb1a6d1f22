package collisionbench.methods.judged.space.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.proof.ExactNearest;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.exact.Exact3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The yes or no equals that of exact arithmetic, and every other query agrees with it.
class ExactLawsTest {

  private static final int CASES = 40;

  private static void checkAgreement(Shape3 a, Shape3 b, String what) {
    boolean exact = Exact3.overlap(a, b);
    assertEquals(exact, Overlap3.test(a, b), what);
    assertEquals(exact, Overlap3.test(b, a), () -> "swapped, " + what);
    assertEquals(exact, ExactNearest.touch(a, b), () -> "in whole numbers, " + what);
    assertEquals(exact, Separation3.between(a, b).distance() <= 0, () -> "separation, " + what);
    if (a instanceof Segment segment) {
      Crossing3 crossing = Crossing3.of(segment, b);
      assertEquals(exact, !(crossing instanceof Crossing3.None), () -> "crossing, " + what);
    }
    Sweep3 sweep = Sweep3.of(a, Vec3.X, b, Vec3.ZERO);
    boolean fromStart = sweep instanceof Sweep3.Contact c && c.enter() == 0;
    assertEquals(exact, fromStart, () -> "sweep, " + what);
    if (!exact) {
      assertInstanceOf(Sweep3.Never.class, Sweep3.of(a, Vec3.X, b, Vec3.X), what);
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void agreesWithExactArithmetic(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    PairLaw.forAll(kindA, kindB, draw, seed, CASES, (a, b, _, what) -> checkAgreement(a, b, what));
  }

  /// One coordinate of shapes on a lattice, which often just touch, moved by one unit in the last
  /// place.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void oneUlpOnEitherSide(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    PairLaw.forAll(
        kindA,
        kindB,
        draw == Kind.Draw.NEARLY ? draw : Kind.Draw.LATTICE,
        seed,
        CASES,
        (a, b, random, what) -> {
          Shape3 nudged = nudged(b, random);
          checkAgreement(a, nudged, what + " nudged to " + nudged);
        });
  }

  /// Sizes whose squares or sums leave the range of double.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void atAnySize(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    PairLaw.forAll(
        kindA,
        kindB,
        draw,
        seed,
        CASES / 4,
        (a, b, random, what) -> {
          int exponent = random.nextInt(-1000, 1000);
          Shape3 sizedA = Oracle.scaled(a, exponent);
          Shape3 sizedB = Oracle.scaled(b, random.nextInt(4) == 0 ? exponent + 20 : exponent);
          boolean exact = Exact3.overlap(sizedA, sizedB);
          assertEquals(exact, Overlap3.test(sizedA, sizedB), () -> what + " at 2^" + exponent);
          assertEquals(exact, Overlap3.test(sizedB, sizedA), () -> what + " at 2^" + exponent);
        });
  }

  /// Squares or cubes are near the largest double, so that some products overflow and some do not.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void nearOverflowOfProducts(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    checkAtSizes(kindA, kindB, draw, seed, 255, 340, 341, 510, 511);
  }

  /// Fourth powers, cubes or squares are near the least double.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void nearUnderflowOfProducts(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    checkAtSizes(kindA, kindB, draw, seed, -268, -354, -356, -358, -532, -536);
  }

  private static void checkAtSizes(
      Kind kindA, Kind kindB, Kind.Draw draw, long seed, int... exponents) {
    for (int exponent : exponents) {
      PairLaw.forAll(
          kindA,
          kindB,
          draw,
          seed + exponent,
          CASES / 4,
          (a, b, _, what) -> {
            Shape3 sizedA = Oracle.scaled(a, exponent);
            Shape3 sizedB = Oracle.scaled(b, exponent);
            boolean exact = Exact3.overlap(sizedA, sizedB);
            assertEquals(exact, Overlap3.test(sizedA, sizedB), () -> what + " at 2^" + exponent);
          });
    }
  }

  private static double nudged(double value, Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> Math.nextUp(value);
      case 1 -> Math.nextDown(value);
      default -> value;
    };
  }

  private static Vec3 nudged(Vec3 v, Random random) {
    return new Vec3(nudged(v.x(), random), nudged(v.y(), random), nudged(v.z(), random));
  }

  private static Shape3 nudged(Shape3 shape, Random random) {
    return switch (shape) {
      case Sphere s -> new Sphere(nudged(s.center(), random), nudgedSize(s.radius(), random));
      case Capsule c ->
          new Capsule(
              nudged(c.start(), random), nudged(c.end(), random), nudgedSize(c.radius(), random));
      case Box b ->
          new Box(nudged(b.center(), random), b.halfExtents(), nudged(b.orientation(), random));
      case Segment s -> new Segment(nudged(s.start(), random), nudged(s.end(), random));
      case Triangle t ->
          new Triangle(nudged(t.a(), random), nudged(t.b(), random), nudged(t.c(), random));
      case Hull h -> new Hull(h.points().stream().map(p -> nudged(p, random)).toList());
    };
  }

  private static double nudgedSize(double size, Random random) {
    return Math.max(0, nudged(size, random));
  }

  private static Rotation nudged(Rotation q, Random random) {
    return new Rotation(q.x(), nudged(q.y(), random), q.z(), nudged(q.w(), random));
  }
}
