package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Anchor;
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
    Scale scale = Scale.of(a, b);
    if (!scale.isOne()) {
      return between(scale.apply(a), scale.apply(b))
          .scaled(scale.inverse())
          .agreeing(Overlap3.test(a, b));
    }
    return (relative(a, b) ? dispatch(a, b) : anchored(a, b)).agreeing(Overlap3.test(a, b));
  }

  /// {@return whether all that is computed of two shapes is relative to a centre anyway}
  private static boolean relative(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere _ -> b instanceof Sphere || b instanceof Box;
      case Capsule _, Segment _ -> b instanceof Box;
      case Box _ -> !(b instanceof Triangle);
      case Triangle _ -> false;
    };
  }

  private static Separation3 anchored(Shape3 a, Shape3 b) {
    Vec3 origin = Anchor.of(a, b);
    Vec3 back = origin.negated();
    return dispatch(a.translated(back), b.translated(back)).movedBy(origin);
  }

  private static Separation3 dispatch(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s -> point(s.center(), s.radius(), b);
      case Capsule c -> segment(c.axis(), c.radius(), b);
      case Segment s -> segment(s, 0, b);
      case Box x -> box(x, b);
      case Triangle t -> triangle(t, b);
    };
  }

  private static Separation3 point(Vec3 a, double radius, Shape3 b) {
    return switch (b) {
      case Sphere s -> PointPoint.between(a, radius, s.center(), s.radius());
      case Capsule c -> new PointSegment(a, c.axis()).separation().grownBy(radius, c.radius());
      case Segment s -> new PointSegment(a, s).separation().grownBy(radius, 0);
      case Box x -> PointBox.between(a, x).grownBy(radius, 0);
      case Triangle t -> new PointTriangle(a, t).separation().grownBy(radius, 0);
    };
  }

  private static Separation3 segment(Segment a, double radius, Shape3 b) {
    return switch (b) {
      case Sphere s ->
          point(s.center(), s.radius(), new Capsule(a.start(), a.end(), radius)).swapped();
      case Capsule c -> SegmentSegment.between(a, radius, c.axis(), c.radius());
      case Segment s -> SegmentSegment.between(a, radius, s, 0);
      case Box x -> SegmentBox.between(a, x).grownBy(radius, 0);
      case Triangle t -> new SegmentTriangle(a, t).separation().grownBy(radius, 0);
    };
  }

  private static Separation3 box(Box a, Shape3 b) {
    return switch (b) {
      case Sphere s -> point(s.center(), s.radius(), a).swapped();
      case Capsule c -> segment(c.axis(), c.radius(), a).swapped();
      case Segment s -> segment(s, 0, a).swapped();
      case Box x -> BoxBox.between(a, x);
      case Triangle t -> new BoxTriangle(a, t).separation();
    };
  }

  private static Separation3 triangle(Triangle a, Shape3 b) {
    return switch (b) {
      case Sphere s -> point(s.center(), s.radius(), a).swapped();
      case Capsule c -> segment(c.axis(), c.radius(), a).swapped();
      case Segment s -> segment(s, 0, a).swapped();
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

  private Separation3 movedBy(Vec3 by) {
    return new Separation3(distance, pointA.plus(by), pointB.plus(by), normal);
  }

  /// Rounding may leave the distance on the wrong side of 0; what touches is never apart.
  private Separation3 agreeing(boolean touching) {
    if (touching == distance <= 0) {
      return this;
    }
    return new Separation3(touching ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }

  /// {@return the same with A and B swapped}
  public Separation3 swapped() {
    return new Separation3(distance, pointB, pointA, normal.negated());
  }
}
