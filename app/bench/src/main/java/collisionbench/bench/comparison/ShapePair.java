package collisionbench.bench.comparison;

import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.stream.Stream;

/// Two shapes of the same space.
public sealed interface ShapePair {

  /// Two shapes in space.
  record InSpace(Shape3 a, Shape3 b) implements ShapePair {}

  /// Two shapes in the plane.
  record InPlane(Shape2 a, Shape2 b) implements ShapePair {}

  /// {@return the two shapes of a question}
  static ShapePair of(Question question) {
    return switch (question) {
      case Question.InSpace q -> new InSpace(q.a(), q.b());
      case Question.InPlane q -> new InPlane(q.a(), q.b());
    };
  }

  /// {@return the question about the two shapes at rest}
  default Question question() {
    return switch (this) {
      case InSpace(Shape3 a, Shape3 b) -> Question.of(a, b);
      case InPlane(Shape2 a, Shape2 b) -> Question.of(a, b);
    };
  }

  /// {@return the field values of both shapes, those of A first}
  default List<FieldValue> values() {
    return switch (this) {
      case InSpace(Shape3 a, Shape3 b) -> both(FieldValue.of(a), FieldValue.of(b));
      case InPlane(Shape2 a, Shape2 b) -> both(FieldValue.of(a), FieldValue.of(b));
    };
  }

  private static List<FieldValue> both(List<FieldValue> a, List<FieldValue> b) {
    return Stream.concat(a.stream(), b.stream()).toList();
  }

  /// {@return the size of the input, to which errors are relative: the largest magnitude among the
  /// coordinates, radii and half extents; orientations, directions and angles do not count}
  default double size() {
    return values().stream().mapToDouble(PairQuestion::largest).max().orElse(0);
  }

  /// {@return the error of a length relative to the size; 0 for at most the least double}
  default double relative(double error) {
    return error <= Double.MIN_VALUE ? 0 : error / size();
  }
}
