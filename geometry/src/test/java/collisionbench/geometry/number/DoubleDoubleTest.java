package collisionbench.geometry.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/// Errors are measured in exact numbers, in multiples of `u^2 = 2^-106`.
class DoubleDoubleTest {

  private final Random random = new Random(20261127);

  private double number() {
    return Math.scalb(random.nextGaussian(), random.nextInt(-40, 40));
  }

  private DoubleDouble next() {
    double first = number();
    return DoubleDouble.difference(first, random.nextBoolean() ? number() : Math.nextUp(first));
  }

  private static Dyadic exact(DoubleDouble number) {
    return Dyadic.of(number.high()).plus(Dyadic.of(number.low()));
  }

  private static void assertClose(Dyadic expected, DoubleDouble actual, int most) {
    Dyadic error = exact(actual).minus(expected).magnitude();
    Dyadic bound = expected.magnitude().times(Dyadic.of(most * 0x1p-106));
    assertTrue(error.compareTo(bound) <= 0, () -> actual + " for " + expected);
  }

  @Test
  void differencesOfDoublesAreExact() {
    for (int i = 0; i < 10_000; i++) {
      double a = number();
      double b = random.nextBoolean() ? number() : a * (1 + Math.scalb(1.0, -random.nextInt(60)));
      assertEquals(
          0, exact(DoubleDouble.difference(a, b)).compareTo(Dyadic.of(a).minus(Dyadic.of(b))));
    }
  }

  @Test
  void sumsProductsAndQuotientsAreWithinTheirBounds() {
    for (int i = 0; i < 20_000; i++) {
      DoubleDouble a = next();
      // Often almost -a, so that the sum cancels.
      DoubleDouble b =
          random.nextBoolean() ? next() : a.negated().times(DoubleDouble.difference(1, 1e-20));
      assertClose(exact(a).plus(exact(b)), a.plus(b), 3);
      assertClose(exact(a).minus(exact(b)), a.minus(b), 3);
      Dyadic product = exact(a).times(exact(b));
      assertClose(product, a.times(b), 5);
      // (a b / b) b differs from a b by the error of the quotient times b.
      DoubleDouble quotient = a.over(b);
      assertClose(exact(a), quotient.times(b), 15 + 5 + 1);
    }
  }

  @Test
  void isNearestOnlyIfNoNumberWithinTheErrorRoundsOtherwise() {
    double half = 0x1p-53;
    assertTrue(new DoubleDouble(1, 0.9 * half).isNearest(0x1p-60));
    assertFalse(new DoubleDouble(1, half).isNearest(0x1p-60));
    assertFalse(new DoubleDouble(1, half - 0x1p-61).isNearest(0x1p-60));
    // Below a power of two, doubles are twice as dense.
    assertFalse(new DoubleDouble(1, -half / 2).isNearest(0x1p-60));
  }
}
