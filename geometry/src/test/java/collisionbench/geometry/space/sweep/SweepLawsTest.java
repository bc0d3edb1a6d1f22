package collisionbench.geometry.space.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds of the sweep of any two shapes, for every pair of kinds.
class SweepLawsTest {

  private static final int CASES = 40;
  private static final int SAMPLES = 32;

  private record Case(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {

    Sweep3 sweep() {
      return Sweep3.of(a, motionA, b, motionB);
    }

    Shape3 a(double t) {
      return a.translated(motionA.times(t));
    }

    Shape3 b(double t) {
      return b.translated(motionB.times(t));
    }

    double distance(double t) {
      return Separation3.between(a(t), b(t)).distance();
    }

    double tolerance() {
      return 1e-10 * (Oracle.scale(a, b) + motionA.largest() + motionB.largest());
    }
  }

  private interface Law {
    void check(Case moving, Sweep3 sweep, String what);
  }

  private static void forAll(Kind a, Kind b, Kind.Draw draw, long seed, Law law) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      Shape3 second = b.next(draw, random);
      Shape3 first = a.next(draw, random);
      Vec3 motionA = motion(draw, random);
      Vec3 motionB = motion(draw, random);
      // Half of them start well apart and fly about towards each other.
      Vec3 away = random.nextBoolean() ? Vec3.ZERO : motionB.minus(motionA).times(-0.5);
      Case moving = new Case(first, motionA, second.translated(away), motionB);
      Sweep3 sweep = moving.sweep();
      law.check(moving, sweep, "seed " + seed + ", case " + i + ": " + moving + ": " + sweep);
    }
  }

  private static Vec3 motion(Kind.Draw draw, Random random) {
    return draw == Kind.Draw.LATTICE
        ? new Vec3(random.nextInt(-4, 5), random.nextInt(-1, 2), 0)
        : Oracle.gaussian(random).times(4);
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void swappingChangesNothing(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> assertEquals(sweep, Sweep3.of(m.b, m.motionB, m.a, m.motionA), what));
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void timesAreInOrder(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          boolean atStart = Overlap3.test(m.a, m.b);
          switch (sweep) {
            case Sweep3.Never _ -> assertTrue(!atStart, what);
            case Sweep3.Contact c -> {
              assertTrue(0 <= c.enter() && c.enter() <= c.exit() && c.exit() <= 1, what);
              assertTrue(!atStart || c.enter() == 0, what);
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void theyTouchFromEnterToExit(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          if (sweep instanceof Sweep3.Contact c) {
            assertTrue(m.distance(c.enter()) <= m.tolerance(), what);
            assertTrue(m.distance(c.exit()) <= m.tolerance(), what);
            assertTrue(m.distance((c.enter() + c.exit()) / 2) <= m.tolerance(), what);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void atNoOtherTimeTheyTouch(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          for (int i = 0; i <= SAMPLES; i++) {
            double t = (double) i / SAMPLES;
            boolean within =
                sweep instanceof Sweep3.Contact c && c.enter() - 1e-9 <= t && t <= c.exit() + 1e-9;
            if (!within) {
              assertTrue(m.distance(t) >= -m.tolerance() / 100, () -> what + " touch at " + t);
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void backwardsInTimeIsTheSame(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw == Kind.Draw.LATTICE ? draw : Kind.Draw.ORDINARY,
        seed,
        (m, sweep, what) -> {
          Sweep3 back = Sweep3.of(m.a(1), m.motionA.negated(), m.b(1), m.motionB.negated());
          assertEquals(sweep.getClass(), back.getClass(), what);
          if (sweep instanceof Sweep3.Contact c && back instanceof Sweep3.Contact d) {
            assertEquals(c.enter(), 1 - d.exit(), 1e-7, what);
            assertEquals(c.exit(), 1 - d.enter(), 1e-7, what);
          }
        });
  }
}
