package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;

class TypefaceTest {

  @BeforeAll
  static void startJavaFx() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  @Test
  void bundledTypefaceIsTheOneThatIsUsed() {
    assertEquals("Inter", Typeface.REGULAR.size(11).getFamily());
    assertTrue(Typeface.SEMI_BOLD.size(11).getName().startsWith("Inter Semi"));
    assertEquals(11, Typeface.SEMI_BOLD.size(11).getSize());
  }

  @Test
  void chineseHasATypefaceOfItsOwn() {
    Texts.use(Languages.AVAILABLE.of(Locale.CHINESE));
    Typeface.load();
    assertEquals("Bench Sans SC", Typeface.REGULAR.size(11).getName());
    assertEquals("Bench Sans SC Bold", Typeface.SEMI_BOLD.size(12).getName());
    assertEquals(
        "Bench Sans SC Bold", javafx.scene.text.Font.font("Bench Sans SC Bold", 12).getName());
  }

  @Test
  void aLanguageHasTheTypefaceThatItsScriptNeeds() {
    assertEquals(
        Typeface.REGULAR.resource(Language.ENGLISH),
        Typeface.REGULAR.resource(new Language("de", "Deutsch")));
    assertEquals(
        Typeface.REGULAR.resource(Languages.AVAILABLE.of(Locale.CHINESE)),
        Typeface.REGULAR.resource(new Language("zh-Hant", "漢語")));
  }

  @ParameterizedTest
  @EnumSource(Typeface.class)
  void everyCharacterOfTheTextsIsInTheirTypeface(Typeface typeface) throws Exception {
    for (Language language : Languages.AVAILABLE.all()) {
      assertEquals("", missing(typeface, language, texts(language)), language.name());
      assertEquals("", missing(typeface, language, lessons(language)), language.name());
    }
  }

  @ParameterizedTest
  @EnumSource(Typeface.class)
  void whatPeopleNameBodiesWithIsInTheChineseTypeface(Typeface typeface) throws Exception {
    byte[] common = new byte[2 * 40 * 94];
    for (int i = 0; i < 40 * 94; i++) {
      common[2 * i] = (byte) (0xB0 + i / 94);
      common[2 * i + 1] = (byte) (0xA1 + i % 94);
    }
    String characters = new String(common, Charset.forName("GB2312")).replace("\uFFFD", "");
    assertEquals(3755, characters.length());
    assertEquals(
        "",
        missing(
            typeface,
            Languages.AVAILABLE.of(Locale.CHINESE),
            characters + "ABCxyz0189₀₁₂₃₄₅₆₇₈₉äéñ°×·−“”，。"));
    assertFalse(missing(typeface, Language.ENGLISH, "球").isEmpty(), "the check sees what lacks");
  }

  private static String texts(Language language) {
    return String.join("", Texts.all(language).values());
  }

  private static String lessons(Language language) {
    return BuiltInLessons.all().stream()
        .flatMap(lesson ->
            Stream.concat(
                Stream.of(lesson.title()), lesson.steps().stream().map(Lesson.Step::text)))
        .map(text -> text.in(language))
        .collect(Collectors.joining());
  }

  /// {@return the characters that a typeface does not have}
  private static String missing(Typeface typeface, Language language, String characters)
      throws IOException, FontFormatException {
    try (InputStream file =
        Objects.requireNonNull(Typeface.class.getResourceAsStream(typeface.resource(language)))) {
      java.awt.Font font = java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, file);
      return characters
          .codePoints()
          .filter(point -> !Character.isISOControl(point) && !font.canDisplay(point))
          .distinct()
          .mapToObj(Character::toString)
          .collect(Collectors.joining());
    }
  }
}
