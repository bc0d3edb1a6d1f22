package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import java.util.Locale;
import java.util.MissingResourceException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {

  @Test
  void textsHaveNoDoubledQuotesOrEmptyPlaceholders() {
    for (String key : Texts.all(Language.ENGLISH).keySet()) {
      String text = Texts.get(key, 1, 2, 3, 4, 5, 6);
      assertFalse(text.isBlank(), key);
      assertFalse(text.contains("''"), key);
      assertFalse(text.contains("{"), key);
    }
    assertEquals("Don't save", Texts.get("ask.discard"));
  }

  @Test
  void rejectsAnUnknownKey() {
    assertThrows(MissingResourceException.class, () -> Texts.get("no.such.key"));
  }

  @Test
  void showsQuotesAndBracesInNames() {
    assertEquals("it's {0} touches ''", Texts.get("status.touching", "it's {0}", "''"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "球 | box | 球与 box 接触",
        "box | 球 | box 与球接触",
        "box | ball | box 与 ball 接触",
        "长方体 | 红 球 | 长方体与红 球接触",
        "球 2 | 球（2） | 球 2 与球（2）接触",
      })
  void chineseHasSpacesOnlyNextToLatinNames(String a, String b, String text) {
    assertEquals(
        text, Phrase.of("status.touching", a, b).in(Languages.AVAILABLE.of(Locale.CHINESE)));
  }
}
