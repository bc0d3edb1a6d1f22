package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroundTest {

  @ParameterizedTest
  @CsvSource({"1, 1", "0.5, 2", "0.2, 5", "20, 5", "0.25, 4", "0.3, 10", "1e-5, 1", "7, 10"})
  void plainerLinesAreAtPowersOfTenOrEveryTenth(double fine, int between) {
    assertEquals(between, Ground.between(fine));
  }
}
