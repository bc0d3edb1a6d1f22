package collisionbench.app.method;

import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.FieldValue;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.stream.IntStream;

/// The sizes that a method is made for.
///
/// @param least of a radius, a half extent, and the distance of two corners or ends
/// @param most of these, and of a coordinate
record Sizes(double least, double most) {

  /// {@return whether both shapes of a question are of these sizes}
  boolean hold(Question question) {
    return BodyQuestion.bodies(question).stream().allMatch(body -> hold(body.values()));
  }

  private boolean hold(List<FieldValue> shape) {
    List<Vec3> points = shape.stream().flatMap(value -> value.points().stream()).toList();
    return shape.stream().allMatch(this::holds)
        && points.stream().allMatch(point -> point.largest() <= most)
        && IntStream.range(0, points.size())
            .allMatch(i ->
                points.subList(0, i).stream()
                    .allMatch(other -> points.get(i).minus(other).length() >= least));
  }

  private boolean holds(FieldValue value) {
    return switch (value) {
      case FieldValue.Length(double length) -> holds(length);
      case FieldValue.HalfExtents(Vec3 e) -> holds(e.x()) && holds(e.y()) && holds(e.z());
      case FieldValue.Point _,
          FieldValue.FlatPoint _,
          FieldValue.Corners _,
          FieldValue.Points _,
          FieldValue.Direction _,
          FieldValue.Turn _,
          FieldValue.Opening _ ->
          true;
    };
  }

  private boolean holds(double length) {
    return length >= least && length <= most;
  }
}
