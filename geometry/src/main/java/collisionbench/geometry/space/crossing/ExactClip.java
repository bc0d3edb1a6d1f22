package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;

/// [Clip] in exact arithmetic: slow, used if doubles leave the case or a parameter open.
final class ExactClip {

  private ExactClip() {}

  static ExactInterval sphere(Segment segment, Sphere sphere) {
    return sphere(segment, sphere.center(), sphere.radius());
  }

  private static ExactInterval sphere(Segment segment, Vec3 center, double radius) {
    Dyadic squaredRadius = Dyadic.of(radius).squared();
    return ExactInterval.ALL.where(
        Exactly.between(center, segment.start()).lengthSquared().minus(squaredRadius),
        Exactly.between(center, segment.end()).lengthSquared().minus(squaredRadius),
        Exactly.between(segment.start(), segment.end()).lengthSquared());
  }

  static ExactInterval capsule(Segment segment, Capsule capsule) {
    ExactInterval start = sphere(segment, capsule.start(), capsule.radius());
    return capsule.start().equals(capsule.end())
        ? start
        : start
            .hull(sphere(segment, capsule.end(), capsule.radius()))
            .hull(cylinder(segment, capsule));
  }

  private static ExactInterval cylinder(Segment segment, Capsule capsule) {
    Dyadic3 axis = Exactly.between(capsule.start(), capsule.end());
    Dyadic3 from = Exactly.between(capsule.start(), segment.start());
    Dyadic3 to = Exactly.between(capsule.start(), segment.end());
    Dyadic squaredRadius = Dyadic.of(capsule.radius()).squared().times(axis.lengthSquared());
    ExactInterval side =
        ExactInterval.ALL.where(
            from.cross(axis).lengthSquared().minus(squaredRadius),
            to.cross(axis).lengthSquared().minus(squaredRadius),
            to.minus(from).cross(axis).lengthSquared());
    ExactInterval beforeEnd = inFrontOf(side, segment, capsule.end(), axis.negated());
    return inFrontOf(beforeEnd, segment, capsule.start(), axis);
  }

  /// {@return the part in a plane or on the side to which its normal points}
  static ExactInterval inFrontOf(ExactInterval part, Segment segment, Vec3 point, Dyadic3 normal) {
    return part.where(
        normal.dot(Exactly.between(segment.start(), point)),
        normal.dot(Exactly.between(segment.end(), point)));
  }

  static ExactInterval hull(Segment segment, HullSurface surface) {
    ExactInterval part = ExactInterval.ALL;
    for (Triangle face : surface.faces()) {
      part = inFrontOf(part, segment, face.a(), Exactly.normal(face).negated());
    }
    return part;
  }

  /// The part in the plane of a flat hull and on the inner side of all its edges.
  static ExactInterval polygon(Segment segment, HullSurface surface) {
    Triangle face = surface.faces().getFirst();
    Dyadic3 normal = Exactly.normal(face);
    ExactInterval above = inFrontOf(ExactInterval.ALL, segment, face.a(), normal);
    ExactInterval part = inFrontOf(above, segment, face.a(), normal.negated());
    for (Segment edge : surface.edges()) {
      Dyadic3 inwards = normal.cross(Exactly.between(edge.start(), edge.end()));
      part = inFrontOf(part, segment, edge.start(), inwards);
    }
    return part;
  }

  /// Multiplies the half extents of the box instead of dividing its axes.
  static ExactInterval box(Segment segment, Box box) {
    Exactly.Axes axes = Exactly.axes(box.orientation());
    Dyadic3 from = Exactly.between(box.center(), segment.start());
    Dyadic3 to = Exactly.between(box.center(), segment.end());
    Dyadic3 half = Exactly.of(box.halfExtents()).times(axes.norm());
    ExactInterval x = slab(ExactInterval.ALL, axes.x(), half.x(), from, to);
    ExactInterval y = slab(x, axes.y(), half.y(), from, to);
    return slab(y, axes.z(), half.z(), from, to);
  }

  private static ExactInterval slab(
      ExactInterval part, Dyadic3 axis, Dyadic half, Dyadic3 from, Dyadic3 to) {
    Dyadic start = axis.dot(from);
    Dyadic end = axis.dot(to);
    return part.where(start.minus(half), end.minus(half))
        .where(start.plus(half).negated(), end.plus(half).negated());
  }
}
