package collisionbench.geometry.plane.separation;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Scale;
import collisionbench.geometry.plane.core.ShapeOrder;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.proof.ExactNearest;
import collisionbench.geometry.plane.search.Nearest;

/// The signed distance of two shapes, with witness points and normal.
///
/// `pointB = pointA + distance * normal` up to rounding, also in penetration.
///
/// The error of distance and points is less than `1e-12` of the size of the input, its largest
/// coordinate or radius; for shapes that are convex or apart, the gap along the normal equals the
/// distance to the same accuracy. The `fuzz` command of the bench checks this with exact
/// arithmetic; the largest error it has found is `3e-14`. The sign of the distance is exact.
///
/// {@snippet file="PlaneEntriesTest.java" region="separation"}
///
/// @param distance the gap if positive, 0 if the shapes touch; if negative, minus the depth, which
///   is the length of the least separating translation
/// @param pointA the witness point of A: on its boundary, or on its core if that is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: translating B along it increases the distance
public record Separation2(double distance, Vec2 pointA, Vec2 pointB, Vec2 normal) {

  public Separation2 {
    distance += 0.0;
  }

  /// The distance of cores below which the nearest points are computed exactly, relative to all
  /// coordinates.
  static final double CLOSE = 0x1p-46;

  /// {@return the separation of two shapes}
  ///
  /// - `between(b, a)` is `between(a, b)` swapped, to the last bit, unless the two are equal.
  /// - `distance <= 0` if and only if `Overlap2.test` returns true.
  /// - The depth of a sector above half a turn is that of the sector itself, not of its convex
  ///   hull: the least translation may lead through its mouth.
  /// - If all directions are equally good, the normal is `+y` for equal shapes and for the lesser
  ///   of two concentric ones, otherwise a normal of one of the segments or edges.
  public static Separation2 between(Shape2 a, Shape2 b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    return ThickSegments.separation(a, b)
        .orElseGet(() -> ShapeOrder.compare(a, b) > 0 ? ordered(b, a).swapped() : ordered(a, b));
  }

  /// {@return the distance of `between(a, b)`, to the last bit} It is faster where only the number
  /// is asked for.
  public static double distance(Shape2 a, Shape2 b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    double distance = ThickSegments.distance(a, b);
    return Double.isNaN(distance) ? between(a, b).distance() : distance;
  }

  private static Separation2 ordered(Shape2 a, Shape2 b) {
    return Outlines.separation(a, b).orElseGet(() -> scaled(a, b));
  }

  private static Separation2 scaled(Shape2 a, Shape2 b) {
    Scale scale = Scale.of(a, b);
    return scale.isOne()
        ? search(a, b)
        : between(scale.apply(a), scale.apply(b))
            .scaled(scale.inverse())
            .signed(Overlap2.test(a, b));
  }

  private static Separation2 search(Shape2 a, Shape2 b) {
    Shape2 coreA = Core.of(a);
    Shape2 coreB = Core.of(b);
    Nearest nearest = Nearest.of(coreA, coreB);
    double radiusSum = Core.radius(a) + Core.radius(b);
    double close = CLOSE * (nearest.size() + radiusSum);
    boolean sure = Math.abs(nearest.distance() - radiusSum) > 4 * close + Double.MIN_NORMAL;
    boolean touch = sure ? nearest.distance() < radiusSum : Overlap2.test(a, b);
    if (touch && (Core.isWide(a) || Core.isWide(b))) {
      return Penetration.between(a, b).signed(true);
    }
    boolean unsure = Math.abs(nearest.distance()) <= close;
    boolean exact = unsure && !Core.hasArc(a) && !Core.hasArc(b);
    Separation2 ofCores = exact ? exactly(nearest, coreA, coreB) : of(nearest);
    return ofCores.grownBy(Core.radius(a), Core.radius(b)).signed(touch);
  }

  private static Separation2 of(Nearest nearest) {
    return of(nearest, nearest.distance());
  }

  private static Separation2 of(Nearest nearest, double distance) {
    Vec2 pointB = nearest.pointA().plus(distance, nearest.direction());
    return new Separation2(distance, nearest.pointA(), pointB, nearest.direction());
  }

  /// Requires cores without arcs.
  private static Separation2 exactly(Nearest found, Shape2 a, Shape2 b) {
    if (ExactNearest.meet(a, b)) {
      return of(found, -ExactNearest.depth(a, b));
    }
    ExactNearest nearest = ExactNearest.of(a, b);
    return new Separation2(
        nearest.distance(), nearest.pointA(), nearest.pointB(), nearest.direction().unit());
  }

  /// {@return this with A and B swapped}
  public Separation2 swapped() {
    return new Separation2(distance, pointB, pointA, normal.negated());
  }

  /// Moves each witness point outwards by its radius.
  Separation2 grownBy(double radiusA, double radiusB) {
    return new Separation2(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  /// The least positive double stands for a distance that underflowed, and is kept.
  private Separation2 scaled(Scale scale) {
    boolean lost = distance == Double.MIN_VALUE;
    return new Separation2(
        lost ? distance : scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// {@return this with the correct sign of the distance, which rounding may have changed}
  private Separation2 signed(boolean touch) {
    boolean isRight = touch ? distance <= 0 : distance > 0;
    return isRight ? this : new Separation2(touch ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }
}
