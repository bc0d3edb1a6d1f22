package collisionbench.bench.method;

import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.stream.IntStream;

/// The sizes that a method supports.
///
/// @param least the least radius, half extent, and distance between two corners or ends
/// @param most the greatest radius, half extent, and magnitude of a coordinate
record Sizes(double least, double most) {

  /// {@return whether both shapes of a question have supported sizes}
  boolean support(Question question) {
    return BodyQuestion.bodies(question).stream().allMatch(body -> support(body.values()));
  }

  private boolean support(List<FieldValue> shape) {
    List<Vec3> points = shape.stream().flatMap(value -> value.points().stream()).toList();
    return shape.stream().allMatch(this::isWithin)
        && points.stream().allMatch(point -> point.largest() <= most)
        && IntStream.range(0, points.size())
            .allMatch(i ->
                points.subList(0, i).stream()
                    .allMatch(other -> points.get(i).minus(other).length() >= least));
  }

  private boolean isWithin(FieldValue value) {
    return switch (value) {
      case FieldValue.Length(double length) -> isWithin(length);
      case FieldValue.HalfExtents(Vec3 e) -> isWithin(e.x()) && isWithin(e.y()) && isWithin(e.z());
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

  private boolean isWithin(double length) {
    return length >= least && length <= most;
  }
}
