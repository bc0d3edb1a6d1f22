package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.overlap.Overlap3;

/// How far two shapes are apart, or how deep they are in one another, and where.
///
/// `pointB = pointA + distance * normal`, up to rounding, in penetration too.
///
/// Laws: `between(b, a)` is `between(a, b).swapped()` to the last bit, unless the two shapes are
/// equal; `distance <= 0` if and only if `Overlap3` says that they touch; growing a radius by `r`
/// shrinks the distance by `r`. Where no normal is better than another (equal centres, a point on a
/// segment) it is the same for the same shapes: +y from the centre of the one with the smaller
/// radius to the other's (+y from A to B where the radii are equal), else a perpendicular of the
/// core.
///
/// @param distance the gap if positive, 0 if the shapes touch; negative: minus the depth, the
///   length of the least translation that separates them
/// @param pointA the witness point of A: on its boundary, or on its core where the core is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: moving B along it widens the gap
public record Separation3(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal) {

  public Separation3 {
    distance += 0.0;
  }

  /// {@return the separation of two shapes}
  public static Separation3 between(Shape3 a, Shape3 b) {
    Separation3 separation = Scale.isOrdinary(Scale.sum(a, b)) ? dispatch(a, b) : rescaled(a, b);
    return separation.agreeing(!Overlap3.test(a, b));
  }

  private static Separation3 rescaled(Shape3 a, Shape3 b) {
    Scale scale = Scale.of(a, b);
    return dispatch(scale.apply(a), scale.apply(b)).scaled(scale.inverse());
  }

  private static Separation3 dispatch(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s -> sphere(s, b);
      case Capsule c -> capsule(c, b);
      case Segment s -> segment(s, b);
      case Box x -> box(x, b);
      case Triangle t -> triangle(t, b);
    };
  }

  private static Separation3 sphere(Sphere a, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointPoint.between(a.center(), a.radius(), s.center(), s.radius());
      case Capsule c ->
          PointSegment.between(a.center(), c.start(), c.end()).grownBy(a.radius(), c.radius());
      case Segment s -> PointSegment.between(a.center(), s.start(), s.end()).grownBy(a.radius(), 0);
      case Box x -> PointBox.between(a.center(), x).grownBy(a.radius(), 0);
      case Triangle t -> PointTriangle.between(a.center(), t).grownBy(a.radius(), 0);
    };
  }

  private static Separation3 capsule(Capsule a, Shape3 b) {
    return switch (b) {
      case Sphere s -> sphere(s, a).swapped();
      case Capsule c ->
          SegmentSegment.between(a.start(), a.end(), a.radius(), c.start(), c.end(), c.radius());
      case Segment s ->
          SegmentSegment.between(a.start(), a.end(), a.radius(), s.start(), s.end(), 0);
      case Box x -> SegmentBox.between(a.start(), a.end(), x).grownBy(a.radius(), 0);
      case Triangle t -> SegmentTriangle.between(a, t);
    };
  }

  private static Separation3 segment(Segment a, Shape3 b) {
    return switch (b) {
      case Sphere s -> sphere(s, a).swapped();
      case Capsule c ->
          SegmentSegment.between(a.start(), a.end(), 0, c.start(), c.end(), c.radius());
      case Segment s -> SegmentSegment.between(a.start(), a.end(), 0, s.start(), s.end(), 0);
      case Box x -> SegmentBox.between(a.start(), a.end(), x);
      case Triangle t -> SegmentTriangle.between(a, t);
    };
  }

  private static Separation3 box(Box a, Shape3 b) {
    return switch (b) {
      case Sphere s -> sphere(s, a).swapped();
      case Capsule c -> capsule(c, a).swapped();
      case Segment s -> segment(s, a).swapped();
      case Box x -> BoxBox.between(a, x);
      case Triangle t -> BoxTriangle.between(a, t);
    };
  }

  private static Separation3 triangle(Triangle a, Shape3 b) {
    return switch (b) {
      case Sphere s -> sphere(s, a).swapped();
      case Capsule c -> capsule(c, a).swapped();
      case Segment s -> segment(s, a).swapped();
      case Box x -> box(x, a).swapped();
      case Triangle t -> TriangleTriangle.between(a, t);
    };
  }

  /// From cores to shapes: each witness moves out by its radius.
  Separation3 grownBy(double radiusA, double radiusB) {
    return new Separation3(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  private Separation3 scaled(Scale scale) {
    return new Separation3(scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// Rounding may leave the distance on the wrong side of 0. Whether they touch is always asked of
  /// `Overlap3`, which costs little beside the points and needs no bound on what rounding did here.
  private Separation3 agreeing(boolean apart) {
    return apart == distance > 0
        ? this
        : new Separation3(apart ? Double.MIN_VALUE : 0, pointA, pointB, normal);
  }

  /// {@return the same with A and B swapped}
  public Separation3 swapped() {
    return new Separation3(distance, pointB, pointA, normal.negated());
  }

  /// {@return this, or the same with A and B swapped}
  Separation3 swapped(boolean swapped) {
    return new Separation3(
        distance,
        Choice.of(swapped, pointB, pointA),
        Choice.of(swapped, pointA, pointB),
        Choice.turned(swapped, normal));
  }
}
