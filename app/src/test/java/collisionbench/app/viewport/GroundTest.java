package collisionbench.app.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroundTest {

  @ParameterizedTest
  @CsvSource({"30, 1", "137, 1", "240, 1", "260, 0.1", "24, 10", "2.4, 100", "1e6, 1e-4"})
  void linesAreAUnitApartUntilThatIsTooNarrowOrTooWide(double pixelsPerUnit, double spacing) {
    assertEquals(spacing, Ground.spacing(pixelsPerUnit), 1e-12 * spacing);
  }
}
