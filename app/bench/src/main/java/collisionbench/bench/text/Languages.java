package collisionbench.bench.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The available languages.
///
/// @param all the languages, English first
public record Languages(List<Language> all) {

  /// The languages of the user interface: English and those in `languages.txt`.
  public static final Languages AVAILABLE = of(Resource.text(Languages.class, "languages.txt"));

  public Languages {
    all = List.copyOf(all);
  }

  /// {@return English and the languages of an index, one per line with tag and name}
  static Languages of(String index) {
    Stream<Language> others =
        index
            .lines()
            .filter(line -> !line.startsWith("#"))
            .map(line -> line.split(" ", 2))
            .map(words -> new Language(words[0], words[1]));
    return new Languages(Stream.concat(Stream.of(Language.ENGLISH), others).toList());
  }

  /// {@return the language for a locale; English if it is not available}
  public Language of(Locale locale) {
    return tagged(locale.getLanguage()).orElse(Language.ENGLISH);
  }

  /// {@return the language with a tag, if available}
  public Optional<Language> tagged(String tag) {
    return all.stream().filter(language -> language.tag().equals(tag)).findFirst();
  }

  /// {@return the language for a word in the settings, if available: a tag, or its English name,
  /// which older versions wrote}
  public Optional<Language> called(String word) {
    return all.stream()
        .filter(language ->
            language.tag().equals(word)
                || language.in(Language.ENGLISH).toLowerCase(Locale.ROOT).equals(word))
        .findFirst();
  }
}
