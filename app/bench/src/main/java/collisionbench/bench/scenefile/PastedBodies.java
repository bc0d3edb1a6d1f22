package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads pasted text: a whole scene file, one body, a list of bodies, an object with `bodies`, or a
/// question about two shapes: in JSON as programs are asked, or as a line that the bench prints.
///
/// Without a `space`, the types of the shapes determine it; if both spaces have all of them, the
/// preferred space is used.
final class PastedBodies {

  private static final Phrase PASTED = Phrase.of("expected.pasted");

  private PastedBodies() {}

  /// {@return the scene in a text; its name is empty if none is given}
  ///
  /// @param preferred the space if the shapes do not determine it
  static Scene read(String text, Space preferred) throws JsonException {
    if (PairLines.areIn(text)) {
      return scene(PairLines.bodies(text), PairLines.space(text));
    }
    SceneReader file = new SceneReader("");
    Json pasted = JsonReader.read(text, file);
    return switch (pasted) {
      case Json.Items items -> scene(items.values(), space(items.values(), preferred));
      case JsonObject fields when fields.values().containsKey("format") ->
          file.scene(fields.object());
      case JsonObject fields when fields.values().containsKey("bodies") ->
          withoutFormat(fields.object(), preferred);
      case JsonObject fields when isQuestion(fields) -> question(fields, preferred);
      case JsonObject fields when isBody(fields) ->
          scene(List.of(fields), space(List.of(fields), preferred));
      case JsonObject fields -> throw fields.unexpected(PASTED, Phrase.of("found.no-bodies"));
      case Json.Text _, Json.Numeral _, Json.Literal _ -> throw pasted.unexpected(PASTED);
    };
  }

  private static boolean isBody(JsonObject fields) {
    return fields.values().containsKey("shape") || fields.values().containsKey("id");
  }

  private static boolean isQuestion(JsonObject fields) {
    return fields.values().get("a") instanceof JsonObject
        && fields.values().get("b") instanceof JsonObject;
  }

  private static Scene question(JsonObject question, Space preferred) throws JsonException {
    List<Json> bodies = QuestionBodies.of(question, "");
    boolean isFlat = question.has("pair") && question.get("pair").text().endsWith("-2d");
    return scene(bodies, isFlat ? Space.TWO : space(bodies, preferred));
  }

  private static Scene withoutFormat(JsonObject top, Space preferred) throws JsonException {
    top.requireOnly("version", "name", "note", "space", "bodies", "camera", "expect");
    List<Json> bodies = top.get("bodies").items(SceneReader.BODIES);
    return scene(bodies, top.has("space") ? SceneReader.space(top) : space(bodies, preferred));
  }

  private static Scene scene(List<Json> bodies, Space space) throws JsonException {
    Map<String, Body> read = BodyReader.bodies(bodies, space);
    List<Body> all = List.copyOf(read.values());
    return new Scene("", "", space, all, Optional.empty(), Optional.empty());
  }

  /// {@return the space of the first shape whose type occurs in one space only}
  private static Space space(List<Json> bodies, Space preferred) {
    List<String> solid = ShapeReader.words(Space.THREE);
    List<String> flat = ShapeReader.words(Space.TWO);
    return bodies.stream()
        .map(PastedBodies::type)
        .filter(type -> solid.contains(type) != flat.contains(type))
        .findFirst()
        .map(type -> solid.contains(type) ? Space.THREE : Space.TWO)
        .orElse(preferred);
  }

  /// {@return the type of a body's shape; an empty text if it has none, which is reported later}
  private static String type(Json body) {
    return body instanceof JsonObject fields
            && fields.values().get("shape") instanceof JsonObject shape
            && shape.values().get("type") instanceof Json.Text type
        ? type.value()
        : "";
  }
}
