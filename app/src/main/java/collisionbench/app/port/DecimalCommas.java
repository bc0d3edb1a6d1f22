package collisionbench.app.port;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Recognizes lists of numbers with decimal commas, as `Vector3.ToString` prints them in many
/// locales: `(1,00, 2,00, 3,00)`. Numbers are separated by a comma and a space, their parts by a
/// comma alone.
final class DecimalCommas {

  private static final String NUMBER = "[-+\\x{2212}]?\\d+,\\d+";

  private static final Pattern LIST =
      Pattern.compile(
          "(?m)(?:(?<=[(\\[{])|^)\\h*%1$s(?:,\\h+%1$s){1,15}+\\h*(?=[)\\]}]|$)".formatted(NUMBER));

  /// A fraction that is no number of its own.
  private static final Pattern FRACTION = Pattern.compile(",0\\d");

  private DecimalCommas() {}

  /// {@return a text of the same length with decimal points in such lists} In the plane, where
  /// `(0,1, 2,3)` may be two points, only if one of the lists has a fraction such as `,00`.
  static String toPoints(String text, int dimension) {
    boolean isDecimal =
        dimension == 3
            || LIST.matcher(text).results().anyMatch(list -> FRACTION.matcher(list.group()).find());
    return isDecimal
        ? LIST.matcher(text).replaceAll(list -> Matcher.quoteReplacement(toPoints(list)))
        : text;
  }

  private static String toPoints(MatchResult list) {
    return list.group().replaceAll("(?<=\\d),(?=\\d)", ".");
  }
}
