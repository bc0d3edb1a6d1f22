package collisionbench.app.paste;

import collisionbench.app.paste.Token.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What words of one text say about numbers.
///
/// @param isCenter whether `c` is a center: the text has a radius, and no `a`, which would make it
///   the third corner
record Roles(boolean isCenter) {

  /// Words further from the numbers say nothing.
  private static final int MOST_WORDS = 7;

  static Roles in(List<Token> tokens) {
    boolean hasRadius = false;
    for (Token token : tokens) {
      if (token.is(Kind.WORD)) {
        String word = token.text().toLowerCase(Locale.ROOT);
        if (word.equals("a")) {
          return new Roles(false);
        }
        hasRadius |= word.equals("r") || word.contains("radius");
      }
    }
    return new Roles(hasRadius);
  }

  /// {@return what the nearest word with a meaning says}
  ///
  /// @param words the nearest last
  Optional<Role> of(List<String> words) {
    return words.reversed().stream()
        .limit(MOST_WORDS)
        .filter(word -> isCenter || !word.equalsIgnoreCase("c"))
        .flatMap(word -> Words.role(word).stream())
        .findFirst();
  }
}
