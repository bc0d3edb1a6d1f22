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

  private static final Pattern THOUSANDS =
      Pattern.compile("(?:[^\\d]*[1-9]\\d{0,2},\\d{3}(?!\\d))+\\D*");

  /// Lines of numbers with semicolons between, below a heading.
  private static final Pattern TABLE =
      Pattern.compile(
          "\\s*(?:[xyzXYZ\"; \\t]+\\R)?(?:[-+.\\deE, \\t\"]*+;[-+.\\deE, \\t\";]*+\\R+){2,}+"
              + "(?:[-+.\\deE, \\t\";]*+)");

  private static final Pattern COMMA = Pattern.compile("(?<=\\d),(?=\\d)");

  /// A fraction that is no number of its own.
  private static final Pattern FRACTION = Pattern.compile(",0\\d");

  private DecimalCommas() {}

  /// {@return a text of the same length with decimal points in such lists} In the plane, where
  /// `(0,1, 2,3)` may be two points, only if one of the lists has a fraction such as `,00`.
  static String toPoints(String text, int dimension) {
    if (text.contains(";") && TABLE.matcher(text + "\n").matches()) {
      return COMMA.matcher(text).replaceAll(".");
    }
    boolean isDecimal =
        dimension == 3
            || LIST.matcher(text).results().anyMatch(list -> FRACTION.matcher(list.group()).find());
    return isDecimal
        ? LIST.matcher(text).replaceAll(list -> Matcher.quoteReplacement(toPoints(list.group())))
        : text;
  }

  private static String toPoints(String list) {
    return THOUSANDS.matcher(list).matches() ? list : COMMA.matcher(list).replaceAll(".");
  }
}
