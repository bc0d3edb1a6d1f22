package collisionbench.app.paste;

/// What characters are, and where runs of them end.
final class Chars {

  private Chars() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isSign(char c) {
    return c == '-' || c == '+' || c == '\u2212';
  }

  /// {@return whether a character may be part of a name}
  static boolean isName(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  /// {@return whether a sign behind this character is an operator}
  static boolean isOperand(char c) {
    return isName(c) || c == ')' || c == ']' || c == '}' || c == '.';
  }

  /// {@return the character at an index, or a blank beyond the text}
  static char at(CharSequence text, int index) {
    return index >= 0 && index < text.length() ? text.charAt(index) : ' ';
  }

  /// {@return where digits end, with `_` or `'` between them}
  static int digits(String text, int from) {
    int i = from;
    while (isDigit(at(text, i)) || (i > from && isSeparator(text, i))) {
      i++;
    }
    return i;
  }

  private static boolean isSeparator(String text, int i) {
    char c = at(text, i);
    return (c == '_' || c == '\'') && isDigit(at(text, i + 1));
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
