package collisionbench.app.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// The languages there are, in the order in which they are switched through.
///
/// @param all with English in front
public record Languages(List<Language> all) {

  /// Those of the index `languages.txt`.
  public static final Languages SPOKEN = of(index());

  public Languages {
    all = List.copyOf(all);
  }

  /// {@return English and the languages of an index: a line each, with tag and name}
  static Languages of(String index) {
    Stream<Language> others =
        index
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split(" ", 2))
            .map(words -> new Language(words[0], words[1]));
    return new Languages(Stream.concat(Stream.of(Language.ENGLISH), others).toList());
  }

  private static String index() {
    try (InputStream index = Languages.class.getResourceAsStream("languages.txt")) {
      return new String(Objects.requireNonNull(index).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the index of languages cannot be read", e);
    }
  }

  /// {@return the language for who uses a locale; English if it is not there}
  public Language of(Locale locale) {
    return tagged(locale.getLanguage()).orElse(Language.ENGLISH);
  }

  /// {@return the language with a tag, if it is there}
  public Optional<Language> tagged(String tag) {
    return all.stream().filter(language -> language.tag().equals(tag)).findFirst();
  }

  /// {@return the language that a word in the settings means, if it is there: a tag, or its name in
  /// English, which settings had first}
  public Optional<Language> called(String word) {
    return all.stream()
        .filter(language ->
            language.tag().equals(word)
                || language.in(Language.ENGLISH).toLowerCase(Locale.ROOT).equals(word))
        .findFirst();
  }

  /// {@return the language to switch to from another}
  public Language after(Language language) {
    return all.get((all.indexOf(language) + 1) % all.size());
  }
}
