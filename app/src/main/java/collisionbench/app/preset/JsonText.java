package collisionbench.app.preset;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.stream.Collectors;

/// Values as JSON text.
public final class JsonText {

  /// Up to here whole numbers are written without a fraction; all of them are exact.
  private static final double LARGEST_PLAIN = 1e15;

  private JsonText() {}

  /// {@return the text in quotes}
  public static String of(String text) {
    return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
  }

  /// {@return the text in quotes, in ASCII only, which no console encoding can spoil}
  public static String ascii(String text) {
    String quoted = of(text);
    return quoted.chars().allMatch(JsonText::isPrintable)
        ? quoted
        : quoted
            .chars()
            .mapToObj(c -> isPrintable(c) ? String.valueOf((char) c) : String.format("\\u%04x", c))
            .collect(Collectors.joining());
  }

  private static boolean isPrintable(int c) {
    return c < 0x7f;
  }

  /// {@return the shortest digits that read back as the same double. Infinity, which JSON has no
  /// word for, is a number too large for a double}
  ///
  /// @throws IllegalArgumentException if it is not a number
  public static String of(double number) {
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

  /// {@return the numbers as an array}
  public static String of(double... numbers) {
    StringBuilder array = new StringBuilder("[");
    for (double number : numbers) {
      array.append(array.length() == 1 ? "" : ", ").append(of(number));
    }
    return array.append(']').toString();
  }

  /// {@return the vector as an array of three numbers}
  public static String of(Vec3 vector) {
    return of(vector.x(), vector.y(), vector.z());
  }

  /// {@return the vector as an array of two numbers}
  public static String of(Vec2 vector) {
    return of(vector.x(), vector.y());
  }
}
