package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import java.util.ArrayList;
import java.util.List;

/// The exact corners of two cores. The corners of a box are fractions with the squared length of
/// its quaternion as denominator, so all corners are multiplied by that of both boxes.
///
/// @param ofA the corners of A, times `unit`
/// @param ofB the corners of B, times `unit`
/// @param unit the common factor; positive
record ExactCores(ExactCorners ofA, ExactCorners ofB, Dyadic unit) {

  /// @param by the translation of B
  static ExactCores of(Shape3 a, Shape3 b, Vec3 by) {
    Dyadic divisorA = divisor(a);
    Dyadic divisorB = divisor(b);
    Dyadic unit = divisorA.times(divisorB);
    Dyadic3 moved = Exactly.of(by).times(unit);
    return new ExactCores(
        ExactCorners.of(corners(a, divisorB)),
        ExactCorners.of(corners(b, divisorA).stream().map(moved::plus).toList()),
        unit);
  }

  private static Dyadic divisor(Shape3 shape) {
    return shape instanceof Box b ? Exactly.axes(b.orientation()).norm() : Dyadic.ONE;
  }

  /// {@return the corners of a core, times its own divisor and the other's}
  private static List<Dyadic3> corners(Shape3 shape, Dyadic other) {
    return switch (shape) {
      case Sphere s -> points(other, List.of(s.center()));
      case Capsule c -> points(other, List.of(c.start(), c.end()));
      case Segment s -> points(other, List.of(s.start(), s.end()));
      case Triangle t -> points(other, List.of(t.a(), t.b(), t.c()));
      case Box b -> box(b, other);
      case Hull h -> points(other, h.points());
    };
  }

  private static List<Dyadic3> points(Dyadic times, List<Vec3> points) {
    boolean isOnce = times.equals(Dyadic.ONE);
    return points.stream().map(Exactly::of).map(p -> isOnce ? p : p.times(times)).toList();
  }

  private static List<Dyadic3> box(Box box, Dyadic times) {
    Exactly.Axes axes = Exactly.axes(box.orientation());
    Vec3 half = box.halfExtents();
    List<Dyadic3> corners = points(times.times(axes.norm()), List.of(box.center()));
    corners = both(corners, axes.x().times(times.times(Dyadic.of(half.x()))));
    corners = both(corners, axes.y().times(times.times(Dyadic.of(half.y()))));
    return both(corners, axes.z().times(times.times(Dyadic.of(half.z()))));
  }

  /// {@return all points translated by `delta`, and by its opposite}
  private static List<Dyadic3> both(List<Dyadic3> points, Dyadic3 delta) {
    List<Dyadic3> moved = new ArrayList<>();
    for (Dyadic3 point : points) {
      moved.add(point.minus(delta));
      moved.add(point.plus(delta));
    }
    return moved;
  }
}
