package collisionbench.bench.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The names of constants in files, commands and keys.
public final class KebabCase {

  private KebabCase() {}

  /// {@return the name of a constant in kebab case, such as `dark` or `more-corners`}
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// {@return the names of all constants}
  public static List<String> all(Class<? extends Enum<?>> type) {
    return Stream.<Enum<?>>of(type.getEnumConstants()).map(KebabCase::of).toList();
  }

  /// {@return the constant with a name in kebab case, if there is one}
  public static <E extends Enum<E>> Optional<E> find(Class<E> type, String name) {
    return Stream.of(type.getEnumConstants())
        .filter(constant -> of(constant).equals(name))
        .findFirst();
  }
}
