package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.MissingResourceException;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class TextsTest {

  @Test
  void everyTextIsShownWithoutDoubledQuotesOrEmptyPlaces() {
    for (String key : ResourceBundle.getBundle("collisionbench.app.text.texts").keySet()) {
      String text = Texts.get(key, "one", "two", "three", "four");
      assertFalse(text.isBlank(), key);
      assertFalse(text.contains("''"), key);
      assertFalse(text.contains("{"), key);
    }
    assertEquals("Don't save", Texts.get("ask.discard"));
  }

  @Test
  void aKeyThatIsNotThereIsRefused() {
    assertThrows(MissingResourceException.class, () -> Texts.get("no.such.key"));
  }

  @Test
  void namesWithQuotesAndBracesAreShownAsTheyAre() {
    assertEquals("it's {0} touches ''", Texts.get("status.touching", "it's {0}", "''"));
  }
}
