package collisionbench.app.settings;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;

/// How a value stands in the settings file.
record Form<T>(Reader<Json, Optional<T>> reader, BiConsumer<T, JsonWriter> writer) {

  static final Form<Double> NUMBER = number(Json.Numeral::nearest);

  static final Form<Boolean> FLAG =
      new Form<>(
          json ->
              Optional.of(kind(json, Json.Literal.class, "settings.flag").word().equals("true")),
          (flag, json) -> json.literal(flag));

  /// Makes a value of JSON, or refuses it. What is not known, such as a word of a later version, is
  /// empty.
  interface Reader<J extends Json, T> {
    T of(J json) throws JsonException;
  }

  static Form<Double> number(Reader<Json.Numeral, Double> reader) {
    return new Form<>(
        json -> Optional.of(reader.of(kind(json, Json.Numeral.class, "settings.number"))),
        (number, json) -> json.literal(number));
  }

  static <T> Form<T> text(Function<String, Optional<T>> reader, Function<T, String> writer) {
    return new Form<>(
        json -> reader.apply(kind(json, Json.Text.class, "settings.text").value()),
        (value, json) -> json.value(writer.apply(value)));
  }

  static <T> Form<List<T>> texts(Function<String, Optional<T>> reader, Function<T, String> writer) {
    return new Form<>(
        json -> Optional.of(texts(json).flatMap(text -> reader.apply(text).stream()).toList()),
        (values, json) -> {
          json.array().space();
          values.forEach(value -> json.value(writer.apply(value)));
          json.space().end();
        });
  }

  /// {@return the form of an object; one without a member is no value}
  static <T> Form<T> object(List<Member<T, ?>> members, Reader<Json.Fields, T> reader) {
    return new Form<>(
        json -> {
          Json.Fields object = kind(json, Json.Fields.class, "settings.object");
          return object.values().values().stream().allMatch(Member::isNull)
              ? Optional.empty()
              : Optional.of(reader.of(object));
        },
        (value, json) -> {
          json.object();
          members.forEach(member -> member.write(value, 4, json));
          json.line(2).end();
        });
  }

  static <E extends Enum<E>> Form<E> word(Class<E> type) {
    return text(word -> constant(type, word), Words::of);
  }

  static <E extends Enum<E>> Form<List<E>> words(Class<E> type) {
    return texts(word -> constant(type, word), Words::of);
  }

  private static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
    return Stream.of(type.getEnumConstants())
        .filter(constant -> Words.of(constant).equals(word))
        .findFirst();
  }

  /// {@return the form of a value that may be missing}
  Form<Optional<T>> optional() {
    return new Form<>(
        json -> Optional.of(reader.of(json)),
        (value, json) -> writer.accept(value.orElseThrow(), json));
  }

  /// {@return the form of a list of such values; those that are not known are left out}
  Form<List<T>> list() {
    return new Form<>(
        json -> {
          List<T> values = new ArrayList<>();
          for (Json item : kind(json, Json.Items.class, "settings.list").values()) {
            reader.of(item).ifPresent(values::add);
          }
          return Optional.of(values);
        },
        (values, json) -> {
          json.array().space();
          values.forEach(value -> writer.accept(value, json));
          json.space().end();
        });
  }

  private static Stream<String> texts(Json json) throws JsonException {
    List<String> texts = new ArrayList<>();
    for (Json item : kind(json, Json.Items.class, "settings.list").values()) {
      if (item instanceof Json.Text text) {
        texts.add(text.value());
      } else if (!Member.isNull(item)) {
        throw misfit(json, "settings.list-of-texts");
      }
    }
    return texts.stream();
  }

  private static <J extends Json> J kind(Json json, Class<J> kind, String expected)
      throws JsonException {
    if (kind.isInstance(json)) {
      return kind.cast(json);
    }
    throw misfit(json, expected);
  }

  private static JsonException misfit(Json json, String expected) {
    String names = json.place().pointer().substring(1);
    return json.place().refuse(SettingsReason.MISFIT, Phrase.of(expected), names);
  }
}
