package collisionbench.app.json;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SequencedMap;

/// A JSON value that knows its place. It is refused if it is asked for what it is not.
public sealed interface Json {

  /// How much of a text or a number is quoted in a sentence.
  int LONGEST_QUOTE = 43;

  /// {@return a text in quotes, or its beginning}
  static String quoted(String text) {
    return JsonWriter.quoted(PlainText.cut(text, LONGEST_QUOTE));
  }

  /// {@return where it stands}
  Place place();

  /// {@return what to call the value in a sentence}
  Phrase found();

  /// A string.
  record Text(Place place, String value) implements Json {
    @Override
    public Phrase found() {
      return Phrase.verbatim(quoted(value));
    }
  }

  /// A number, as it is written.
  record Numeral(Place place, String digits) implements Json {
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
  record Literal(Place place, String word) implements Json {
    @Override
    public Phrase found() {
      return Phrase.verbatim(word);
    }
  }

  /// An array.
  record Items(Place place, List<Json> values) implements Json {
    @Override
    public Phrase found() {
      return Phrase.of("found.array");
    }
  }

  /// An object.
  record Fields(Place place, SequencedMap<String, Json> values) implements Json {
    @Override
    public Phrase found() {
      return Phrase.of("found.object");
    }
  }

  /// {@return the refusal of the value, where something else is expected}
  default JsonException misfit(Phrase expected) {
    return misfit(expected, found());
  }

  /// {@return the refusal of the value, of which there is more to say than what it is}
  default JsonException misfit(Phrase expected, Phrase found) {
    return place().refuse(JsonReason.MISFIT, expected, found);
  }

  /// {@return the members of an object}
  default Members members() throws JsonException {
    if (this instanceof Fields(Place place, SequencedMap<String, Json> values)) {
      return new Members(place, values);
    }
    throw misfit(Phrase.of("expected.object"));
  }

  /// {@return the values of an array}
  ///
  /// @param expected what the array should be
  default List<Json> items(Phrase expected) throws JsonException {
    if (this instanceof Items items) {
      return items.values();
    }
    throw misfit(expected);
  }

  /// {@return the values of an array of so many}
  default List<Json> items(Phrase expected, int count) throws JsonException {
    List<Json> items = items(expected);
    if (items.size() == count) {
      return items;
    }
    throw misfit(
        expected,
        items.size() == 1
            ? Phrase.of("found.value")
            : Phrase.of("found.values", String.valueOf(items.size())));
  }

  /// {@return the string}
  default String text() throws JsonException {
    if (!(this instanceof Text text)) {
      throw misfit(Phrase.of("expected.string"));
    }
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text.value())) {
      throw misfit(Phrase.of("expected.unicode"), Phrase.of("found.half-surrogate"));
    }
    return text.value();
  }

  /// {@return whether the value is `true` and not `false`}
  default boolean flag() throws JsonException {
    if (this instanceof Literal(var _, String word) && !word.equals("null")) {
      return word.equals("true");
    }
    throw misfit(Phrase.of("expected.true-or-false"));
  }

  /// {@return the number, as the nearest double}
  default double number() throws JsonException {
    if (!(this instanceof Numeral numeral)) {
      throw misfit(Phrase.of("expected.number"));
    }
    double number = numeral.nearest();
    if (!Double.isFinite(number)) {
      throw misfit(Phrase.of("expected.finite"));
    }
    return number;
  }

  /// {@return the number, which is not below 0}
  default double nonNegative() throws JsonException {
    double number = number();
    if (number < 0) {
      throw misfit(Phrase.of("expected.non-negative"));
    }
    return number;
  }

  /// {@return the number, which is above 0}
  default double positive() throws JsonException {
    double number = number();
    if (!(number > 0)) {
      throw misfit(Phrase.of("expected.positive"));
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

  /// {@return the numbers of an array of so many}
  ///
  /// @param form how they are written
  default double[] numbers(String form, int count) throws JsonException {
    List<Json> items = items(Phrase.of("expected.numbers", String.valueOf(count), form), count);
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = items.get(i).number();
    }
    return numbers;
  }
}
