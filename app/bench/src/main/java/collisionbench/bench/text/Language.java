package collisionbench.bench.text;

import java.util.Locale;

/// A language of the user interface.
///
/// @param tag its BCP 47 tag, such as `zh`; used in the name of its bundle and in the settings
/// @param name its own name for itself, such as `中文`
public record Language(String tag, String name) {

  /// The language of texts that are not translated.
  public static final Language ENGLISH = new Language("en", "English");

  private static final int FIRST_OF_EAST_ASIA = 0x2e80;

  /// {@return the name of its files of texts}
  String file() {
    return equals(ENGLISH) ? "texts.properties" : "texts_" + tag + ".properties";
  }

  /// {@return its name in another language; its own name if Java knows no other}
  public String in(Language reader) {
    Locale locale = Locale.forLanguageTag(tag);
    String called = locale.getDisplayLanguage(Locale.forLanguageTag(reader.tag));
    return called.equals(locale.getLanguage()) ? name : called;
  }

  public Character.UnicodeScript script() {
    return Character.UnicodeScript.of(name.codePointAt(0));
  }

  /// {@return whether a text has no East Asian characters, as formulas: it looks the same in every
  /// language}
  public static boolean isNotEastAsian(String text) {
    return text.chars().noneMatch(Language::isEastAsian);
  }

  static boolean isEastAsian(int character) {
    return character >= FIRST_OF_EAST_ASIA;
  }
}
