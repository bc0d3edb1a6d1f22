package collisionbench.app.text;

import java.util.List;

/// A text that is not yet in any language: its key, and what stands in it.
///
/// Why something failed travels as a type; the type makes a phrase, and whoever shows it says the
/// phrase in the language of whoever reads it.
///
/// @param parts what stands for `{0}`, `{1}` and so on; phrases among them are said in the same
///   language
public record Phrase(String key, List<Object> parts) {

  public Phrase {
    parts = List.copyOf(parts);
  }

  /// {@return the phrase of a key}
  public static Phrase of(String key, Object... parts) {
    return new Phrase(key, List.of(parts));
  }

  /// {@return a text that is the same in every language: a name, a number, what came from outside}
  public static Phrase verbatim(String text) {
    return of("verbatim", text);
  }

  /// {@return what happened in or to something that is named, such as a file}
  public static Phrase about(Object named, Phrase what) {
    return of("about", named, what);
  }

  /// {@return some names to choose from, the last two joined by "or"}
  public static Phrase oneOf(List<String> names) {
    Phrase all = verbatim(names.getFirst());
    for (String name : names.subList(1, names.size())) {
      all = of(name.equals(names.getLast()) ? "list.or" : "list.comma", all, name);
    }
    return all;
  }

  /// {@return the text in a language}
  public String in(Language language) {
    return Texts.in(
        language,
        key,
        parts.stream()
            .map(part -> part instanceof Phrase phrase ? phrase.in(language) : part)
            .toArray());
  }

  /// {@return the text in the language in use}
  public String said() {
    return in(Texts.language());
  }
}
