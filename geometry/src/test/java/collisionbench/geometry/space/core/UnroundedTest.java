package collisionbench.geometry.space.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UnroundedTest {

  private static final double TINY = Double.MIN_VALUE;
  private static final double ULP = 0x1p-52;

  @Test
  void fewDigitsStay() {
    assertEquals(0.75, Unrounded.sum(0.5, 0.25));
    assertEquals(-1.75, Unrounded.difference(0.25, 2));
    assertEquals(0.375, Unrounded.product(0.5, 0.75));
    assertEquals(-2.0, Unrounded.area(1, 2, 3, 4));
  }

  @Test
  void whatRoundsIsNotANumber() {
    assertEquals(Double.NaN, Unrounded.sum(1, 0x1p-60));
    assertEquals(Double.NaN, Unrounded.sum(0x1p-60, 1));
    assertEquals(Double.NaN, Unrounded.product(1 + ULP, 1 + ULP));
    assertEquals(Double.NaN, Unrounded.area(1 + ULP, 1, 1, 1 + ULP));
  }

  @Test
  void whatLeavesTheRangeIsNotANumber() {
    assertEquals(Double.NaN, Unrounded.product(TINY, 0.5));
    assertEquals(Double.NaN, Unrounded.product(TINY, TINY));
    assertEquals(Double.NaN, Unrounded.product(0x1p600, 0x1p600));
    assertEquals(Double.NaN, Unrounded.sum(Double.MAX_VALUE, Double.MAX_VALUE));
  }

  @Test
  void zeroTimesAnythingIsZeroButNotTimesWhatIsNotANumber() {
    assertEquals(0.0, Unrounded.product(0, TINY));
    assertEquals(0.0, Unrounded.product(Double.MAX_VALUE, 0));
    assertEquals(Double.NaN, Unrounded.product(0, Double.NaN));
  }

  @Test
  void agreesWithDecimals() {
    Random random = new Random(5);
    for (int i = 0; i < 20_000; i++) {
      double a = some(random);
      double b = some(random);
      BigDecimal sum = new BigDecimal(a).add(new BigDecimal(b));
      BigDecimal product = new BigDecimal(a).multiply(new BigDecimal(b));
      assertEquals(asDouble(sum), Unrounded.sum(a, b), a + " + " + b);
      assertEquals(asDouble(product), Unrounded.product(a, b), a + " * " + b);
    }
  }

  private static double some(Random random) {
    long digits = random.nextLong(1, 1L << random.nextInt(1, 54));
    return Math.scalb((double) digits, random.nextInt(-30, 30));
  }

  private static double asDouble(BigDecimal exact) {
    double rounded = exact.doubleValue();
    return new BigDecimal(rounded).compareTo(exact) == 0 ? rounded : Double.NaN;
  }
}
