package collisionbench.bench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "0.25, 0.25",
    "-3, -3",
    "12.3456789, 12.3457",
    "0.1, 0.1",
    "0.00001, 0.00001",
    "0.0000012345678, 1.23457e-6",
    "1234567, 1234570",
    "1e10, 1e10",
    "-1.5e300, -1.5e300",
    "4.9e-324, 4.94066e-324",
    "Infinity, beyond any number"
  })
  void numbersAreShort(double number, String shown) {
    assertEquals(shown, Numbers.of(number));
  }

  @ParameterizedTest
  @CsvSource({
    "1e-13, 1, 0",
    "-1e-13, 1, 0",
    "1e-11, 1, 1e-11",
    "1e-13, 1e-3, 1e-13",
    "1e-3, 1e10, 0",
    "1e-300, 0, 1e-300",
    "0, 0, 0"
  })
  void numbersWithinRoundingOfASizeAreZero(double number, double size, String shown) {
    assertEquals(shown, Numbers.of(number, size));
  }
}
