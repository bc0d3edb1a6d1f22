package collisionbench.app.port;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Recognizes decimal commas: in lists as `Vector3.ToString` prints them in many locales, `(1,00,
/// 2,00, 3,00)`, where a comma and a space are between numbers, and in tables with semicolons
/// between numbers. A comma before three digits may also be one of thousands, as in `1,000`, and is
/// left as it is.
final class DecimalCommas {

  private static final String NUMBER = "[-+\\x{2212}]?\\d+,\\d+";

  private static final Pattern LIST =
      Pattern.compile(
          "(?m)(?:(?<=[(\\[{])|^)\\h*%1$s(?:,\\h+%1$s){1,15}+\\h*(?=[)\\]}]|$)".formatted(NUMBER));

  /// A comma that cannot be one of thousands.
  private static final Pattern DECIMAL =
      Pattern.compile(",(?=\\d)(?:(?<!(?<!\\d)[1-9]\\d{0,2},)|(?!\\d{3}(?!\\d)))");

  private static final String CELL =
      "\"?[-+\\x{2212}]?(?:\\d++(?:[.,]\\d*+)?|[.,]\\d++)(?:[eE][-+]?\\d++)?\"?";

  private static final Pattern TABLE = table("++");

  private static final Pattern TABLE_OF_THREES = table("{2}");

  private static final Pattern COMMA = Pattern.compile("(?<=\\d),(?=\\d)");

  /// A fraction that is no number of its own.
  private static final Pattern FRACTION = Pattern.compile(",0\\d");

  /// A cell of one number, so that no cell is a pair of them.
  private static final Pattern SINGLE =
      Pattern.compile("(?m)(?:^|;)\\h*\"?[-+\\x{2212}]?\\d++\"?\\h*(?=;|$)");

  private DecimalCommas() {}

  /// {@return lines of numbers with semicolons between, which may be below a heading}
  ///
  /// @param more how many cells a line has behind the first, as a quantifier
  private static Pattern table(String more) {
    return Pattern.compile(
        "\\s*+(?<heading>[xyzXYZ\"; \\t]++\\R)?(?:\\h*%1$s(?:\\h*;\\h*%1$s)%2$s(?:\\h*;)?\\h*\\R++){2,}+"
            .formatted(CELL, more));
  }

  /// {@return a text of the same length with decimal points in such lists} In the plane, where
  /// `(0,1, 2,3)` may be two points, only if one of the lists has a fraction such as `,00`.
  static String toPoints(String text, int dimension) {
    if (text.contains(";") && isTable(text, dimension)) {
      return COMMA.matcher(text).replaceAll(".");
    }
    boolean isDecimal =
        dimension == 3
            || LIST.matcher(text).results().anyMatch(list -> FRACTION.matcher(list.group()).find());
    return isDecimal
        ? LIST.matcher(text).replaceAll(list -> Matcher.quoteReplacement(toPoints(list.group())))
        : text;
  }

  /// {@return whether a text is a table whose cells are not pairs of numbers, as in `0,0;10,0`}
  private static boolean isTable(String text, int dimension) {
    Matcher table = TABLE.matcher(text + "\n");
    return table.matches()
        && DECIMAL.matcher(text).find()
        && (table.group("heading") != null
            || (dimension == 3 && TABLE_OF_THREES.matcher(text + "\n").matches())
            || FRACTION.matcher(text).find()
            || SINGLE.matcher(text).find());
  }

  private static String toPoints(String list) {
    return DECIMAL.matcher(list).find() ? COMMA.matcher(list).replaceAll(".") : list;
  }
}
