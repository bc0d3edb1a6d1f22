package collisionbench.app.settings;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.Place;
import collisionbench.app.text.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// The fields of an object in the settings, asked for by name. One that is null is as if it were
/// not there.
record Fields(Place place, Map<String, Json> values) {

  /// {@return the fields of the object that is all of the settings}
  static Fields of(Json whole) throws JsonException {
    if (whole instanceof Json.Fields(Place place, SequencedMap<String, Json> values)) {
      return new Fields(place, values);
    }
    throw whole.place().refuse(SettingsReason.NO_OBJECT);
  }

  boolean isEmpty() {
    return values.values().stream().allMatch(Fields::isNull);
  }

  private static boolean isNull(Json value) {
    return value instanceof Json.Literal literal && literal.word().equals("null");
  }

  Optional<String> text(String name) throws JsonException {
    return value(name, Json.Text.class, "settings.text").map(Json.Text::value);
  }

  /// {@return a number, which may be infinite}
  Optional<Double> number(String name) throws JsonException {
    return value(name, Json.Numeral.class, "settings.number").map(Json.Numeral::nearest);
  }

  Optional<Boolean> flag(String name) throws JsonException {
    return value(name, Json.Literal.class, "settings.flag")
        .map(literal -> literal.word().equals("true"));
  }

  /// {@return the fields of an object in this one; none if it is not there}
  Fields fields(String name) throws JsonException {
    return value(name, Json.Fields.class, "settings.object")
        .map(object -> new Fields(object.place(), object.values()))
        .orElse(new Fields(place, Map.of()));
  }

  /// {@return the texts in a list}
  Optional<List<String>> texts(String name) throws JsonException {
    Optional<Json.Items> list = value(name, Json.Items.class, "settings.list");
    if (list.isEmpty()) {
      return Optional.empty();
    }
    List<String> texts = new ArrayList<>();
    for (Json item : list.get().values()) {
      if (item instanceof Json.Text text) {
        texts.add(text.value());
      } else if (!isNull(item)) {
        throw misfit(list.get(), "settings.list-of-texts");
      }
    }
    return Optional.of(texts);
  }

  private <T extends Json> Optional<T> value(String name, Class<T> kind, String expected)
      throws JsonException {
    Optional<Json> value = Optional.ofNullable(values.get(name)).filter(found -> !isNull(found));
    if (value.isPresent() && !kind.isInstance(value.get())) {
      throw misfit(value.get(), expected);
    }
    return value.map(kind::cast);
  }

  private static JsonException misfit(Json value, String expected) {
    String names = value.place().pointer().substring(1);
    return value.place().refuse(SettingsReason.MISFIT, Phrase.of(expected), names);
  }
}
