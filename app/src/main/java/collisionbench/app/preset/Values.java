package collisionbench.app.preset;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// What a JSON value means, where it is of the kind that is expected.
final class Values {

  private Values() {}

  /// {@return the refusal of a value}
  static SceneFileException misfit(Json value, String expected) {
    return value.place().refuse("expected " + expected + ", found " + value.found());
  }

  /// {@return the refusal of an array}
  static SceneFileException miscount(Json value, String expected, int count) {
    String found = count + (count == 1 ? " value" : " values");
    return value.place().refuse("expected " + expected + ", found " + found);
  }

  /// {@return the names, the last two joined by "or"}
  static String choice(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.getFirst()
        : String.join(", ", names.subList(0, last)) + " or " + names.get(last);
  }

  static String text(Json value) throws SceneFileException {
    if (!(value instanceof Json.Text text)) {
      throw misfit(value, "a string");
    }
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text.value())) {
      throw value.place().refuse("expected Unicode text, found half a surrogate pair");
    }
    return text.value();
  }

  /// {@return the nearest double}
  static double number(Json value) throws SceneFileException {
    if (!(value instanceof Json.Numeral numeral)) {
      throw misfit(value, "a number");
    }
    double number = nearest(numeral.digits());
    if (!Double.isFinite(number)) {
      throw misfit(value, "a finite number");
    }
    return number;
  }

  private static double nearest(String digits) {
    return switch (digits) {
      case "INF", "+INF", "+Infinity" -> Double.POSITIVE_INFINITY;
      case "-INF" -> Double.NEGATIVE_INFINITY;
      default -> Double.parseDouble(digits);
    };
  }

  static List<Json> items(Json value, String what) throws SceneFileException {
    if (value instanceof Json.Items items) {
      return items.values();
    }
    throw misfit(value, what);
  }

  static Vec3 vec3(Json value) throws SceneFileException {
    double[] numbers = numbers(value, "[x, y, z]", 3);
    return new Vec3(numbers[0], numbers[1], numbers[2]);
  }

  static Vec2 vec2(Json value) throws SceneFileException {
    double[] numbers = numbers(value, "[x, y]", 2);
    return new Vec2(numbers[0], numbers[1]);
  }

  static double[] numbers(Json value, String form, int count) throws SceneFileException {
    String expected = count + " numbers " + form;
    List<Json> items = items(value, expected);
    if (items.size() != count) {
      throw miscount(value, expected, items.size());
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = number(items.get(i));
    }
    return numbers;
  }
}
