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
/// Distance and points are off by less than `1e-12` of the size of the input, its largest
/// coordinate, radius or half extent, and the normal sees as much of the distance. `app/run fuzz`
/// holds them to it with exact arithmetic, and has found no more than `3e-14`. Whether the distance
/// is positive is exact.
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
    boolean touch = Overlap3.test(a, b);
    return Scale.isOrdinary(Scale.sum(a, b))
        ? of(a, b, touch).signed(touch)
        : rescaled(a, b).signed(touch);
  }

  private static Separation3 rescaled(Shape3 a, Shape3 b) {
    Scale scale = Scale.of(a, b);
    Shape3 scaledA = scale.apply(a);
    Shape3 scaledB = scale.apply(b);
    // Scaled, they may touch where they did not: what is small against the size is lost.
    boolean touch = Overlap3.test(scaledA, scaledB);
    return of(scaledA, scaledB, touch).signed(touch).scaled(scale.inverse());
  }

  /// {@return the separation, the sign of its distance up to rounding}
  ///
  /// @param touch whether the two shapes do; here and in every kernel
  private static Separation3 of(Shape3 a, Shape3 b, boolean touch) {
    return switch (a) {
      case Sphere s ->
          switch (b) {
            case Sphere t -> PointPoint.between(s, t);
            case Capsule _, Segment _ -> PointSegment.between(s, b);
            case Box x -> PointBox.between(s, x);
            case Triangle t -> Simplices.between(s, t, false);
          };
      case Capsule _, Segment _ ->
          switch (b) {
            case Sphere _ -> of(b, a, touch).swapped();
            case Capsule _, Segment _ -> SegmentSegment.between(a, b);
            case Box x -> SegmentBox.between(a, x);
            case Triangle t -> SegmentTriangle.between(a, t, touch);
          };
      case Box x ->
          switch (b) {
            case Sphere _, Capsule _, Segment _ -> of(b, a, touch).swapped();
            case Box y -> BoxBox.between(x, y, touch);
            case Triangle t -> BoxTriangle.between(x, t, touch);
          };
      case Triangle t ->
          switch (b) {
            case Sphere _, Capsule _, Segment _, Box _ -> of(b, a, touch).swapped();
            case Triangle u -> TriangleTriangle.between(t, u, touch);
          };
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

  /// The least distance stands for one that rounding has lost, and stays the least. One that really
  /// is the least is not told from it.
  private Separation3 scaled(Scale scale) {
    boolean lost = distance == Double.MIN_VALUE;
    return new Separation3(
        lost ? distance : scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// {@return the same with the distance on the right side of 0, which rounding may have left}
  ///
  /// Whether two shapes touch is always asked of `Overlap3`, which costs little beside the points
  /// and needs no bound on what rounding did here.
  ///
  /// @param touch whether the two shapes do
  private Separation3 signed(boolean touch) {
    return touch != distance > 0
        ? this
        : new Separation3(touch ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }

  /// {@return the same with A and B swapped}
  public Separation3 swapped() {
    return new Separation3(distance, pointB, pointA, normal.negated());
  }
}
