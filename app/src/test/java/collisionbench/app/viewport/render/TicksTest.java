package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TicksTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1, 0",
    "0.9, 1, 0",
    "1.1, 2, 0",
    "2.5, 5, 0",
    "6, 1, 1",
    "0.03, 5, -2",
    "1e-7, 1, -7"
  })
  void spacingIsTheLeastOneTwoOrFiveThatIsWideEnough(double least, int mantissa, int exponent) {
    assertEquals(new Ticks(mantissa, exponent), Ticks.apartBy(least));
  }

  @Test
  void everyZoomHasTicksBetweenOnceAndTwoAndAHalfTimesTheLeastDistance() {
    for (double least = 1e-200; least < 1e200; least *= 1.37) {
      double spacing = Ticks.apartBy(least).spacing();
      assertTrue(spacing >= least && spacing <= 2.5000001 * least, least + " -> " + spacing);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 0, 0",
    "5, -1, -1, \u22120.5",
    "5, -1, 2, 1",
    "2, -2, 3, 0.06",
    "1, -7, 3, 3e\u22127",
    "5, 7, 3, 1.5e8",
    "1, 3, 12, 12000",
    "2, -4, 6172501, 1234.5002"
  })
  void numbersAreExactAndShort(int mantissa, int exponent, long index, String label) {
    assertEquals(label, new Ticks(mantissa, exponent).label(index));
  }

  @ParameterizedTest
  @CsvSource({"100, 0.2", "60, 0.2", "59, 0.5", "30, 0.5", "29, 1", "13, 1", "12, 1", "11, 2"})
  void gridIsOneTwoOrFiveAndTwelveToThirtyPixels(double pixelsPerUnit, double spacing) {
    assertEquals(spacing, Ticks.grid(pixelsPerUnit).spacing());
  }

  @Test
  void gridIsTheFineLinesBetweenNumbers() {
    for (double pixels = 1e-9; pixels < 1e9; pixels *= 1.3) {
      Ticks numbers = Ticks.apartBy(Ticks.APART / pixels);
      double spacing = Ticks.grid(pixels).spacing();
      int parts = numbers.mantissa() == 2 ? 4 : 5;
      assertEquals(numbers.spacing() / parts, spacing, 1e-15 * numbers.spacing());
    }
  }
}
