package collisionbench.app.panel.history;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Degrees;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.FieldValue;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Numbers;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// The new value of a field or a velocity, as text: `(1, 0.5, 0)`, `45°`.
final class ChangedValue {

  private ChangedValue() {}

  /// {@return the new value; empty if several bodies change, or if it does not fit in a line}
  static Optional<String> of(Edit.Change change) {
    return change.bodies().size() == 1
        ? of(change.what(), change.bodies().getFirst())
        : Optional.empty();
  }

  private static Optional<String> of(ChangeKind what, Body body) {
    if (what == ChangeKind.VELOCITY) {
      return Optional.of(vector(body.displacement(), body));
    }
    return IntStream.range(0, body.values().size())
        .filter(field -> body.type().fields().get(field).what() == what)
        .mapToObj(field -> body.values().get(field))
        .findFirst()
        .flatMap(value -> words(value, body));
  }

  private static Optional<String> words(FieldValue value, Body body) {
    return switch (value) {
      case FieldValue.Point _, FieldValue.FlatPoint _ ->
          Optional.of(vector(value.points().getFirst(), body));
      case FieldValue.Length(double length) -> Optional.of(Numbers.of(length, body.extent()));
      case FieldValue.HalfExtents(Vec3 lengths) -> Optional.of(vector(lengths, body));
      case FieldValue.Direction(var vector) ->
          Optional.of(Numbers.of(Degrees.direction(vector.x(), vector.y()), 1) + "°");
      case FieldValue.Opening(double angle) -> Optional.of(Numbers.of(Degrees.of(angle), 1) + "°");
      case FieldValue.Turn _, FieldValue.Corners _, FieldValue.Points _ -> Optional.empty();
    };
  }

  private static String vector(Vec3 vector, Body body) {
    return DoubleStream.of(vector.x(), vector.y(), vector.z())
        .limit(body.space() == Space.TWO ? 2 : 3)
        .mapToObj(number -> Numbers.of(number, body.extent()))
        .collect(Collectors.joining(", ", "(", ")"));
  }
}
