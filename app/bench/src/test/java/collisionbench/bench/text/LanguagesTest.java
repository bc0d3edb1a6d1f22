package collisionbench.bench.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// A third language: a line of the index and a bundle, here with two texts.
class LanguagesTest {

  private static final Languages THREE = Languages.of("# a comment\nzh 中文\nqaa Muster\n");
  private static final Language CHINESE = new Language("zh", "中文");
  private static final Language SAMPLE = new Language("qaa", "Muster");

  @AfterEach
  void includesEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void listsEnglishFirst() {
    assertEquals(List.of(Language.ENGLISH, CHINESE, SAMPLE), THREE.all());
    assertEquals(Language.ENGLISH, Languages.AVAILABLE.all().getFirst());
    assertTrue(Languages.AVAILABLE.all().contains(CHINESE));
  }

  @Test
  void fallsBackToEnglish() {
    Texts.use(SAMPLE);
    assertEquals("Sprache", Texts.get("settings.language"));
    assertEquals(
        "Es gibt schon einen Körper namens ball.", Phrase.of("refused.name-taken", "ball").text());
    assertEquals("Enter a name.", Phrase.of("refused.name-empty").text());
  }

  @Test
  void usesTheDesktopsLanguageIfAvailable() {
    assertEquals(CHINESE, THREE.of(Locale.SIMPLIFIED_CHINESE));
    assertEquals(SAMPLE, THREE.of(Locale.forLanguageTag("qaa-DE")));
    assertEquals(Language.ENGLISH, THREE.of(Locale.FRANCE));
  }

  @Test
  void findsALanguageByTagOrEnglishName() {
    assertEquals(Optional.of(SAMPLE), THREE.called("qaa"));
    assertEquals(Optional.of(CHINESE), THREE.called("zh"));
    assertEquals(Optional.of(CHINESE), THREE.called("chinese"));
    assertEquals(Optional.of(Language.ENGLISH), THREE.called("english"));
    assertEquals(Optional.empty(), THREE.called("klingon"));
  }

  @Test
  void translatesNamesOfLanguages() {
    assertEquals("Chinese", CHINESE.in(Language.ENGLISH));
    assertEquals("英语", Language.ENGLISH.in(CHINESE));
    assertEquals("Muster", SAMPLE.in(Language.ENGLISH));
  }

  @Test
  void derivesTheScriptFromTheName() {
    assertEquals(Character.UnicodeScript.HAN, CHINESE.script());
    assertEquals(Character.UnicodeScript.LATIN, SAMPLE.script());
  }
}
