package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GridTest {

  @Test
  void unitIsTheLastNecessaryPlace() {
    assertEquals(new Grid(-2), Grid.of(3, 0, -0.25, 1e22));
    assertEquals(new Grid(4), Grid.of(48, -16));
    assertEquals(new Grid(-1074), Grid.of(Double.MIN_VALUE, Double.MAX_VALUE));
    assertEquals(new Grid(971), Grid.of(Double.MAX_VALUE));
    assertEquals(new Grid(0), Grid.of(0, -0.0));
  }

  @Test
  void multiplesOfTheUnitEqualTheNumbers() {
    Random random = new Random(20261121);
    for (int i = 0; i < 500; i++) {
      double first = Double.longBitsToDouble(random.nextLong());
      double second = random.nextGaussian();
      if (Double.isFinite(first)) {
        Grid grid = Grid.of(first, second);
        assertEquals(0, number(grid, first).compareTo(new BigDecimal(first)));
        assertEquals(0, number(grid, second).compareTo(new BigDecimal(second)));
        assertEquals(0, number(grid, 0).signum());
      }
    }
  }

  private static BigDecimal number(Grid grid, double number) {
    BigInteger whole = grid.whole(number);
    int exponent = grid.exponent();
    return exponent >= 0
        ? new BigDecimal(whole.shiftLeft(exponent))
        : new BigDecimal(whole).divide(new BigDecimal(BigInteger.ONE.shiftLeft(-exponent)));
  }

  @Test
  void unitIsRightToItsDigits() {
    MathContext context = new MathContext(20);
    assertEquals(new BigDecimal("0.125"), new Grid(-3).unit(context));
    assertEquals(new BigDecimal(1024), new Grid(10).unit(context));
  }
}
