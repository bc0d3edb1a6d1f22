package collisionbench.app.text;

import java.util.Locale;

/// A language of the screen.
///
/// @param tag by BCP 47: `zh`; names its bundle, and stands in the settings
/// @param name what it calls itself: `中文`
public record Language(String tag, String name) {

  /// The language of whatever is not translated.
  public static final Language ENGLISH = new Language("en", "English");

  /// {@return what its texts are found by}
  Locale locale() {
    return equals(ENGLISH) ? Locale.ROOT : Locale.forLanguageTag(tag);
  }

  /// {@return what it is called in a language; its own name where Java knows no other}
  public String in(Language reader) {
    Locale locale = Locale.forLanguageTag(tag);
    String called = locale.getDisplayLanguage(Locale.forLanguageTag(reader.tag));
    return called.equals(locale.getLanguage()) ? name : called;
  }

  /// {@return the script that it is written in}
  public Character.UnicodeScript script() {
    return Character.UnicodeScript.of(name.codePointAt(0));
  }
}
