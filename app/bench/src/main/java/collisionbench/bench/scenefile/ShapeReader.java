package collisionbench.bench.scenefile;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.RefusalWords;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads shapes, field by field.
public final class ShapeReader {

  private ShapeReader() {}

  /// {@return the names of the shape types of a space}
  static List<String> words(Space space) {
    return Stream.of(Kind.values())
        .filter(kind -> kind.isFlat() == (space == Space.TWO))
        .map(Kind::word)
        .toList();
  }

  /// {@return the type named by an object, which must be a type of this space}
  static ShapeType type(JsonObject shape, Space space) throws JsonException {
    Json found = shape.get("type");
    String word = found.text();
    return named(word, space)
        .orElseThrow(() -> {
          Space other = space == Space.TWO ? Space.THREE : Space.TWO;
          return found.unexpected(
              Phrase.oneOf(words(space)),
              named(word, other).isPresent()
                  ? Phrase.of("found.shape-of", found.found(), SceneText.word(other))
                  : found.found());
        });
  }

  private static Optional<ShapeType> named(String word, Space space) {
    return ShapeType.in(space).stream().filter(type -> type.word().equals(word)).findFirst();
  }

  /// {@return a shape in space}
  public static Shape3 solid(JsonObject shape) throws JsonException {
    ShapeType type = type(shape, Space.THREE);
    return type.solid(values(type, shape));
  }

  /// {@return a shape in the plane}
  public static Shape2 flat(JsonObject shape) throws JsonException {
    ShapeType type = type(shape, Space.TWO);
    return type.flat(values(type, shape));
  }

  static List<FieldValue> values(ShapeType type, JsonObject shape) throws JsonException {
    List<Field> fields = type.fields();
    shape.requireOnly(
        Stream.concat(Stream.of("type"), fields.stream().map(Field::name)).toArray(String[]::new));
    List<FieldValue> values = new ArrayList<>();
    for (Field field : fields) {
      values.add(
          field.isOptional() && !shape.has(field.name())
              ? new FieldValue.Turn(Rotation.NONE)
              : value(field.kind(), shape.get(field.name())));
    }
    return values;
  }

  private static FieldValue value(Field.Kind kind, Json json) throws JsonException {
    return switch (kind) {
      case POINT -> new FieldValue.Point(json.vec3());
      case FLAT_POINT -> new FieldValue.FlatPoint(json.vec2());
      case LENGTH -> new FieldValue.Length(json.nonNegative());
      case HALF_EXTENTS -> new FieldValue.HalfExtents(halfExtents(json));
      case TURN -> new FieldValue.Turn(orientation(json));
      case DIRECTION -> new FieldValue.Direction(direction(json));
      case OPENING -> new FieldValue.Opening(opening(json));
      case CORNERS -> new FieldValue.Corners(corners(json));
      case POINTS -> new FieldValue.Points(points(json));
    };
  }

  private static Vec3 halfExtents(Json json) throws JsonException {
    Vec3 halfExtents = json.vec3();
    for (Json half : json.items(Phrase.of("expected.array"))) {
      half.nonNegative();
    }
    return halfExtents;
  }

  private static Rotation orientation(Json json) throws JsonException {
    double[] q = json.numbers("[x, y, z, w]", 4);
    if (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0) {
      throw json.unexpected(Phrase.of("expected.quaternion"), Phrase.of("found.zeros"));
    }
    return new Rotation(q[0], q[1], q[2], q[3]);
  }

  private static Vec2 direction(Json json) throws JsonException {
    Vec2 direction = json.vec2();
    if (direction.equals(Vec2.ZERO)) {
      throw json.unexpected(Phrase.of("expected.direction"), Phrase.of("found.zeros"));
    }
    return direction;
  }

  private static double opening(Json json) throws JsonException {
    double angle = json.number();
    if (!(angle > 0 && angle <= Sector.FULL_TURN)) {
      throw json.unexpected(Phrase.of("expected.opening"));
    }
    return angle;
  }

  private static List<Vec2> corners(Json json) throws JsonException {
    List<Vec2> corners = json.list(Phrase.of("expected.corners"), Json::vec2);
    try {
      return Polygon.ofRing(corners).vertices();
    } catch (InvalidShapeException notConvex) {
      throw JsonException.at(
          json.location(), "scene-file.no-polygon", RefusalWords.inFile(notConvex));
    }
  }

  private static List<Vec3> points(Json json) throws JsonException {
    List<Vec3> points = json.list(Phrase.of("expected.points"), Json::vec3);
    try {
      return new Hull(points).points();
    } catch (InvalidShapeException tooMany) {
      throw JsonException.at(json.location(), "scene-file.no-hull", RefusalWords.inFile(tooMany));
    }
  }
}
