package collisionbench.app.preset;

import collisionbench.app.text.Plain;
import java.util.List;
import java.util.SequencedMap;

/// A JSON value that knows its place.
sealed interface Json {

  /// How much of a text or a number is quoted in a sentence.
  int LONGEST_QUOTE = 43;

  Place place();

  /// {@return what to call the value in a sentence}
  String found();

  /// A string.
  record Text(Place place, String value) implements Json {
    @Override
    public String found() {
      return JsonText.of(shortened(value));
    }
  }

  /// A number, as it is written.
  record Numeral(Place place, String digits) implements Json {
    @Override
    public String found() {
      return shortened(digits);
    }
  }

  /// `true`, `false` or `null`.
  record Literal(Place place, String word) implements Json {
    @Override
    public String found() {
      return word;
    }
  }

  /// An array.
  record Items(Place place, List<Json> values) implements Json {
    @Override
    public String found() {
      return "an array";
    }
  }

  /// An object.
  record Fields(Place place, SequencedMap<String, Json> values) implements Json {
    @Override
    public String found() {
      return "an object";
    }
  }

  private static String shortened(String text) {
    return Plain.cut(text, LONGEST_QUOTE);
  }
}
