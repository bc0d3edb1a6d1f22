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
