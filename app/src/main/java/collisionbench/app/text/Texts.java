package collisionbench.app.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The words on the screen, by key.
public final class Texts {

  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("collisionbench.app.text.texts", Locale.ENGLISH);

  private Texts() {}

  /// {@return the text of a key, with `{0}`, `{1}` ... replaced by the arguments as they are}
  ///
  /// @throws java.util.MissingResourceException if there is no such key
  public static String get(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), Locale.ENGLISH).format(arguments);
  }
}
