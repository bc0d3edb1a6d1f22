package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.NumberKind;
import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Degrees;
import collisionbench.bench.scene.Field;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;

/// Creates the numbers of one field of a shape. Values that give no valid shape are refused.
record ShapeParameters(ChangeKind what, BodyParameters parameters) {

  /// {@return the numbers of a field, those of a point or a corner together; an orientation has
  /// several ways to be shown, see [OrientationFields]}
  static List<ParameterGroup> of(Body body, int index, Subject subject) {
    Field field = body.type().fields().get(index);
    String label = Texts.get("field." + KebabCase.of(field.what()));
    return new ShapeParameters(field.what(), new BodyParameters(subject, field.what()))
        .groups(body.values().get(index), label);
  }

  private List<ParameterGroup> groups(FieldValue value, String label) {
    return switch (value) {
      case FieldValue.Point _ -> List.of(place(label, 0, Space.THREE));
      case FieldValue.FlatPoint _ -> List.of(place(label, 0, Space.TWO));
      case FieldValue.Length _ -> List.of(length(label));
      case FieldValue.HalfExtents _ -> List.of(halfExtents(label));
      case FieldValue.Direction _ -> List.of(direction(label));
      case FieldValue.Opening _ -> List.of(opening(label));
      case FieldValue.Corners(List<Vec2> corners) ->
          places("field.corner", corners.size(), Space.TWO);
      case FieldValue.Points(List<Vec3> points) ->
          places("field.point", points.size(), Space.THREE);
      case FieldValue.Turn _ -> List.of();
    };
  }

  private int place(Body body) {
    return body.type().place(what).orElseThrow();
  }

  private <V extends FieldValue> V value(Body body, Class<V> type) {
    return type.cast(body.values().get(place(body)));
  }

  private List<ParameterGroup> places(String label, int count, Space space) {
    return IntStream.range(0, count)
        .mapToObj(i -> place(Texts.get(label, i + 1), i, space))
        .toList();
  }

  private ParameterGroup place(String label, int index, Space space) {
    return parameters.coordinates(
        label,
        NumberKind.COORDINATE,
        space,
        body -> body.values().get(place(body)).points().get(index),
        (body, at) -> body.with(place(body), body.values().get(place(body)).withPoint(index, at)));
  }

  private ParameterGroup length(String label) {
    return parameters.number(
        label,
        NumberKind.SIZE,
        body -> value(body, FieldValue.Length.class).length(),
        (body, length) -> body.with(place(body), new FieldValue.Length(length)));
  }

  private ParameterGroup halfExtents(String label) {
    return parameters.coordinates(
        label,
        NumberKind.SIZE,
        Space.THREE,
        body -> value(body, FieldValue.HalfExtents.class).lengths(),
        (body, lengths) -> body.with(place(body), new FieldValue.HalfExtents(lengths)));
  }

  /// Written as a unit vector; the length has no meaning.
  private ParameterGroup direction(String label) {
    return parameters.number(
        label,
        NumberKind.ANGLE,
        body -> {
          Vec2 direction = value(body, FieldValue.Direction.class).vector();
          return Degrees.direction(direction.x(), direction.y());
        },
        (body, degrees) ->
            body.with(
                place(body),
                new FieldValue.Direction(
                    new Vec2(Degrees.cosine(degrees), Degrees.sine(degrees)))));
  }

  private ParameterGroup opening(String label) {
    return parameters.number(
        label,
        NumberKind.OPENING,
        body -> Degrees.of(value(body, FieldValue.Opening.class).angle()),
        (body, degrees) -> body.with(place(body), new FieldValue.Opening(Math.toRadians(degrees))));
  }
}
