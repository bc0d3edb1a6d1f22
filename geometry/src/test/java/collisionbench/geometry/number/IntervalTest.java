package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The result for part of a segment holds for every linear function within the error bound, from
/// clear functions to those that hardly reach 0.
class IntervalTest {

  private static final int CASES = 20_000;

  /// Coefficients that are exact, and others off by the full error bound.
  private record Function(double atStart, double atEnd, double error) {

    static Function next(Random random, double size) {
      double start = random.nextGaussian() * small(random);
      double end = start + random.nextGaussian() * small(random);
      double error = 8 * Math.ulp(Math.abs(start) + Math.abs(end)) / small(random);
      return new Function(size * start, size * end, size * error);
    }

    private static double small(Random random) {
      return Math.pow(10, -random.nextDouble(random.nextBoolean() ? 1 : 12));
    }

    Interval inDoubles() {
      return Interval.ALL.where(atStart, atEnd, error);
    }

    ExactInterval exactly(double off) {
      Dyadic by = Dyadic.of(off);
      return ExactInterval.ALL.where(Dyadic.of(atStart).plus(by), Dyadic.of(atEnd).plus(by));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-600, -200, 0, 200, 900})
  void resultsAreTrueForAllAllowedFunctions(int exponent) {
    Random random = new Random(21);
    int none = 0;
    int stretch = 0;
    for (int i = 0; i < CASES; i++) {
      Function f = Function.next(random, Math.scalb(1.0, exponent));
      Interval said = f.inDoubles();
      String what = "seed 21, case " + i + ": " + f + " " + said;
      for (double off : new double[] {0, -f.error / 2, f.error / 2}) {
        ExactInterval exact = f.exactly(off);
        assertFalse(said.isNone() && !exact.isNone(), what);
        assertFalse(said.hasLength() && exact.isPoint(), what);
        if (said.hasLength()) {
          assertEquals(exact.enter().toDouble(), said.enter(), 1e-12, what);
          assertEquals(exact.exit().toDouble(), said.exit(), 1e-12, what);
          assertEquals(exact.enter().equals(Surd.ZERO), said.enter() == 0, what);
          assertEquals(exact.exit().equals(Surd.ONE), said.exit() == 1, what);
        }
      }
      none += said.isNone() ? 1 : 0;
      stretch += said.hasLength() ? 1 : 0;
    }
    assertTrue(none > CASES / 10, "none " + none);
    assertTrue(stretch > CASES / 10, "stretch " + stretch);
  }

  @Test
  void aTouchIsUndecided() {
    Interval touch = Chord.of(1, 2, 4, 2, 4);
    assertFalse(touch.isNone() || touch.hasLength());
    Interval half = Interval.ALL.where(-1, 1, 0x1p-50);
    Interval point = half.where(1, -1, 0x1p-50);
    assertFalse(point.isNone() || point.hasLength());
    Interval hull = half.hull(point);
    assertFalse(hull.isNone() || hull.hasLength());
  }

  @Test
  void hullContainsBothIntervals() {
    Interval first = Interval.ALL.where(-1, 3, 0x1p-50);
    Interval last = Interval.ALL.where(3, -1, 0x1p-50);
    Interval none = Interval.ALL.where(1, 1, 0x1p-50);
    assertEquals(new Interval(0, 0.25, true), first);
    assertEquals(new Interval(0.75, 1, true), last);
    assertEquals(Interval.ALL, first.hull(last));
    assertEquals(first, first.hull(none));
    assertEquals(first, none.hull(first));
    assertTrue(none.where(-1, 1, 0x1p-50).isNone());
  }

  @Test
  void overflowProvesNothing() {
    double huge = Double.MAX_VALUE;
    double error = 2 * huge;
    Interval open = Interval.ALL.where(huge, huge, error);
    assertFalse(open.isNone() || open.hasLength());
  }
}
