package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import java.util.OptionalDouble;

/// What a segment and a solid have in common, exactly: slow, and asked where rounding could change
/// the case or the numbers.
final class ExactSolid {

  private ExactSolid() {}

  /// {@return the crossing of a segment and a solid that touch}
  static Crossing3 crossing(ExactInterval shared, Segment segment) {
    double enter = shared.enter().toDouble();
    return segment.start().equals(segment.end()) || shared.isPoint()
        ? new Crossing3.Point(
            enter, Interval.at(segment, enter), OptionalDouble.empty(), OptionalDouble.empty())
        : new Interval(enter, shared.exit().toDouble()).of(segment);
  }

  static ExactInterval sphere(Segment segment, Sphere sphere) {
    return sphere(segment, sphere.center(), sphere.radius());
  }

  private static ExactInterval sphere(Segment segment, Vec3 center, double radius) {
    Dyadic3 along = Exactly.between(segment.start(), segment.end());
    Dyadic3 from = Exactly.between(center, segment.start());
    return withinRadius(from, along, Dyadic.of(radius).squared());
  }

  /// The two end spheres and the cylinder between them, each a stretch of the segment.
  static ExactInterval capsule(Segment segment, Capsule capsule) {
    Dyadic3 axis = Exactly.between(capsule.start(), capsule.end());
    Dyadic3 from = Exactly.between(capsule.start(), segment.start());
    Dyadic3 to = Exactly.between(capsule.start(), segment.end());
    Dyadic squared = axis.lengthSquared();
    ExactInterval cylinder =
        withinRadius(
                from.cross(axis),
                to.minus(from).cross(axis),
                Dyadic.of(capsule.radius()).squared().times(squared))
            .whereNotNegative(from.dot(axis), to.dot(axis))
            .whereNotNegative(squared.minus(from.dot(axis)), squared.minus(to.dot(axis)));
    return sphere(segment, capsule.start(), capsule.radius())
        .hull(sphere(segment, capsule.end(), capsule.radius()))
        .hull(squared.signum() == 0 ? ExactInterval.NONE : cylinder);
  }

  /// {@return where `|from + t along|^2 <= squaredRadius`}
  private static ExactInterval withinRadius(Dyadic3 from, Dyadic3 along, Dyadic squaredRadius) {
    return ExactInterval.ALL.whereNotPositive(
        along.lengthSquared(), from.dot(along), from.lengthSquared().minus(squaredRadius));
  }

  /// Between three pairs of planes. Instead of dividing a box's axes, its half extents are
  /// multiplied.
  static ExactInterval box(Segment segment, Box box) {
    Exactly.Axes axes = Exactly.axes(box.orientation());
    Dyadic3 from = Exactly.between(box.center(), segment.start());
    Dyadic3 to = Exactly.between(box.center(), segment.end());
    Vec3 half = box.halfExtents();
    return slab(axes.x(), from, to, axes.norm().times(Dyadic.of(half.x())))
        .and(slab(axes.y(), from, to, axes.norm().times(Dyadic.of(half.y()))))
        .and(slab(axes.z(), from, to, axes.norm().times(Dyadic.of(half.z()))));
  }

  private static ExactInterval slab(Dyadic3 axis, Dyadic3 from, Dyadic3 to, Dyadic half) {
    Dyadic start = axis.dot(from);
    Dyadic end = axis.dot(to);
    return ExactInterval.ALL
        .whereNotNegative(half.minus(start), half.minus(end))
        .whereNotNegative(half.plus(start), half.plus(end));
  }
}
