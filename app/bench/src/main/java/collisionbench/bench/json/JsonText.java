package collisionbench.bench.json;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.stream.Collectors;

/// Strings and numbers as JSON.
public final class JsonText {

  /// Up to this magnitude, whole numbers are written without a fraction; all of them are exact.
  private static final double LARGEST_PLAIN = 1e15;

  private JsonText() {}

  public static String quoted(String text) {
    return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
  }

  /// {@return the text in quotes, in ASCII}
  static String ascii(String text) {
    return quoted(text)
        .chars()
        .mapToObj(c -> c < 0x7f ? Character.toString(c) : String.format("\\u%04x", c))
        .collect(Collectors.joining());
  }

  /// {@return the shortest digits that read back as the same double. Infinity, which JSON has no
  /// word for, is a number too large for a double}
  ///
  /// @throws IllegalArgumentException if it is not a number
  public static String digits(double number) {
    if (Double.isNaN(number)) {
      throw new IllegalArgumentException("JSON has no word for NaN");
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "1e999" : "-1e999";
    }
    return number == Math.rint(number) && Math.abs(number) < LARGEST_PLAIN
        ? Long.toString((long) number)
        : Double.toString(number);
  }
}
