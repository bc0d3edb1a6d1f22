package collisionbench.bench.paste;

/// A piece of a pasted text.
///
/// @param value the number, if it is one
/// @param text the word or the mark; at most its first characters
/// @param at where it begins in the text
/// @param end where it ends
record Token(Kind kind, double value, String text, int at, int end) {

  /// Longer words are cut.
  static final int LONGEST = 80;

  enum Kind {
    NUMBER,
    WORD,
    OPEN,
    CLOSE,
    COMMA,
    SEMICOLON,
    LINE,
    BLANK_LINE,
    /// `=` or `:` behind a name or an index.
    ASSIGN,
    /// Arithmetic on what stands beside it, such as `*`, `sqrt(` or `.inverse`.
    OPERATOR
  }

  boolean is(Kind other) {
    return kind == other;
  }

  boolean isLineEnd() {
    return kind == Kind.LINE || kind == Kind.BLANK_LINE;
  }

  /// {@return where it is in the text}
  Mark mark() {
    return new Mark(at, end);
  }
}
