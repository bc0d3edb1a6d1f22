package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Scaling by a power of two is exact, so answers scale exactly, for sizes whose products are
/// representable and far beyond. Margins for rounding scale as well.
class ScalingLawsTest {

  private static final int[] POWERS = {
    -900, -300, -200, -150, -120, -100, -80, -50, -25, -18, 50, 100, 116, 120, 125, 130, 150, 170,
    190, 200, 250, 300, 900
  };
  private static final int CASES = 20;

  private interface Law {
    void check(Shape3 a, Shape3 b, int power, String what);
  }

  private static void forAll(Kind kindA, Kind kindB, Kind.Draw draw, long seed, Law law) {
    PairLaw.forAll(
        kindA,
        kindB,
        draw,
        seed,
        CASES,
        (a, b, _, what) -> {
          for (int power : POWERS) {
            law.check(a, b, power, what + " at 2^" + power);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void overlap(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, power, what) ->
            assertEquals(
                Overlap3.test(a, b),
                Overlap3.test(Oracle.scaled(a, power), Oracle.scaled(b, power)),
                what));
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void separation(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, power, what) -> {
          Separation3 found = Separation3.between(Oracle.scaled(a, power), Oracle.scaled(b, power));
          assertEquals(scaled(Separation3.between(a, b), power, found.distance()), found, what);
        });
  }

  /// Shapes separated by less than rounding have the least double or a multiple as their distance.
  private static Separation3 scaled(Separation3 s, int power, double found) {
    boolean least =
        s.distance() == Double.MIN_VALUE
            && 0 < found
            && found <= Math.scalb(Double.MIN_VALUE, Math.max(0, power));
    return new Separation3(
        least ? found : Math.scalb(s.distance(), power),
        Oracle.scaled(s.pointA(), power),
        Oracle.scaled(s.pointB(), power),
        s.normal());
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void crossing(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, power, what) -> {
          if (Oracle.scaled(b, power) instanceof Segment segment) {
            Crossing3 expected = Crossing3.of((Segment) b, a);
            Crossing3 found = Crossing3.of(segment, Oracle.scaled(a, power));
            String both = what + ": " + expected + " and " + found;
            assertEquals(expected.getClass(), found.getClass(), both);
            double size = 1e-12 * Math.max(1, Oracle.scale(a, b));
            assertArrayEquals(numbers(expected, 0), numbers(found, -power), size, both);
          }
        });
  }

  /// Parameters have the accuracy stated in `Crossing3`, so other sizes may compute them
  /// differently; the kind of crossing is equal.
  private static double[] numbers(Crossing3 crossing, int power) {
    return switch (crossing) {
      case Crossing3.None() -> new double[0];
      case Crossing3.Point(double t, Vec3 point, var u, var v) -> {
        Vec3 p = Oracle.scaled(point, power);
        yield new double[] {t, p.x(), p.y(), p.z(), u.orElse(0), v.orElse(0)};
      }
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          numbers(enter, exit, Oracle.scaled(first, power), Oracle.scaled(last, power));
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          numbers(enter, exit, Oracle.scaled(first, power), Oracle.scaled(last, power));
    };
  }

  private static double[] numbers(double enter, double exit, Vec3 p, Vec3 q) {
    return new double[] {enter, exit, p.x(), p.y(), p.z(), q.x(), q.y(), q.z()};
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void sweep(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    Vec3 motionA = new Vec3(0.5, -1, 2);
    Vec3 motionB = new Vec3(-3, 0, 1);
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (a, b, power, what) ->
            assertEquals(
                Sweep3.of(a, motionA, b, motionB),
                Sweep3.of(
                    Oracle.scaled(a, power),
                    Oracle.scaled(motionA, power),
                    Oracle.scaled(b, power),
                    Oracle.scaled(motionB, power)),
                what));
  }
}
