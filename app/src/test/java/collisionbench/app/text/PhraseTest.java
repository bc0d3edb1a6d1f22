package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class PhraseTest {

  @Test
  void translatesItsArguments() {
    Phrase phrase = Phrase.of("edit.add", Phrase.of("shape.sphere"));
    assertEquals("add Sphere", phrase.in(Language.ENGLISH));
    assertEquals("添加球体", phrase.in(Languages.SPOKEN.of(Locale.CHINESE)));
  }
}
