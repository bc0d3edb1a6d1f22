package collisionbench.bench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class PhraseTest {

  @Test
  void translatesItsArguments() {
    Phrase phrase = Phrase.of("verbatim", Phrase.of("shape.sphere"));
    assertEquals("Sphere", phrase.in(Language.ENGLISH));
    assertEquals("球体", phrase.in(Languages.AVAILABLE.of(Locale.CHINESE)));
  }
}
