package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
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

  /// Between three pairs of planes. A box's axes are the columns of its rotation's matrix, which
  /// are those below divided by the quaternion's squared length: instead of dividing, the half
  /// extents are multiplied by it.
  static ExactInterval box(Segment segment, Box box) {
    Rotation q = box.orientation();
    Dyadic i = Dyadic.of(q.x());
    Dyadic j = Dyadic.of(q.y());
    Dyadic k = Dyadic.of(q.z());
    Dyadic r = Dyadic.of(q.w());
    Dyadic ii = i.squared();
    Dyadic jj = j.squared();
    Dyadic kk = k.squared();
    Dyadic rr = r.squared();
    Dyadic norm = rr.plus(ii).plus(jj).plus(kk);
    Dyadic3 x =
        new Dyadic3(
            rr.plus(ii).minus(jj).minus(kk),
            twice(i.times(j).plus(r.times(k))),
            twice(i.times(k).minus(r.times(j))));
    Dyadic3 y =
        new Dyadic3(
            twice(i.times(j).minus(r.times(k))),
            rr.plus(jj).minus(ii).minus(kk),
            twice(j.times(k).plus(r.times(i))));
    Dyadic3 z =
        new Dyadic3(
            twice(i.times(k).plus(r.times(j))),
            twice(j.times(k).minus(r.times(i))),
            rr.plus(kk).minus(ii).minus(jj));
    Dyadic3 from = Exactly.between(box.center(), segment.start());
    Dyadic3 to = Exactly.between(box.center(), segment.end());
    Vec3 half = box.halfExtents();
    return slab(x.dot(from), x.dot(to), norm.times(Dyadic.of(half.x())))
        .and(slab(y.dot(from), y.dot(to), norm.times(Dyadic.of(half.y()))))
        .and(slab(z.dot(from), z.dot(to), norm.times(Dyadic.of(half.z()))));
  }

  private static Dyadic twice(Dyadic number) {
    return number.plus(number);
  }

  private static ExactInterval slab(Dyadic start, Dyadic end, Dyadic half) {
    return ExactInterval.ALL
        .whereNotNegative(half.minus(start), half.minus(end))
        .whereNotNegative(half.plus(start), half.plus(end));
  }
}
