package collisionbench.app.text;

import java.util.Locale;

/// A language of the screen.
public enum Language {
  /// The texts without a locale: where a text is not translated, and on a desktop of any language.
  ENGLISH(Locale.ROOT),
  CHINESE(Locale.CHINESE);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  Locale locale() {
    return locale;
  }

  /// {@return the language for who uses a locale}
  public static Language of(Locale locale) {
    return locale.getLanguage().equals(Locale.CHINESE.getLanguage()) ? CHINESE : ENGLISH;
  }

  /// {@return the other language}
  public Language other() {
    return this == ENGLISH ? CHINESE : ENGLISH;
  }
}
