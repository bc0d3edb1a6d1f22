package collisionbench.app.settings;

import collisionbench.app.json.Json;
import collisionbench.app.json.JsonException;
import collisionbench.app.json.JsonWriter;
import collisionbench.app.text.Language;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.Words;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/// How a value stands in the settings file.
record Form<T>(Reader<T> reader, BiConsumer<T, JsonWriter> writer) {

  static final Form<Double> NUMBER = number(Json.Numeral::nearest);

  static final Form<Boolean> FLAG =
      new Form<>(
          json ->
              Optional.of(kind(json, Json.Literal.class, "settings.flag").word().equals("true")),
          (flag, json) -> json.literal(flag));

  static final Form<Language> LANGUAGE =
      new Form<>(
          json -> Languages.SPOKEN.called(text(json)),
          (language, json) -> json.value(language.tag()));

  static final Form<List<Path>> FILES =
      new Form<>(
          json -> Optional.of(texts(json).stream().flatMap(name -> file(name).stream()).toList()),
          (files, json) -> write(files.stream().map(Path::toString), json));

  /// Reads a value. One that is not known, such as a word of a later version, is empty.
  interface Reader<T> {
    Optional<T> read(Json json) throws JsonException;
  }

  /// Makes a value of another kind of JSON, and refuses what makes none.
  interface Maker<J extends Json, T> {
    T of(J json) throws JsonException;
  }

  static Form<Double> number(Maker<Json.Numeral, Double> maker) {
    return new Form<>(
        json -> Optional.of(maker.of(kind(json, Json.Numeral.class, "settings.number"))),
        (number, json) -> json.literal(number));
  }

  static <E extends Enum<E>> Form<E> word(Class<E> type) {
    return new Form<>(
        json -> {
          String word = text(json);
          return Stream.of(type.getEnumConstants())
              .filter(constant -> Words.of(constant).equals(word))
              .findFirst();
        },
        (constant, json) -> json.value(Words.of(constant)));
  }

  static <E extends Enum<E>> Form<Set<E>> words(Class<E> type) {
    return new Form<>(
        json -> {
          List<String> words = texts(json);
          EnumSet<E> constants = EnumSet.allOf(type);
          constants.removeIf(constant -> !words.contains(Words.of(constant)));
          return Optional.of(constants);
        },
        (constants, json) -> write(constants.stream().sorted().map(Words::of), json));
  }

  /// {@return the form of an object; one without a member is no value}
  static <T> Form<T> object(List<Member<T, ?>> members, Maker<Json.Fields, T> maker) {
    return new Form<>(
        json -> {
          Json.Fields object = kind(json, Json.Fields.class, "settings.object");
          return object.values().values().stream().allMatch(Member::isNull)
              ? Optional.empty()
              : Optional.of(maker.of(object));
        },
        (value, json) -> {
          json.object();
          members.forEach(member -> member.write(value, 4, json));
          json.line(2).end();
        });
  }

  /// {@return the form of a value that may be missing}
  Form<Optional<T>> optional() {
    return new Form<>(
        json -> reader.read(json).map(Optional::of),
        (value, json) -> writer.accept(value.orElseThrow(), json));
  }

  private static String text(Json json) throws JsonException {
    return kind(json, Json.Text.class, "settings.text").value();
  }

  private static List<String> texts(Json json) throws JsonException {
    Json.Items list = kind(json, Json.Items.class, "settings.list");
    List<String> texts = new ArrayList<>();
    for (Json item : list.values()) {
      if (item instanceof Json.Text text) {
        texts.add(text.value());
      } else if (!Member.isNull(item)) {
        throw misfit(list, "settings.list-of-texts");
      }
    }
    return texts;
  }

  /// {@return the file of that name; nothing for what cannot be one, such as a root}
  private static Optional<Path> file(String name) {
    try {
      return Optional.of(Path.of(name)).filter(path -> path.getFileName() != null);
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  private static void write(Stream<String> texts, JsonWriter json) {
    json.array().space();
    texts.forEach(json::value);
    json.space().end();
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
