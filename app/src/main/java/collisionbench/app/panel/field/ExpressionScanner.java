package collisionbench.app.panel.field;

/// A typed text, read from its beginning: numbers, names and signs, whatever space is between them.
final class ExpressionScanner {

  private final String text;
  private int place;

  /// @param typed also as it is written by hand or by a Chinese keyboard
  ExpressionScanner(String typed) {
    StringBuilder plain = new StringBuilder();
    typed.strip().chars().forEach(c -> plain.append(plain((char) c)));
    text = plain.toString();
  }

  private static String plain(char c) {
    return switch (c) {
      case '×', '·' -> "*";
      case '÷', '⁄' -> "/";
      case '−', '–' -> "-";
      case 'π' -> "pi";
      case '√' -> "sqrt";
      // The full-width forms of ASCII.
      default -> String.valueOf(c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c);
    };
  }

  /// {@return how many characters there are in all}
  int length() {
    return text.length();
  }

  /// {@return whether nothing is left}
  boolean atEnd() {
    skipSpace();
    return place == text.length();
  }

  /// {@return whether this sign is next; if so, it is read}
  boolean taken(char wanted) {
    skipSpace();
    boolean there = isAt(place, wanted);
    place += there ? 1 : 0;
    return there;
  }

  /// {@return whether a number is next}
  boolean isNumber() {
    skipSpace();
    return isDigit(place) || isAt(place, '.');
  }

  /// {@return whether a name is next}
  boolean isName() {
    skipSpace();
    return place < text.length() && Character.isLetter(text.charAt(place));
  }

  /// {@return what is next, to be shown: a name, or one character}
  String next() {
    skipSpace();
    return isName()
        ? text.substring(place, endOfName())
        : text.substring(place, text.offsetByCodePoints(place, 1));
  }

  /// {@return the name that is next, which is read}
  String name() {
    String name = text.substring(place, endOfName());
    place += name.length();
    return name;
  }

  /// {@return the number that is next, which is read; a point alone is none, but is read as well}
  String number() {
    int start = place;
    digits();
    if (isAt(place, '.')) {
      place++;
      digits();
    }
    if (place > start + 1 || isDigit(start)) {
      exponent();
    }
    return text.substring(start, place);
  }

  /// An `e` is an exponent if a digit is behind it, or a sign and a digit.
  private void exponent() {
    int sign = place + 1;
    int digit = isAt(sign, '-') || isAt(sign, '+') ? sign + 1 : sign;
    if ((isAt(place, 'e') || isAt(place, 'E')) && isDigit(digit)) {
      place = digit;
      digits();
    }
  }

  private int endOfName() {
    int end = place;
    while (end < text.length() && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private void digits() {
    while (isDigit(place)) {
      place++;
    }
  }

  private void skipSpace() {
    while (place < text.length() && Character.isWhitespace(text.charAt(place))) {
      place++;
    }
  }

  private boolean isAt(int index, char wanted) {
    return index < text.length() && text.charAt(index) == wanted;
  }

  private boolean isDigit(int index) {
    return index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9';
  }
}
