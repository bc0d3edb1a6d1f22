package collisionbench.app.panel.widget;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.text.ReasonException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionTest {

  private static double value(String typed) {
    return assertDoesNotThrow(() -> Expression.of(typed), typed);
  }

  private static String fault(String typed) {
    return assertThrows(ReasonException.class, () -> Expression.of(typed), typed).phrase().text();
  }

  @ParameterizedTest
  @CsvSource({
    "sin(1), true",
    "2*cos 30, true",
    "1/tan(, true",
    "sin30, true",
    "2*pi, false",
    "sqrt(2), false",
    "cosine, false",
    "'', false"
  })
  void functionsOfDegreesAreNoticedWhileTheyAreTyped(String typed, boolean noticed) {
    assertEquals(noticed, Expression.takesDegrees(typed));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1/3 | 0.3333333333333333",
        "2*pi | 6.283185307179586",
        "sqrt(2) | 1.4142135623730951",
        "-(1 + 2) * 3 | -9",
        "1 - 2 - 3 | -4",
        "8 / 2 / 2 | 2",
        "2 + 3 * 4 | 14",
        "-2^2 | -4",
        "2^-1 | 0.5",
        "2^3^2 | 512",
        "--1 | 1",
        "+1 | 1",
        ".5 | 0.5",
        "1. | 1",
        "1e-3 | 0.001",
        "1E+3 | 1000",
        "1.5f | 1.5",
        "2.5F * 2d | 5",
        "sin(30) | 0.5",
        "cos 60 | 0.5",
        "tan(45) | 1",
        "abs(-2) | 2",
        "tau / e | 2.3114546995818435",
        "45° | 45",
        "２×３ | 6",
        "（１＋２）÷４ | 0.75",
        "√2 | 1.4142135623730951",
        "−1 | -1"
      })
  void arithmeticIsReadAsOneIsUsedTo(String typed, double expected) {
    assertEquals(expected, value(typed), Math.ulp(expected));
  }

  @Test
  void aNumberAloneIsReadToTheLastBit() {
    Random random = new Random(7);
    for (int i = 0; i < 2000; i++) {
      double number = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(number)) {
        assertEquals(number, value(Double.toString(number)));
      }
    }
    assertEquals("0.0", Double.toString(value("-0")), "no negative zero");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | Enter a number.",
        "\"  \" | Enter a number.",
        "1 + | The expression is incomplete.",
        "sqrt | The expression is incomplete.",
        "(1 | A closing parenthesis is missing.",
        "1) | “)” is not expected here.",
        "1,5 | Use a decimal point: 1.5",
        "2pi | An operator is missing before “pi”, as in 2*pi.",
        "2(3) | An operator is missing before “(”, as in 2*pi.",
        "1 2 | An operator is missing before “2”, as in 2*pi.",
        "1..2 | “.” is not expected here.",
        ". | “.” is not expected here.",
        "* | “*” is not expected here.",
        "1/0 | Division by zero.",
        "1/(2-2) | Division by zero.",
        "sqrt(-1) | The result is undefined.",
        "(-8)^(1/3) | The result is undefined.",
        "tan(90) | The number is too large.",
        "1e999 | The number is too large.",
        "10^400 | The number is too large.",
        "NaN | “NaN” is unknown. Available: pi, tau, e, sqrt, abs, sin, cos, tan.",
        "exp(1) | “exp” is unknown. Available: pi, tau, e, sqrt, abs, sin, cos, tan."
      })
  void whatIsNoNumberSaysWhy(String typed, String reason) {
    assertEquals(reason, fault(typed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "-", "sqrt(", "2^"})
  void howeverDeepItEndsWithASentence(String deep) {
    assertTrue(fault(deep.repeat(10_000) + "1").startsWith("Too long"));
    fault(deep.repeat(40));
  }

  @Test
  void whateverIsTypedIsANumberOrRefusedWithAReason() {
    String letters = "0123456789.+-*/^() episqrtabcon°√π,，\uD83D\uDE00";
    Random random = new Random(11);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder typed = new StringBuilder();
      for (int n = random.nextInt(12); n > 0; n--) {
        typed.append(letters.charAt(random.nextInt(letters.length())));
      }
      try {
        double value = Expression.of(typed.toString());
        assertTrue(Double.isFinite(value), () -> typed + " is " + value);
      } catch (ReasonException refused) {
        assertTrue(!refused.phrase().text().isBlank(), typed::toString);
      }
    }
  }
}
