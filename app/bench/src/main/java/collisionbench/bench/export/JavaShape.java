package collisionbench.bench.export;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes shapes as constructor calls with exact numbers.
final class JavaShape {

  private static final int INDENT = 6;

  private JavaShape() {}

  /// {@return the constructor call for the shape of a body}
  static String of(Body body) {
    List<String> arguments =
        body.values().stream().filter(value -> !value.isImplied()).map(JavaShape::of).toList();
    return JavaCode.call(INDENT, "new " + body.type().className(), arguments);
  }

  private static String of(FieldValue value) {
    return switch (value) {
      case FieldValue.Point(Vec3 at) -> JavaCode.make(at);
      case FieldValue.FlatPoint(Vec2 at) -> JavaCode.make(at);
      case FieldValue.Length(double length) -> JavaCode.of(length);
      case FieldValue.HalfExtents(Vec3 lengths) -> JavaCode.make(lengths);
      case FieldValue.Turn(Rotation turn) ->
          JavaCode.make("Rotation", turn.x(), turn.y(), turn.z(), turn.w());
      case FieldValue.Direction(Vec2 direction) -> JavaCode.make(direction);
      case FieldValue.Opening(double angle) -> JavaCode.of(angle);
      case FieldValue.Corners(List<Vec2> corners) -> listed(corners.stream().map(JavaCode::make));
      case FieldValue.Points(List<Vec3> places) -> listed(places.stream().map(JavaCode::make));
    };
  }

  /// {@return a list with one point per line}
  private static String listed(Stream<String> points) {
    String next = "\n" + " ".repeat(INDENT + 8);
    return points.collect(Collectors.joining("," + next, "List.of(" + next, ")"));
  }
}
