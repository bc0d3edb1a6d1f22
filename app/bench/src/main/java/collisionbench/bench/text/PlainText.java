package collisionbench.bench.text;

import java.util.Locale;

/// Makes text from outside, such as a name in a file, safe to show: its characters have no effect
/// beyond their appearance.
///
/// Only this class decides which characters are escaped: those that control a terminal, break a
/// line, change the direction of text or are invisible, unpaired surrogates, and noncharacters,
/// which XML lacks. They become a backslash, `u` and four digits, as in Java and JSON. Escaping is
/// idempotent.
public final class PlainText {

  /// The most characters of a quotation.
  private static final int MOST_QUOTED = 60;

  private PlainText() {}

  /// {@return the text with these characters escaped}
  public static String escape(String text) {
    return text.codePoints().anyMatch(PlainText::isEscaped)
        ? text.codePoints()
            .collect(StringBuilder::new, PlainText::append, StringBuilder::append)
            .toString()
        : text;
  }

  /// {@return the escaped beginning of a text for quoting, with an ellipsis if it was longer}
  public static String brief(String text) {
    return escape(cut(text, MOST_QUOTED));
  }

  /// {@return a text cut to a number of characters, which end in `...` if it was longer}
  public static String cut(String text, int most) {
    return beginning(text, most).length() == text.length()
        ? text
        : beginning(text, most - 3) + "...";
  }

  /// {@return the first characters of a text, at most `most`}
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
      default -> isNoncharacter(codePoint);
    };
  }

  private static boolean isNoncharacter(int codePoint) {
    return (codePoint & 0xfffe) == 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef);
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
