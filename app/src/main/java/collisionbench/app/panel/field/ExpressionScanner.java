package collisionbench.app.panel.field;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A typed text, read from its beginning: numbers, names and signs, with any space between them.
final class ExpressionScanner {

  private static final Pattern SPACE = Pattern.compile("\\p{javaWhitespace}*");
  private static final Pattern NAME = Pattern.compile("\\p{L}+");

  /// A point alone is not a number, but is read as if it were. An `e` is an exponent if a digit
  /// follows, or a sign and a digit. A suffix as in `1.5f` is part of the number.
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?(?:[fFdD](?![\\p{L}\\d]))?|\\.");

  private static final Pattern CHARACTER = Pattern.compile("[\\s\\S]");

  private final String text;
  private final Matcher rest;

  /// @param typed also as it is written by hand or by a Chinese keyboard
  ExpressionScanner(String typed) {
    text = typed.strip().chars().mapToObj(c -> plain((char) c)).collect(Collectors.joining());
    rest = SPACE.matcher(text);
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

  int length() {
    return text.length();
  }

  private boolean isNext(Pattern wanted) {
    rest.usePattern(SPACE).lookingAt();
    rest.region(rest.end(), text.length());
    return rest.usePattern(wanted).lookingAt();
  }

  private String take() {
    String taken = rest.group();
    rest.region(rest.end(), text.length());
    return taken;
  }

  boolean atEnd() {
    return !isNext(CHARACTER);
  }

  /// {@return whether this sign is next; if so, it is read}
  boolean taken(char wanted) {
    boolean there = isNext(CHARACTER) && rest.group().charAt(0) == wanted;
    if (there) {
      take();
    }
    return there;
  }

  boolean isNumber() {
    return isNext(NUMBER);
  }

  boolean isName() {
    return isNext(NAME);
  }

  /// {@return what is next, to be shown: a name, or one character}
  String next() {
    return isNext(NAME) || isNext(CHARACTER) ? rest.group() : "";
  }

  /// {@return the name or the number that is next, which is read}
  String read() {
    return take();
  }
}
