package collisionbench.bench.text;

import java.util.List;

/// A language-independent text: a key and the arguments.
///
/// A failure is passed on as a type. The type provides a phrase, which the user interface
/// translates into the user's language.
///
/// @param parts the arguments for `{0}`, `{1}` and so on; phrases among them are translated too
public record Phrase(String key, List<Object> parts) {

  public Phrase {
    parts = List.copyOf(parts);
  }

  public static Phrase of(String key, Object... parts) {
    return new Phrase(key, List.of(parts));
  }

  /// {@return a text that is the same in every language, such as a name, a number or a quotation}
  public static Phrase verbatim(String text) {
    return of("verbatim", text);
  }

  /// {@return a phrase about something named, such as a file}
  public static Phrase about(Object named, Phrase what) {
    return of("about", named, what);
  }

  /// {@return what is said about something named, without its name}
  public Phrase withoutName() {
    return key.equals("about") && parts.getLast() instanceof Phrase what ? what : this;
  }

  /// {@return a list of alternatives, the last two joined by "or"}
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

  /// {@return the text in the current language}
  public String text() {
    return in(Texts.language());
  }
}
