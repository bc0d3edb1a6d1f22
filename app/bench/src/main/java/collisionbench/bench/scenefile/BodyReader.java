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
import java.util.Optional;

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
        .moving(velocity(body, space))
        .grouped(group(body));
  }

  private static Optional<String> group(JsonObject body) throws JsonException {
    if (!body.has("group")) {
      return Optional.empty();
    }
    String group = body.get("group").text();
    if (group.isBlank()) {
      throw body.get("group").unexpected(Phrase.of("expected.group"));
    }
    return Optional.of(group);
  }

  private static Vec3 velocity(JsonObject body, Space space) throws JsonException {
    if (!body.has("velocity")) {
      return Vec3.ZERO;
    }
    return switch (space) {
      case THREE -> body.get("velocity").vec3();
      case TWO -> Lifted.of(body.get("velocity").vec2());
    };
  }
}
