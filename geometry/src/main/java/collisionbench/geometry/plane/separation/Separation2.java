package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.CoreOrder;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Magnitude;
import collisionbench.geometry.plane.overlap.Overlap2;
import org.jspecify.annotations.Nullable;

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

  /// What is made of a separation that is handed on as numbers.
  ///
  /// @param <T> what is made
  @FunctionalInterface
  public interface Maker<T extends @Nullable Object> {

    /// {@return what is made of a separation: its distance, its witness points `(ax, ay)` and `(bx,
    /// by)` and its unit normal `(nx, ny)` from A towards B}
    T make(double distance, double ax, double ay, double bx, double by, double nx, double ny);
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
    return between(a, b, Separation2::of);
  }

  /// {@return what `maker` makes of the separation of two shapes}
  ///
  /// For a caller that asks so often that it wants no object for each answer.
  public static <T extends @Nullable Object> T between(Shape2 a, Shape2 b, Maker<T> maker) {
    boolean touch = Overlap2.test(a, b);
    int exponent = Magnitude.exponent(Magnitude.size(a, b));
    return exponent == 0 ? ordinary(a, b, touch, maker) : rescaled(exponent, a, b, touch, maker);
  }

  private static <T extends @Nullable Object> T rescaled(
      int exponent, Shape2 a, Shape2 b, boolean touch, Maker<T> maker) {
    Shape2 scaledA = Magnitude.scaled(a, exponent);
    Shape2 scaledB = Magnitude.scaled(b, exponent);
    // Scaled, they may touch where they did not: what is small against the size is lost.
    return ordinary(scaledA, scaledB, Overlap2.test(scaledA, scaledB), Separation2::of)
        .scaled(-exponent)
        .made(touch, false, maker);
  }

  /// @param touch whether the two do; here and in every kernel
  private static <T extends @Nullable Object> T ordinary(
      Shape2 a, Shape2 b, boolean touch, Maker<T> maker) {
    if (Corners.isPoint(a) && Corners.isStraight(b)) {
      return fromPoint(a, b, touch, false, maker);
    }
    if (Corners.isPoint(b) && Corners.isStraight(a)) {
      return fromPoint(b, a, touch, true, maker);
    }
    boolean swapped = CoreOrder.compare(a, b) > 0;
    Shape2 first = swapped ? b : a;
    Shape2 second = swapped ? a : b;
    return Corners.hasArc(second)
        ? withArc(first, second, touch, swapped, maker)
        : straight(first, second, touch, swapped, maker);
  }

  /// From a point or circle to one, or to a segment or capsule. Of two points that are equal the
  /// lesser is the first.
  private static <T extends @Nullable Object> T fromPoint(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    Vec2 p = Corners.at(a, 0);
    Vec2 start = Corners.at(b, 0);
    Vec2 end = Corners.at(b, 1);
    boolean equal = PointPoint.areEqual(p, start) && PointPoint.areEqual(p, end);
    double radiusA = Corners.radius(a);
    double radiusB = Corners.radius(b);
    double sign = equal && radiusA > radiusB ? -1 : 1;
    return Corners.isPoint(b)
        ? PointPoint.between(p, start)
            .facing(sign)
            .grown(radiusA, radiusB)
            .made(touch, swapped, maker)
        : PointSegment.between(p, start, end)
            .facing(sign)
            .grown(radiusA, radiusB)
            .made(touch, swapped, maker);
  }

  /// The two are in order and have no arcs.
  private static <T extends @Nullable Object> T straight(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    if (Corners.count(b) == 1) {
      return PointPoint.between(Corners.at(a, 0), Corners.at(b, 0))
          .grown(Corners.radius(a), Corners.radius(b))
          .made(touch, swapped, maker);
    }
    return touch && doCoresTouch(a, b)
        ? Depth.between(a, b, swapped, maker)
        : Gap.between(a, b, touch, swapped, maker);
  }

  /// Of two shapes that do; without radii they are their cores.
  private static boolean doCoresTouch(Shape2 a, Shape2 b) {
    return (Corners.radius(a) == 0 && Corners.radius(b) == 0) || Overlap2.testCores(a, b);
  }

  /// The second is a sector: of two cores in order that have an arc it always is.
  private static <T extends @Nullable Object> T withArc(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    boolean meet = touch && doCoresTouch(a, b);
    if (touch && (Corners.isWide(a) || Corners.isWide(b))) {
      return ofWide(a, b, meet).made(true, swapped, maker);
    }
    return meet
        ? ArcDepth.between(a, b, swapped, maker)
        : ArcGap.between(a, b, touch, swapped, maker);
  }

  /// Of shapes that touch. Of cores that are not convex the radii cannot be taken off the distance,
  /// but where that is 0.
  private static Separation2 ofWide(Shape2 a, Shape2 b, boolean meet) {
    if (!meet) {
      Separation2 apart = ArcGap.between(a, b, true, false, Separation2::of);
      if (apart.distance == 0) {
        return apart;
      }
    }
    return Penetration.between(Core.of(a), Core.of(b), Corners.radius(a), Corners.radius(b));
  }

  private static Separation2 of(
      double distance, double ax, double ay, double bx, double by, double nx, double ny) {
    return new Separation2(distance, new Vec2(ax, ay), new Vec2(bx, by), new Vec2(nx, ny));
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

  /// {@return what `maker` makes of it, swapped or not}
  ///
  /// @param touch whether the two shapes do
  <T extends @Nullable Object> T made(boolean touch, boolean swapped, Maker<T> maker) {
    Vec2 toSecond = normal.times(swapped ? -1 : 1);
    return maker.make(
        signed(touch, distance),
        swapped ? pointB.x() : pointA.x(),
        swapped ? pointB.y() : pointA.y(),
        swapped ? pointA.x() : pointB.x(),
        swapped ? pointA.y() : pointB.y(),
        toSecond.x(),
        toSecond.y());
  }

  /// Rounding may leave the distance on the wrong side of 0. Whether two shapes touch is always
  /// asked of `Overlap2`, so that no bound on what rounding did here is needed.
  private static double signed(boolean touch, double distance) {
    return touch == distance <= 0 ? distance : touch ? 0 : Double.MIN_VALUE;
  }
}
