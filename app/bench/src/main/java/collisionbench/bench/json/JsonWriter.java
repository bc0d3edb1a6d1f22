package collisionbench.bench.json;

import collisionbench.bench.text.KebabCase;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.UnaryOperator;

/// Streams JSON, on one line unless a new line is requested.
public final class JsonWriter {

  private final Appendable out;
  private final UnaryOperator<String> quoting;
  private final boolean indented;

  /// The closing brackets of the open objects and arrays.
  private final StringBuilder closings = new StringBuilder();

  /// The text before the next value: a comma and a gap.
  private String comma = "";

  private String gap = "";

  private JsonWriter(Appendable out, UnaryOperator<String> quoting, boolean indented) {
    this.out = out;
    this.quoting = quoting;
    this.indented = indented;
  }

  /// {@return a writer of any text}
  public static JsonWriter to(Appendable out) {
    return new JsonWriter(out, JsonText::quoted, false);
  }

  /// {@return a writer of ASCII only, which no console encoding can spoil}
  public static JsonWriter ascii(Appendable out) {
    return new JsonWriter(out, JsonText::ascii, false);
  }

  /// {@return a writer that puts each member on a line of its own}
  public static JsonWriter indented(Appendable out) {
    return new JsonWriter(out, JsonText::quoted, true);
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
    if (indented && closings.charAt(last) == '}') {
      line(2 * last);
    }
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

  /// Begins a member, whose value follows.
  public JsonWriter name(String name) {
    if (indented) {
      line(2 * closings.length());
    }
    put(before() + quoting.apply(name) + ": ");
    comma = "";
    return this;
  }

  /// Writes a member, unless it is an empty optional value.
  public JsonWriter member(String name, Object value) {
    return switch (value) {
      case Optional<?> maybe -> maybe.map(one -> name(name).value(one)).orElse(this);
      case OptionalDouble maybe -> maybe.isPresent() ? name(name).value(maybe.getAsDouble()) : this;
      default -> name(name).value(value);
    };
  }

  /// Writes the components of a record as members.
  public JsonWriter members(Record record) {
    try {
      for (RecordComponent component : record.getClass().getRecordComponents()) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true);
        member(component.getName(), accessor.invoke(record));
      }
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
    return this;
  }

  public JsonWriter value(String text) {
    return literal(quoting.apply(text));
  }

  public JsonWriter value(double number) {
    return literal(JsonText.digits(number));
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

  /// Writes a number, `true` or `false`, a vector, collection or map, a constant by its name in
  /// kebab case, a record as an object of its components, and anything else as its text.
  public JsonWriter value(Object any) {
    return switch (any) {
      case Double number -> value(number.doubleValue());
      case Number _, Boolean _ -> literal(any);
      case Vec3 vector -> value(vector.x(), vector.y(), vector.z());
      case Vec2 vector -> value(vector.x(), vector.y());
      case Set<?> all -> value(all.stream().sorted().toList());
      case Collection<?> all -> {
        array();
        all.forEach(this::value);
        yield end();
      }
      case Map<?, ?> all -> {
        object();
        all.forEach((key, value) -> member(word(key), value));
        yield end();
      }
      case Record record -> object().members(record).end();
      default -> value(word(any));
    };
  }

  private static String word(Object any) {
    return any instanceof Enum<?> constant ? KebabCase.of(constant) : any.toString();
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
}
