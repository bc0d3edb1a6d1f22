package collisionbench.app.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TemplateTest {

  private static final Template TEMPLATE = new Template("<a href=\"@{to}\">@{number}</a> {x} @y");

  @Test
  void textIsEscapedAndMarkupIsNot() {
    assertEquals(
        "<a href=\"&quot;&amp;&lt;\">$1 <b>2</b></a> {x} @y",
        TEMPLATE.fill(Map.of("number", "$1 <b>2</b>"), Map.of("to", "\"&<")));
  }

  @Test
  void noGapStaysOpen() {
    assertThrows(IllegalArgumentException.class, () -> TEMPLATE.fill(Map.of("to", "")));
  }
}
