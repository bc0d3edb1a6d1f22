package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Scale;
import collisionbench.geometry.plane.core.ShapeOrder;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.proof.ExactNearest;
import collisionbench.geometry.plane.search.Nearest;

/// How far two shapes are apart, or how deep they are in one another, and where.
///
/// `pointB = pointA + distance * normal`, up to rounding, in penetration too.
///
/// Distance and points are off by less than `1e-12` of the size of the input, its largest
/// coordinate or radius, and of shapes that are convex or apart the normal sees as much of the
/// distance. `app/run fuzz` holds them to it with exact arithmetic, and has found no more than
/// `3e-14`. Whether the distance is positive is exact.
///
/// @param distance the gap if positive, 0 if the shapes touch; negative: minus the depth, the
///   length of the least translation that separates them
/// @param pointA the witness point of A: on its boundary, or on its core where the core is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: moving B along it widens the gap
public record Separation2(double distance, Vec2 pointA, Vec2 pointB, Vec2 normal) {

  public Separation2 {
    distance += 0.0;
  }

  /// How near cores have to be before the nearest points are looked for in exact numbers, as a part
  /// of all coordinates.
  private static final double CLOSE = 0x1p-46;

  /// {@return the separation of two shapes}
  ///
  /// - `between(b, a)` is `between(a, b)` swapped, to the last bit, unless the two are equal.
  /// - `distance <= 0` exactly where `Overlap2.test` says that they touch.
  /// - The depth of a sector above half a turn is that of the sector itself, not of its convex
  ///   hull: the way out may lead through its mouth.
  /// - Where nothing tells one direction from another the normal is `+y` for equal shapes and for
  ///   the lesser of two about one point, else a normal of one of the segments or edges.
  public static Separation2 between(Shape2 a, Shape2 b) {
    if (ShapeOrder.compare(a, b) > 0) {
      return between(b, a).swapped();
    }
    Scale scale = Scale.of(a, b);
    return scale.isOne()
        ? of(a, b)
        : of(scale.apply(a), scale.apply(b)).scaled(scale.inverse()).signed(Overlap2.test(a, b));
  }

  private static Separation2 of(Shape2 a, Shape2 b) {
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

  /// Asked of cores without arcs alone.
  private static Separation2 exactly(Nearest found, Shape2 a, Shape2 b) {
    if (ExactNearest.meet(a, b)) {
      return of(found, -ExactNearest.depth(a, b));
    }
    ExactNearest nearest = ExactNearest.of(a, b);
    return new Separation2(
        nearest.distance(), nearest.pointA(), nearest.pointB(), nearest.direction().unit());
  }

  /// {@return the same with A and B swapped}
  public Separation2 swapped() {
    return new Separation2(distance, pointB, pointA, normal.negated());
  }

  /// From cores to shapes: each witness moves out by its radius.
  private Separation2 grownBy(double radiusA, double radiusB) {
    return new Separation2(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  /// The least distance stands for one that rounding has lost, and stays the least.
  private Separation2 scaled(Scale scale) {
    boolean lost = distance == Double.MIN_VALUE;
    return new Separation2(
        lost ? distance : scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// {@return the same with the distance on the right side of 0, which rounding may have left}
  private Separation2 signed(boolean touch) {
    boolean isRight = touch ? distance <= 0 : distance > 0;
    return isRight ? this : new Separation2(touch ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }
}
