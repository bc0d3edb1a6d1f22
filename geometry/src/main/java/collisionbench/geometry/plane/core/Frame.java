package collisionbench.geometry.plane.core;

import collisionbench.geometry.number.Outward;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// A coordinate frame with an origin and an x axis.
///
/// In the frame of its bisector, the edges of a sector are mirror images, and those of a nearly
/// full sector differ only in y. The depth of a shape in such a mouth is a width divided by a sine,
/// so both must be accurate however small they are. Hence the error of every coordinate is a few
/// roundings of that coordinate, not of the whole vector: the errors of differences and products
/// are carried along (Knuth; Kahan).
///
/// @param origin the point that is zero
/// @param axis a direction of about unit length
public record Frame(Vec2 origin, Vec2 axis) {

  /// {@return the unrotated frame at a point of the smaller of two cores, near which no digits are
  /// lost}
  public static Frame of(Shape2 a, Shape2 b) {
    return new Frame(Core.anchor(Core.extent(b) < Core.extent(a) ? b : a), Vec2.X);
  }

  /// {@return this frame with another origin}
  public Frame movedTo(Vec2 origin) {
    return new Frame(origin, axis);
  }

  /// {@return the coordinates of `point`}
  public Vec2 of(Vec2 point) {
    return delta(origin, point);
  }

  /// {@return the vector from one point to another}
  public Vec2 delta(Vec2 from, Vec2 to) {
    Vec2 delta = to.minus(from);
    if (axis.equals(Vec2.X)) {
      return delta;
    }
    // What rounding took from the difference, and below from the products.
    Vec2 lost = new Vec2(Outward.lost(to.x(), -from.x()), Outward.lost(to.y(), -from.y()));
    double length = axis.length();
    double along = dot(axis, delta) + axis.dot(lost);
    double beside = dot(axis.perpendicular(), delta) + axis.cross(lost);
    return new Vec2(along / length, beside / length);
  }

  /// {@return the opening in this frame}
  Opening of(Opening opening) {
    return axis.equals(Vec2.X) ? opening : opening.about(delta(Vec2.ZERO, opening.bisector()));
  }

  /// {@return the world vector of a vector in this frame}
  public Vec2 back(Vec2 delta) {
    Vec2 unit = axis.unit();
    return unit.times(delta.x()).plus(delta.y(), unit.perpendicular());
  }

  /// {@return the dot product, with the rounding error of its first product} (Kahan.)
  private static double dot(Vec2 a, Vec2 b) {
    double product = a.x() * b.x();
    return Math.fma(a.y(), b.y(), product) + Math.fma(a.x(), b.x(), -product);
  }
}
