package collisionbench.bench.text;

import java.util.Locale;

/// The names of constants in files, commands and keys.
public final class KebabCase {

  private KebabCase() {}

  /// {@return the name of a constant in kebab case, such as `dark` or `more-corners`}
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
