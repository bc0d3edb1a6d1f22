package collisionbench.bench.json;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.stream.Collectors;

/// Streams JSON, on one line unless a new line is requested.
public final class JsonWriter {

  /// Up to this magnitude, whole numbers are written without a fraction; all of them are exact.
  private static final double LARGEST_PLAIN = 1e15;

  private final Appendable out;
  private final boolean ascii;

  /// The closing brackets of the open objects and arrays.
  private final StringBuilder closings = new StringBuilder();

  /// The text before the next value: a comma and a gap.
  private String comma = "";

  private String gap = "";

  private JsonWriter(Appendable out, boolean ascii) {
    this.out = out;
    this.ascii = ascii;
  }

  /// {@return a writer of any text}
  public static JsonWriter to(Appendable out) {
    return new JsonWriter(out, false);
  }

  /// {@return a writer of ASCII only, which no console encoding can spoil}
  public static JsonWriter ascii(Appendable out) {
    return new JsonWriter(out, true);
  }

  /// Begins an object.
  public JsonWriter object() {
    return open("{", '}');
  }

  /// Begins an array.
  public JsonWriter array() {
    return open("[", ']');
  }

  private JsonWriter open(String opening, char closing) {
    put(before() + opening);
    comma = "";
    closings.append(closing);
    return this;
  }

  /// Ends the innermost open object or array.
  public JsonWriter end() {
    int last = closings.length() - 1;
    put(gap + closings.substring(last));
    closings.setLength(last);
    gap = "";
    comma = ",";
    return this;
  }

  /// Ends the line after the whole value.
  public void endLine() {
    put("\n");
    comma = "";
  }

  /// Puts the next value, member or end on a new line.
  ///
  /// @param indent the number of spaces before it
  public JsonWriter line(int indent) {
    gap = "\n" + " ".repeat(indent);
    return this;
  }

  /// Puts a space before the next value or end.
  public JsonWriter space() {
    gap = " ";
    return this;
  }

  /// Begins a member, whose value follows.
  public JsonWriter name(String name) {
    put(before() + quote(name) + ": ");
    comma = "";
    return this;
  }

  /// Writes a string.
  public JsonWriter value(String text) {
    return literal(quote(text));
  }

  /// Writes a number.
  public JsonWriter value(double number) {
    return literal(digits(number));
  }

  /// Writes a number; NaN and infinity, which JSON lacks, as strings.
  public JsonWriter anyValue(double number) {
    return Double.isFinite(number) ? value(number) : value(Double.toString(number));
  }

  /// Writes an array of numbers.
  public JsonWriter value(double... numbers) {
    array();
    for (double number : numbers) {
      value(number);
    }
    return end();
  }

  /// Writes a vector as an array.
  public JsonWriter value(Vec3 vector) {
    return value(vector.x(), vector.y(), vector.z());
  }

  /// Writes a vector as an array.
  public JsonWriter value(Vec2 vector) {
    return value(vector.x(), vector.y());
  }

  /// Writes text that is already JSON: a whole number, `true`, `false` or `null`.
  public JsonWriter literal(Object json) {
    put(before() + json);
    comma = ",";
    return this;
  }

  private String before() {
    String before = comma + (gap.isEmpty() && !comma.isEmpty() ? " " : gap);
    gap = "";
    return before;
  }

  private void put(String text) {
    try {
      out.append(text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private String quote(String text) {
    String quoted = quoted(text);
    return quoted.codePoints().allMatch(this::isKept)
        ? quoted
        : quoted
            .codePoints()
            .mapToObj(c -> isKept(c) ? Character.toString(c) : escaped(c))
            .collect(Collectors.joining());
  }

  private boolean isKept(int c) {
    return !ascii || isAscii(c);
  }

  private static String escaped(int c) {
    return Character.toString(c)
        .chars()
        .mapToObj(unit -> String.format("\\u%04x", unit))
        .collect(Collectors.joining());
  }

  private static boolean isAscii(int c) {
    return c < 0x7f;
  }

  /// {@return the text in quotes}
  public static String quoted(String text) {
    return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
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
