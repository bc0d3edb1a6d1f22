package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import collisionbench.methods.method.Question;

/// Two shapes of one space, to ask about.
public sealed interface ShapePair {

  /// Two shapes in space.
  record InSpace(Shape3 a, Shape3 b) implements ShapePair {}

  /// Two shapes in the plane.
  record InPlane(Shape2 a, Shape2 b) implements ShapePair {}

  /// {@return the question about the two at rest}
  default Question question() {
    return switch (this) {
      case InSpace(Shape3 a, Shape3 b) -> Question.of(a, b);
      case InPlane(Shape2 a, Shape2 b) -> Question.of(a, b);
    };
  }

  /// {@return the size of the input, to measure errors by: the largest magnitude among the
  /// coordinates, radii and half extents of both. What has no length (an orientation, a direction,
  /// an angle) does not count}
  default double size() {
    double size = 0;
    for (ShapeNumber number : ShapeNumbers.of(this)) {
      size =
          number.role() == ShapeNumber.Role.PURE ? size : Math.max(size, Math.abs(number.value()));
    }
    return size;
  }

  /// {@return an error of a length as a part of the size; none if no two doubles are closer}
  default double relative(double error) {
    return error <= Double.MIN_VALUE ? 0 : error / size();
  }
}
