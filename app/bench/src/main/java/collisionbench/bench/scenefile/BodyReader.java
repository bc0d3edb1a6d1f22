package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.RefusalWords;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads bodies.
final class BodyReader {

  private BodyReader() {}

  /// {@return the bodies of an array by name, in order}
  static Map<String, Body> bodies(List<Json> values, Space space) throws JsonException {
    Map<String, Body> bodies = new LinkedHashMap<>();
    for (Json value : values) {
      add(value, space, bodies);
    }
    return bodies;
  }

  /// Adds a body.
  ///
  /// @param bodies those read before, by name
  static void add(Json value, Space space, Map<String, Body> bodies) throws JsonException {
    JsonObject members = value.object();
    Body body = body(members, space);
    if (bodies.put(body.id(), body) != null) {
      Json id = members.get("id");
      throw id.unexpected(Phrase.of("expected.own-id"), Phrase.of("found.second-time", id.found()));
    }
  }

  private static Body body(JsonObject members, Space space) throws JsonException {
    Body body = atStart(members, space);
    try {
      body.at(1);
    } catch (InvalidShapeException beyond) {
      throw JsonException.at(
          members.get("velocity").location(),
          "scene-file.endless-motion",
          RefusalWords.inFile(beyond));
    }
    return body;
  }

  private static Body atStart(JsonObject body, Space space) throws JsonException {
    body.requireOnly("id", "shape", "velocity", "group");
    String id = body.get("id").text();
    if (id.isBlank()) {
      throw body.get("id").unexpected(Phrase.of("expected.id"));
    }
    JsonObject shape = body.get("shape").object();
    ShapeType type = ShapeReader.type(shape, space);
    List<FieldValue> values = ShapeReader.values(type, shape);
    return Body.example(type)
        .named(id)
        .with(values)
        .moving(body.find("velocity", json -> velocity(json, space)).orElse(Vec3.ZERO))
        .grouped(body.find("group", BodyReader::group));
  }

  private static String group(Json json) throws JsonException {
    String group = json.text();
    if (group.isBlank()) {
      throw json.unexpected(Phrase.of("expected.group"));
    }
    return group;
  }

  private static Vec3 velocity(Json velocity, Space space) throws JsonException {
    return switch (space) {
      case THREE -> velocity.vec3();
      case TWO -> Lifted.of(velocity.vec2());
    };
  }
}
