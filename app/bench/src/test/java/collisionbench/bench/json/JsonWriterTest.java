package collisionbench.bench.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonWriterTest {

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
    assertEquals(text, JsonText.digits(number));
  }

  @Test
  void infinityIsANumberTooLargeForADouble() {
    assertEquals("1e999", JsonText.digits(Double.POSITIVE_INFINITY));
    assertEquals("-1e999", JsonText.digits(Double.NEGATIVE_INFINITY));
  }

  @Test
  void nanIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> JsonText.digits(Double.NaN));
  }

  @Test
  void asciiTextHasNoOtherSigns() {
    assertEquals(
        "\"\\u00e4 \\ud83d\\ude00 \\\"\\\\\\n\\u007f\"", ascii("ä \uD83D\uDE00 \"\\\n\u007f"));
  }

  private static String ascii(String text) {
    StringBuilder out = new StringBuilder();
    JsonWriter.ascii(out).value(text);
    return out.toString();
  }

  @Test
  void allIsOnOneLineWhereNoOtherIsAskedFor() {
    StringBuilder out = new StringBuilder();
    JsonWriter json = JsonWriter.to(out).object().name("a").value(1.0, 2.5);
    json.name("b").object().end().name("c").array().value("x").literal(true).end();
    json.name("d").literal("null").end().endLine();
    json.array().end().endLine();
    assertEquals(
        "{\"a\": [1, 2.5], \"b\": {}, \"c\": [\"x\", true], \"d\": null}\n[]\n", out.toString());
  }

  @Test
  void aValueAMemberOrAnEndStandsOnALineOfItsOwnWhereItIsAsked() {
    StringBuilder out = new StringBuilder();
    JsonWriter json = JsonWriter.to(out).object().line(2).name("a").literal(1).name("b").literal(2);
    json.line(2).name("c").array().line(4).value("x").line(4).value("y").line(2).end();
    json.line(0).end();
    assertEquals(
        """
        {
          "a": 1, "b": 2,
          "c": [
            "x",
            "y"
          ]
        }\
        """,
        out.toString());
  }

  private enum Color {
    DARK_RED,
    BLUE
  }

  private record Inner(double size, Optional<String> name) {}

  private record Outer(
      Set<Color> colors, Inner inner, List<Inner> others, OptionalDouble none, long count) {}

  private static final Outer OUTER =
      new Outer(
          EnumSet.allOf(Color.class),
          new Inner(1, Optional.of("a")),
          List.of(new Inner(0.5, Optional.empty())),
          OptionalDouble.empty(),
          Long.MAX_VALUE);

  @Test
  void recordsAreWrittenByTheirComponents() {
    StringBuilder out = new StringBuilder();
    JsonWriter.to(out).value(OUTER);
    assertEquals(
        """
        {"colors": ["dark-red", "blue"], "inner": {"size": 1, "name": "a"}, \
        "others": [{"size": 0.5}], "count": 9223372036854775807}\
        """,
        out.toString());
  }

  @Test
  void membersOfAnIndentedTextHaveLinesOfTheirOwn() {
    StringBuilder plain = new StringBuilder();
    StringBuilder indented = new StringBuilder();
    JsonWriter.to(plain).value(OUTER);
    JsonWriter.indented(indented).value(OUTER);
    assertTrue(indented.toString().startsWith("{\n  \"colors\": [\"dark-red\", \"blue\"],\n"));
    assertTrue(indented.toString().contains("\n    \"size\": 1,\n    \"name\": \"a\"\n  }"));
    assertEquals(plain.toString().replace(" ", ""), indented.toString().replaceAll("[ \\n]", ""));
  }
}
