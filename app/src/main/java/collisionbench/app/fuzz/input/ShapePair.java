package collisionbench.app.fuzz.input;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Verdict;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import java.util.List;

/// Two shapes of one space, to ask about.
public sealed interface ShapePair {

  /// Two shapes in space.
  record InSpace(Shape3 a, Shape3 b) implements ShapePair {}

  /// Two shapes in the plane.
  record InPlane(Shape2 a, Shape2 b) implements ShapePair {}

  /// {@return what a method says of them}
  default Verdict by(Method method) {
    return switch (this) {
      case InSpace(Shape3 a, Shape3 b) -> method.of(a, b);
      case InPlane(Shape2 a, Shape2 b) -> method.of(a, b);
    };
  }

  /// {@return the same two, the other way round}
  default ShapePair swapped() {
    return switch (this) {
      case InSpace(Shape3 a, Shape3 b) -> new InSpace(b, a);
      case InPlane(Shape2 a, Shape2 b) -> new InPlane(b, a);
    };
  }

  /// {@return them as bodies `a` and `b`}
  default List<Body> bodies() {
    return switch (this) {
      case InSpace(Shape3 a, Shape3 b) -> List.of(new Body3("a", a), new Body3("b", b));
      case InPlane(Shape2 a, Shape2 b) -> List.of(new Body2("a", a), new Body2("b", b));
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
