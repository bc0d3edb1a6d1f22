package collisionbench.app.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTextTest {

  @ParameterizedTest
  @CsvSource({
    "0.0, 0",
    "-0.0, 0",
    "1.0, 1",
    "-2.5, -2.5",
    "0.1, 0.1",
    "1e22, 1.0E22",
    "5e-324, 4.9E-324",
    "999999999999999, 999999999999999",
    "1e15, 1.0E15"
  })
  void numbersAreWrittenShort(double number, String text) {
    assertEquals(text, JsonText.of(number));
  }

  @Test
  void infinityIsANumberTooLargeForADouble() {
    assertEquals("1e999", JsonText.of(Double.POSITIVE_INFINITY));
    assertEquals("-1e999", JsonText.of(Double.NEGATIVE_INFINITY));
  }

  @Test
  void nanIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> JsonText.of(Double.NaN));
  }

  @Test
  void asciiTextHasNoOtherSigns() {
    assertEquals(
        "\"\\u00e4 \\ud83d\\ude00 \\\"\\\\\\n\\u007f\"",
        JsonText.ascii("ä \uD83D\uDE00 \"\\\n\u007f"));
  }
}
