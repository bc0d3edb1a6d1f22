package collisionbench.app.text;

import java.lang.Character.UnicodeScript;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

/// The words on the screen, by key, in the language in use.
public final class Texts {

  /// From here on Unicode has Chinese characters and punctuation.
  private static final int FIRST_CHINESE = 0x2E80;

  private static volatile Language language = Language.ENGLISH;

  private Texts() {}

  /// {@return the language in use}
  public static Language language() {
    return language;
  }

  /// Uses a language from now on. What is on the screen stays as it is until it is made anew.
  public static void use(Language next) {
    language = next;
  }

  /// {@return the text of a key, with `{0}`, `{1}` ... replaced by the arguments as they are}
  ///
  /// @throws java.util.MissingResourceException if there is no such key
  public static String get(String key, Object... arguments) {
    return in(language, key, arguments);
  }

  /// {@return the text of a key; empty if there is no such key}
  public static Optional<String> find(String key) {
    return bundle(language).containsKey(key) ? Optional.of(get(key)) : Optional.empty();
  }

  /// {@return the same in a language}
  static String in(Language wanted, String key, Object... arguments) {
    String text = bundle(wanted).getString(key);
    String pattern = wanted.script() == UnicodeScript.HAN ? unspaced(text, arguments) : text;
    return new MessageFormat(pattern, Locale.ENGLISH).format(arguments);
  }

  /// {@return a Chinese pattern without the spaces between Chinese and arguments that are Chinese}
  ///
  /// The patterns have a space on both sides of an argument, which is right for Latin words and
  /// numbers only.
  private static String unspaced(String pattern, Object... arguments) {
    String text = pattern;
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof String name && !name.isEmpty()) {
        String place = "\\{" + i + "}";
        if (isChinese(name.codePointAt(0))) {
          text = text.replaceAll("(?<=\\p{IsHan}) (?=" + place + ")", "");
        }
        if (isChinese(name.codePointBefore(name.length()))) {
          text = text.replaceAll("(?<=" + place + ") (?=\\p{IsHan})", "");
        }
      }
    }
    return text;
  }

  private static boolean isChinese(int character) {
    return character >= FIRST_CHINESE;
  }

  /// {@return all texts of a language}
  static ResourceBundle bundle(Language of) {
    return ResourceBundle.getBundle("collisionbench.app.text.texts", of.locale());
  }
}
