package collisionbench.app.cli;

import collisionbench.app.text.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/// Reads the word for a constant.
record WordConverter<E extends Enum<E>>(List<E> constants)
    implements CommandLine.ITypeConverter<E> {

  /// {@return what reads the constants of a type}
  static <E extends Enum<E>> WordConverter<E> of(Class<E> type) {
    return new WordConverter<>(Arrays.asList(type.getEnumConstants()));
  }

  @Override
  public E convert(String text) {
    return find(text).orElseThrow(() -> misfit(words(), text));
  }

  /// {@return the constant with a word, if there is one}
  Optional<E> find(String word) {
    return constants.stream().filter(constant -> Words.of(constant).equals(word)).findFirst();
  }

  /// {@return the words for all of them}
  List<String> words() {
    return constants.stream().map(Words::of).toList();
  }

  /// {@return that a text is none of some words}
  static CommandLine.TypeConversionException misfit(List<String> words, String text) {
    int last = words.size() - 1;
    return new CommandLine.TypeConversionException(
        "expected %s or %s, found %s"
            .formatted(String.join(", ", words.subList(0, last)), words.get(last), text));
  }
}
