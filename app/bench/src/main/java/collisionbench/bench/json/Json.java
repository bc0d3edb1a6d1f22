package collisionbench.bench.json;

import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A JSON value with its location. Converting it to another type throws an exception.
public sealed interface Json permits Json.Text, Json.Numeral, Json.Literal, Json.Items, JsonObject {

  /// The longest quote of a text or a number in a message.
  int LONGEST_QUOTE = 43;

  /// {@return a text in quotes, cut if it is long}
  static String quoted(String text) {
    return JsonText.quoted(PlainText.cut(text, LONGEST_QUOTE));
  }

  /// Converts a value.
  @FunctionalInterface
  interface Reader<T> {
    T of(Json json) throws JsonException;
  }

  /// {@return its location}
  Location location();

  /// {@return the value in words}
  Phrase found();

  /// A string.
  record Text(Location location, String value) implements Json {
    @Override
    public Phrase found() {
      return Phrase.verbatim(quoted(value));
    }
  }

  /// A number, as it is written.
  record Numeral(Location location, String digits) implements Json {
    @Override
    public Phrase found() {
      return Phrase.verbatim(PlainText.cut(digits, LONGEST_QUOTE));
    }

    /// {@return the nearest double, which may be infinite}
    public double nearest() {
      return switch (digits) {
        case "INF", "+INF", "+Infinity" -> Double.POSITIVE_INFINITY;
        case "-INF" -> Double.NEGATIVE_INFINITY;
        default -> Double.parseDouble(digits);
      };
    }
  }

  /// `true`, `false` or `null`.
  record Literal(Location location, String word) implements Json {
    @Override
    public Phrase found() {
      return Phrase.verbatim(word);
    }
  }

  /// An array.
  record Items(Location location, List<Json> values) implements Json {
    @Override
    public Phrase found() {
      return Phrase.of("found.array");
    }
  }

  /// {@return the exception for this value if something else is expected}
  default JsonException unexpected(Phrase expected) {
    return unexpected(expected, found());
  }

  /// {@return the exception for this value with its own description}
  default JsonException unexpected(Phrase expected, Phrase found) {
    return JsonException.at(location(), "json.other-value", expected, found);
  }

  /// {@return this as an object}
  default JsonObject object() throws JsonException {
    if (this instanceof JsonObject object) {
      return object;
    }
    throw unexpected(Phrase.of("expected.object"));
  }

  /// {@return the values of an array}
  ///
  /// @param expected describes the array
  default List<Json> items(Phrase expected) throws JsonException {
    if (this instanceof Items items) {
      return items.values();
    }
    throw unexpected(expected);
  }

  /// {@return the converted values of an array}
  ///
  /// @param expected describes the array
  default <T> List<T> list(Phrase expected, Reader<T> reader) throws JsonException {
    List<T> list = new ArrayList<>();
    for (Json item : items(expected)) {
      list.add(reader.of(item));
    }
    return list;
  }

  /// {@return the values of an array of the given length}
  default List<Json> items(Phrase expected, int count) throws JsonException {
    List<Json> items = items(expected);
    if (items.size() == count) {
      return items;
    }
    throw unexpected(
        expected,
        items.size() == 1
            ? Phrase.of("found.value")
            : Phrase.of("found.values", String.valueOf(items.size())));
  }

  /// {@return the string}
  default String text() throws JsonException {
    if (!(this instanceof Text text)) {
      throw unexpected(Phrase.of("expected.string"));
    }
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text.value())) {
      throw unexpected(Phrase.of("expected.unicode"), Phrase.of("found.half-surrogate"));
    }
    return text.value();
  }

  /// {@return the string, which is one of some words}
  default String word(List<String> words) throws JsonException {
    String word = text();
    if (!words.contains(word)) {
      throw unexpected(Phrase.oneOf(words.stream().map(Json::quoted).toList()));
    }
    return word;
  }

  /// {@return whether it is `null`}
  default boolean isNull() {
    return this instanceof Literal literal && literal.word().equals("null");
  }

  /// {@return the boolean}
  default boolean flag() throws JsonException {
    if (this instanceof Literal(var _, String word) && !isNull()) {
      return word.equals("true");
    }
    throw unexpected(Phrase.of("expected.true-or-false"));
  }

  /// {@return the number, as the nearest double}
  default double number() throws JsonException {
    if (!(this instanceof Numeral numeral)) {
      throw unexpected(Phrase.of("expected.number"));
    }
    double number = numeral.nearest();
    if (!Double.isFinite(number)) {
      throw unexpected(Phrase.of("expected.finite"));
    }
    return number;
  }

  /// {@return the number, at least 0}
  default double nonNegative() throws JsonException {
    double number = number();
    if (number < 0) {
      throw unexpected(Phrase.of("expected.non-negative"));
    }
    return number;
  }

  /// {@return the number, above 0}
  default double positive() throws JsonException {
    double number = number();
    if (!(number > 0)) {
      throw unexpected(Phrase.of("expected.positive"));
    }
    return number;
  }

  /// {@return the vector `[x, y, z]`}
  default Vec3 vec3() throws JsonException {
    double[] numbers = numbers("[x, y, z]", 3);
    return new Vec3(numbers[0], numbers[1], numbers[2]);
  }

  /// {@return the vector `[x, y]`}
  default Vec2 vec2() throws JsonException {
    double[] numbers = numbers("[x, y]", 2);
    return new Vec2(numbers[0], numbers[1]);
  }

  /// {@return the numbers of an array of the given length}
  ///
  /// @param form their notation
  default double[] numbers(String form, int count) throws JsonException {
    List<Json> items = items(Phrase.of("expected.numbers", String.valueOf(count), form), count);
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = items.get(i).number();
    }
    return numbers;
  }
}
