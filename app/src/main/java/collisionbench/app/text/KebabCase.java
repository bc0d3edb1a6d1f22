package collisionbench.app.text;

import java.util.Locale;

/// Constants as they are called in files, commands and keys.
public final class KebabCase {

  private KebabCase() {}

  /// {@return the word for a constant: `dark`, or `more-corners` for two words}
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
