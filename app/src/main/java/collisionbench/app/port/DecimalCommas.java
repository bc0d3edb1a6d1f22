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
  /// `(0,1, 2,3)` may be two points, only in those with a fraction such as `,00`.
  static String toPoints(String text, int dimension) {
    return LIST.matcher(text)
        .replaceAll(list ->
            Matcher.quoteReplacement(
                dimension == 3 || FRACTION.matcher(list.group()).find()
                    ? toPoints(list)
                    : list.group()));
  }

  private static String toPoints(MatchResult list) {
    return list.group().replaceAll("(?<=\\d),(?=\\d)", ".");
  }
}
