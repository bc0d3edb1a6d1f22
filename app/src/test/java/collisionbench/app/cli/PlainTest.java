package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1, 1",
    "-2.5, -2.5",
    "100, 100",
    "120000, 120000",
    "0.1, 0.1",
    "0.123456789, 0.123457",
    "123456789, 1.23457e+08",
    "1e22, 1e+22",
    "1e-17, 1e-17",
    "-0.00001234, -1.234e-05"
  })
  void numbersAreRoundedToSixDigits(double number, String text) {
    assertEquals(text, Plain.of(number));
  }

  @Test
  void controlCharactersAreMadeVisible() {
    assertEquals(
        "a\\u001b[2J\\u000ab\\u009bc \uD83D\uDE00", Plain.of("a\u001b[2J\nb\u009bc \uD83D\uDE00"));
  }
}
