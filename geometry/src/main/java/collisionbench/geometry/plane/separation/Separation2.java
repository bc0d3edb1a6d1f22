package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.CoreOrder;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Magnitude;
import collisionbench.geometry.plane.overlap.Overlap2;

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

  /// {@return the separation of two shapes}
  ///
  /// - `between(b, a)` is `between(a, b)` swapped, to the last bit, unless the two are equal.
  /// - `distance <= 0` exactly where `Overlap2.test` says that they touch.
  /// - The depth of a sector above half a turn is that of the sector itself, not of its convex
  ///   hull: the way out may lead through its mouth.
  /// - Where nothing tells one direction from another the normal is `+y` for equal shapes and for
  ///   the lesser of two about one point, else a normal of one of the segments or edges.
  public static Separation2 between(Shape2 a, Shape2 b) {
    boolean touch = Overlap2.test(a, b);
    int exponent = Magnitude.exponent(Magnitude.size(a, b));
    return exponent == 0 ? of(a, b, touch).signed(touch) : rescaled(exponent, a, b).signed(touch);
  }

  private static Separation2 rescaled(int exponent, Shape2 a, Shape2 b) {
    Shape2 scaledA = Magnitude.scaled(a, exponent);
    Shape2 scaledB = Magnitude.scaled(b, exponent);
    // Scaled, they may touch where they did not: what is small against the size is lost.
    boolean touch = Overlap2.test(scaledA, scaledB);
    return of(scaledA, scaledB, touch).signed(touch).scaled(-exponent);
  }

  /// {@return the separation, the sign of its distance up to rounding}
  ///
  /// @param touch whether the two do
  private static Separation2 of(Shape2 a, Shape2 b, boolean touch) {
    if (Corners.isPoint(a) && Corners.isStraight(b)) {
      return fromPoint(a, b);
    }
    if (Corners.isPoint(b) && Corners.isStraight(a)) {
      return fromPoint(b, a).swapped();
    }
    return CoreOrder.compare(a, b) > 0 ? ordered(b, a, touch).swapped() : ordered(a, b, touch);
  }

  private static Separation2 ordered(Shape2 a, Shape2 b, boolean touch) {
    return b instanceof Sector sector && Corners.hasArc(b)
        ? withArc(a, sector, touch)
        : straight(a, b, touch);
  }

  /// From a point or circle to one, or to a segment or capsule. Of two points that are equal the
  /// lesser is the first.
  private static Separation2 fromPoint(Shape2 a, Shape2 b) {
    Vec2 p = Corners.at(a, 0);
    Vec2 start = Corners.at(b, 0);
    Vec2 end = Corners.at(b, 1);
    Separation2 ofCores =
        Corners.isPoint(b) ? PointPoint.between(p, start) : PointSegment.between(p, start, end);
    boolean back = p.equals(start) && p.equals(end) && Corners.radius(a) > Corners.radius(b);
    return (back ? ofCores.facing(-1) : ofCores).grown(Corners.radius(a), Corners.radius(b));
  }

  private static Separation2 straight(Shape2 a, Shape2 b, boolean touch) {
    if (Corners.count(b) == 1) {
      return PointPoint.between(Corners.at(a, 0), Corners.at(b, 0))
          .grown(Corners.radius(a), Corners.radius(b));
    }
    return touch && doCoresTouch(a, b) ? Depth.between(a, b) : Gap.between(a, b);
  }

  /// Of two shapes that do; without radii they are their cores.
  private static boolean doCoresTouch(Shape2 a, Shape2 b) {
    return (Corners.radius(a) == 0 && Corners.radius(b) == 0) || Overlap2.testCores(a, b);
  }

  /// Of two cores in order that have an arc the second always has.
  private static Separation2 withArc(Shape2 a, Sector b, boolean touch) {
    boolean meet = touch && doCoresTouch(a, b);
    if (touch && (Corners.isWide(a) || Corners.isWide(b))) {
      return ofWide(a, b, meet);
    }
    return meet ? ArcDepth.between(a, b) : ArcGap.between(a, b);
  }

  /// Of shapes that touch. Of cores that are not convex the radii cannot be taken off the distance,
  /// but where that is 0.
  private static Separation2 ofWide(Shape2 a, Sector b, boolean meet) {
    if (!meet) {
      Separation2 apart = ArcGap.between(a, b).signed(true);
      if (apart.distance == 0) {
        return apart;
      }
    }
    return Penetration.between(Core.of(a), Core.of(b), Corners.radius(a), Corners.radius(b));
  }

  /// {@return the same with A and B swapped}
  public Separation2 swapped() {
    return new Separation2(distance, pointB, pointA, normal.negated());
  }

  /// {@return the same with the normal times 1 or -1, where the distance is 0 but for rounding}
  Separation2 facing(double sign) {
    return new Separation2(distance, pointA, pointB, normal.times(sign));
  }

  /// {@return the same for shapes that are both moved by `by`}
  Separation2 moved(Vec2 by) {
    return new Separation2(distance, pointA.plus(by), pointB.plus(by), normal);
  }

  /// {@return the separation of the shapes whose cores have this one}
  Separation2 grown(double radiusA, double radiusB) {
    return new Separation2(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  /// The least distance stands for one that rounding has lost, and stays the least. One that really
  /// is the least is not told from it.
  private Separation2 scaled(int exponent) {
    boolean lost = distance == Double.MIN_VALUE;
    return new Separation2(
        lost ? distance : Magnitude.scaled(distance, exponent),
        Magnitude.scaled(pointA, exponent),
        Magnitude.scaled(pointB, exponent),
        normal);
  }

  /// {@return the same with the distance on the right side of 0, which rounding may have left}
  ///
  /// Whether two shapes touch is always asked of `Overlap2`, so that no bound on what rounding did
  /// here is needed.
  private Separation2 signed(boolean touch) {
    return touch == distance <= 0
        ? this
        : new Separation2(touch ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }
}
