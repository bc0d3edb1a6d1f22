package collisionbench.app.preset;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.SequencedMap;

/// The members of a JSON object, asked for by name. What is missing, unknown or of another kind is
/// refused.
final class Members {

  private final Place place;
  private final SequencedMap<String, Json> values;

  private Members(Json.Fields object) {
    this.place = object.place();
    this.values = object.values();
  }

  /// {@return the members of a value that must be an object}
  static Members of(Json value) throws SceneFileException {
    if (value instanceof Json.Fields object) {
      return new Members(object);
    }
    throw Values.misfit(value, "an object");
  }

  Place place() {
    return place;
  }

  /// Refuses every member that is not one of these.
  void refuseAllBut(String... names) throws SceneFileException {
    List<String> known = List.of(names);
    for (var member : values.entrySet()) {
      if (!known.contains(member.getKey())) {
        throw member
            .getValue()
            .place()
            .refuse("unknown field; expected only " + Values.choice(known));
      }
    }
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  Json get(String name) throws SceneFileException {
    Json value = values.get(name);
    if (value == null) {
      throw place.refuse("missing field " + JsonText.of(name));
    }
    return value;
  }

  String text(String name) throws SceneFileException {
    return Values.text(get(name));
  }

  List<Json> items(String name, String what) throws SceneFileException {
    return Values.items(get(name), what);
  }

  double number(String name) throws SceneFileException {
    return Values.number(get(name));
  }

  double nonNegative(String name) throws SceneFileException {
    double number = number(name);
    if (number < 0) {
      throw Values.misfit(get(name), "a number >= 0");
    }
    return number;
  }

  double positive(String name) throws SceneFileException {
    double number = number(name);
    if (!(number > 0)) {
      throw Values.misfit(get(name), "a number > 0");
    }
    return number;
  }

  Vec3 vec3(String name) throws SceneFileException {
    return Values.vec3(get(name));
  }

  Vec2 vec2(String name) throws SceneFileException {
    return Values.vec2(get(name));
  }
}
