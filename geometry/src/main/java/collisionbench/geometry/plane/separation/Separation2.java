package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Frame;
import collisionbench.geometry.plane.core.Order;
import collisionbench.geometry.plane.core.Scale;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.proof.ExactNearest;
import collisionbench.geometry.plane.search.Nearest;
import java.util.List;

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
    if (Order.compare(a, b) > 0) {
      return between(b, a).swapped();
    }
    Scale scale = Scale.of(a, b);
    Separation2 found =
        scale.isOne() ? of(a, b) : of(scale.apply(a), scale.apply(b)).scaled(scale.inverse());
    return found.signed(Overlap2.test(a, b));
  }

  /// {@return the separation, the sign of its distance up to rounding}
  private static Separation2 of(Shape2 a, Shape2 b) {
    Shape2 coreA = Core.of(a);
    Shape2 coreB = Core.of(b);
    Frame frame = Frame.of(coreA, coreB);
    List<Difference> pieces = Difference.of(coreA, frame, coreB, frame, 0);
    Nearest nearest = Nearest.of(pieces);
    double distance = nearest.distance();
    boolean near = distance <= 0 || distance < Core.radius(a) + Core.radius(b);
    if (pieces.size() > 1 && near && Overlap2.test(a, b)) {
      return Penetration.between(a, b);
    }
    boolean unsure = Math.abs(distance) <= CLOSE * nearest.size();
    Separation2 found =
        unsure && areApart(coreA, coreB) ? exactly(coreA, coreB) : of(nearest, frame.origin());
    return found.grown(Core.radius(a), Core.radius(b));
  }

  /// Asked of cores without arcs alone.
  private static boolean areApart(Shape2 a, Shape2 b) {
    return !Core.hasArc(a) && !Core.hasArc(b) && !ExactNearest.meet(a, b);
  }

  private static Separation2 of(Nearest nearest, Vec2 origin) {
    Vec2 pointA = origin.plus(nearest.pointA());
    Vec2 pointB = pointA.plus(nearest.distance(), nearest.direction());
    return new Separation2(nearest.distance(), pointA, pointB, nearest.direction());
  }

  private static Separation2 exactly(Shape2 a, Shape2 b) {
    ExactNearest nearest = ExactNearest.of(a, b);
    return new Separation2(
        nearest.distance(), nearest.pointA(), nearest.pointB(), nearest.direction().normalized());
  }

  /// {@return the same with A and B swapped}
  public Separation2 swapped() {
    return new Separation2(distance, pointB, pointA, normal.negated());
  }

  /// From cores to shapes: each witness moves out by its radius.
  private Separation2 grown(double radiusA, double radiusB) {
    return new Separation2(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  private Separation2 scaled(Scale scale) {
    return new Separation2(scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// {@return the same with the distance on the right side of 0, which rounding may have left}
  private Separation2 signed(boolean touch) {
    return touch == distance <= 0
        ? this
        : new Separation2(touch ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }
}
