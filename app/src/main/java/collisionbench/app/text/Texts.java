package collisionbench.app.text;

import java.lang.Character.UnicodeScript;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;

/// The texts of the user interface, by key, in the current language.
public final class Texts {

  private static volatile Language language = Language.ENGLISH;

  private Texts() {}

  /// {@return the current language}
  public static Language language() {
    return language;
  }

  /// Sets the current language. Texts already on screen do not change.
  public static void use(Language next) {
    language = next;
  }

  /// {@return the text of a key, with `{0}`, `{1}` and so on replaced by the arguments}
  ///
  /// @throws java.util.MissingResourceException if there is no such key
  public static String get(String key, Object... arguments) {
    return in(language, key, arguments);
  }

  /// {@return a name without the mnemonic that it marks: `File` for `_File`, and `文件` for `文件(_F)`}
  public static String unmarked(String name) {
    return name.replaceFirst("\\(_.\\)|_", "");
  }

  /// {@return the text of a key; empty if there is no such key}
  public static Optional<String> find(String key) {
    return find(language, key);
  }

  /// {@return the text of a key in a language; empty if there is no such key}
  public static Optional<String> find(Language target, String key) {
    return bundle(target).containsKey(key) ? Optional.of(in(target, key)) : Optional.empty();
  }

  /// {@return the text of a key in a language}
  static String in(Language target, String key, Object... arguments) {
    String text = bundle(target).getString(key);
    String pattern = target.script() == UnicodeScript.HAN ? unspaced(text, arguments) : text;
    return new MessageFormat(pattern, Locale.ENGLISH).format(arguments);
  }

  /// {@return a Chinese pattern without the spaces around Chinese arguments}
  ///
  /// Patterns have a space on both sides of an argument, which is right only for Latin words and
  /// numbers.
  private static String unspaced(String pattern, Object... arguments) {
    String text = pattern;
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof String name && !name.isEmpty()) {
        String placeholder = "\\{" + i + "}";
        if (Language.isEastAsian(name.codePointAt(0))) {
          text = text.replaceAll("(?<=\\p{IsHan}) (?=" + placeholder + ")", "");
        }
        if (Language.isEastAsian(name.codePointBefore(name.length()))) {
          text = text.replaceAll("(?<=" + placeholder + ") (?=\\p{IsHan})", "");
        }
      }
    }
    return text;
  }

  /// {@return all texts of a language}
  static ResourceBundle bundle(Language of) {
    return ResourceBundle.getBundle("collisionbench.app.text.texts", of.locale());
  }
}
