package collisionbench.app.export;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.FieldValue;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A shape as the call of its constructor, all numbers exact.
///
/// @param type the class of the shape
/// @param arguments of the constructor
/// @param imports what they need beside the class and vectors: of its package, or with theirs
record JavaShape(String type, List<String> arguments, List<String> imports) {

  static JavaShape of(Body body) {
    List<FieldValue> said = body.values().stream().filter(value -> !value.isImplied()).toList();
    return new JavaShape(
        body.type().className(),
        said.stream().map(JavaShape::of).toList(),
        said.stream().flatMap(value -> imports(value).stream()).toList());
  }

  private static String of(FieldValue value) {
    return switch (value) {
      case FieldValue.Point(Vec3 at) -> of(at);
      case FieldValue.FlatPoint(Vec2 at) -> of(at);
      case FieldValue.Length(double length) -> JavaCode.of(length);
      case FieldValue.HalfExtents(Vec3 lengths) -> of(lengths);
      case FieldValue.Turn(Rotation turn) ->
          JavaCode.make("Rotation", turn.x(), turn.y(), turn.z(), turn.w());
      case FieldValue.Direction(Vec2 direction) -> of(direction);
      case FieldValue.Opening(double angle) -> JavaCode.of(angle);
      case FieldValue.Corners(List<Vec2> corners) -> listed(corners.stream().map(JavaShape::of));
      case FieldValue.Points(List<Vec3> places) -> listed(places.stream().map(JavaShape::of));
    };
  }

  private static List<String> imports(FieldValue value) {
    return switch (value) {
      case FieldValue.Turn _ -> List.of("Rotation");
      case FieldValue.Corners _, FieldValue.Points _ -> List.of("java.util.List");
      case FieldValue.Point _,
          FieldValue.FlatPoint _,
          FieldValue.Length _,
          FieldValue.HalfExtents _,
          FieldValue.Direction _,
          FieldValue.Opening _ ->
          List.of();
    };
  }

  /// A point a line.
  private static String listed(Stream<String> points) {
    String next = "\n" + " ".repeat(14);
    return points.collect(Collectors.joining("," + next, "List.of(" + next, ")"));
  }

  private static String of(Vec3 vector) {
    return JavaCode.make("Vec3", vector.x(), vector.y(), vector.z());
  }

  private static String of(Vec2 vector) {
    return JavaCode.make("Vec2", vector.x(), vector.y());
  }
}
