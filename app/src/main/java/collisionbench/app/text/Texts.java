package collisionbench.app.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words on the screen, by key, in the language in use.
public final class Texts {

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

  /// {@return the same in a language}
  static String in(Language wanted, String key, Object... arguments) {
    return new MessageFormat(bundle(wanted).getString(key), Locale.ENGLISH).format(arguments);
  }

  /// {@return all texts of a language}
  static ResourceBundle bundle(Language of) {
    return ResourceBundle.getBundle("collisionbench.app.text.texts", of.locale());
  }
}
