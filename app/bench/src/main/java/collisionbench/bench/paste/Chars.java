package collisionbench.bench.paste;

/// What characters of a text are.
final class Chars {

  private Chars() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /// {@return whether a character may be part of a name}
  static boolean isName(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  /// {@return the character at an index, or a blank beyond the text}
  static char at(CharSequence text, int index) {
    return index >= 0 && index < text.length() ? text.charAt(index) : ' ';
  }

  /// {@return where a name ends}
  static int name(String text, int from) {
    int i = from;
    while (i < text.length() && isName(text.charAt(i))) {
      i++;
    }
    return i;
  }
}
