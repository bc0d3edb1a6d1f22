package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.Location;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Expectation;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Where in a scene file an answer is expected.
///
/// @param expect the expectation; empty if the file cannot be read again
public record ExpectationPlaces(Optional<JsonObject> expect) {

  public static ExpectationPlaces in(Path file) {
    try {
      return new ExpectationPlaces(
          member(SceneFile.json(file, JsonReader.Elements.KEPT), "expect")
              .filter(JsonObject.class::isInstance)
              .map(JsonObject.class::cast));
    } catch (SceneFileException | JsonException _) {
      return new ExpectationPlaces(Optional.empty());
    }
  }

  /// {@return the place where an answer about two bodies is expected, or else that of the pair, or
  /// of the whole expectation}
  public Optional<Location> of(Expectation.Pair pair, AnswerField field) {
    return expect.map(whole -> {
      Optional<Json> entry = in(whole, "pairs").filter(one -> isAbout(one, pair)).findFirst();
      return entry
          .flatMap(found -> answer(found, field))
          .or(() -> in(whole, "contacts").filter(one -> isAbout(one, pair)).findFirst())
          .or(() -> entry)
          .orElse(whole)
          .location();
    });
  }

  private static Optional<Json> answer(Json entry, AnswerField field) {
    return field
        .path()
        .reduce(
            Optional.of(entry),
            (at, name) -> at.flatMap(json -> member(json, name)),
            (_, last) -> last);
  }

  private static Stream<Json> in(JsonObject expect, String array) {
    return member(expect, array).stream()
        .flatMap(json -> json instanceof Json.Items items ? items.values().stream() : Stream.of());
  }

  private static Optional<Json> member(Json json, String name) {
    return json instanceof JsonObject object
        ? Optional.ofNullable(object.values().get(name))
        : Optional.empty();
  }

  private static boolean isAbout(Json entry, Expectation.Pair pair) {
    Stream<Json> names =
        entry instanceof Json.Items items
            ? items.values().stream()
            : Stream.of("a", "b").flatMap(name -> member(entry, name).stream());
    return Set.of(pair.a(), pair.b())
        .equals(
            Set.copyOf(
                names.map(name -> name instanceof Json.Text text ? text.value() : "").toList()));
  }
}
