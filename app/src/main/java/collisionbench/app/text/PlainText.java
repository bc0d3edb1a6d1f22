package collisionbench.app.text;

import java.util.Locale;

/// Text that came from outside, such as a name in a file, as it may be shown: no character of it
/// does anything but look like itself.
///
/// This is the one place that decides which characters are escaped: those that control a terminal,
/// break a line, turn the direction of what is around them, or cannot be seen, and halves of
/// characters. They become a backslash, `u` and four digits, as in Java and JSON. To escape twice
/// changes nothing more.
public final class PlainText {

  /// How many characters of a text are quoted.
  private static final int MOST_QUOTED = 60;

  private PlainText() {}

  /// {@return the text with such characters escaped}
  public static String escape(String text) {
    return text.codePoints().anyMatch(PlainText::isEscaped)
        ? text.codePoints()
            .collect(StringBuilder::new, PlainText::append, StringBuilder::append)
            .toString()
        : text;
  }

  /// {@return the same of the beginning of a text, with an ellipsis where there is more of it: for
  /// quoting it in a sentence}
  public static String brief(String text) {
    return escape(cut(text, MOST_QUOTED));
  }

  /// {@return a text of a number of characters at most, the last of which are `...` where it was
  /// longer}
  public static String cut(String text, int most) {
    return beginning(text, most).length() == text.length()
        ? text
        : beginning(text, most - 3) + "...";
  }

  /// {@return the first characters of a text, so many at most}
  public static String beginning(String text, int most) {
    return text.length() <= most || text.codePointCount(0, text.length()) <= most
        ? text
        : text.substring(0, text.offsetByCodePoints(0, most));
  }

  private static boolean isEscaped(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  private static void append(StringBuilder text, int codePoint) {
    if (isEscaped(codePoint)) {
      for (char unit : Character.toChars(codePoint)) {
        text.append(String.format(Locale.ROOT, "\\u%04x", (int) unit));
      }
    } else {
      text.appendCodePoint(codePoint);
    }
  }
}
