package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// The signed distance of two convex shapes in the plane by GJK (Gilbert, Johnson, Keerthi 1988)
/// and, where their cores meet, EPA (van den Bergen 2001).
///
/// Knows shapes only by how far their cores reach in a direction, and nothing of the pairs they
/// make: a second opinion on the kernels, not a faster way.
///
/// - A sector up to half a turn is a core of its own, with its arc. Above half a turn it has no
///   support mapping and is not answered, except as a full disc or a point.
/// - Cores without an arc are polygons, so both walks are finite; along an arc an error is divided
///   by four with every step. GJK ends within about two dozen steps and is ended after [#LIMIT]
///   (100), EPA after three times as many and two for every corner: enough for a dozen ends of
///   arcs. Should that not have been enough the outcome is [Opinion2.Undecided], with the bounds
///   that are proven by then. No input is known for which it is not.
/// - The distance is within `error` of that of the given shapes, which is about 2^-46 of their
///   extent: their radii, and how far their cores reach from a point of the smaller one.
/// - `between(b, a)` is `between(a, b)` swapped, to the last bit, unless their cores and radii are
///   equal.
/// - Witnesses prove the distance, but where features are nearly parallel or nearly as near a
///   witness may slide along them, and the normal tilt, by the root of the error.
/// - Equal centres have the normal +y from the lesser radius to the greater one.
/// - Yes or no is as good as the distance: not exact where that is within its error of 0.
public final class Gjk2 {

  /// The most steps of GJK, and a third of those of EPA.
  public static final int LIMIT = 100;

  /// Of the extent: rounding in placing the corners, in their differences and in the answer.
  private static final double ROUNDING = 0x1p-48;

  private Gjk2() {}

  /// {@return whether both shapes are convex, so that [#between] looks at them at all}
  public static boolean answers(Shape2 a, Shape2 b) {
    return !Core2.isWide(a) && !Core2.isWide(b);
  }

  /// {@return the signed distance of two shapes, or which of them is not convex}
  public static Opinion2 between(Shape2 a, Shape2 b) {
    return between(a, b, LIMIT);
  }

  static Opinion2 between(Shape2 a, Shape2 b, int limit) {
    if (Core2.isWide(a)) {
      return new Opinion2.NotConvex((Sector) a);
    }
    if (Core2.isWide(b)) {
      return new Opinion2.NotConvex((Sector) b);
    }
    double largest = Math.max(Core2.largest(a), Core2.largest(b));
    // Two less than the exponent, so that a difference or a sum still fits when scaled back.
    int exponent = largest == 0 ? 0 : -Math.getExponent(largest) - 2;
    Core2 coreA = Core2.of(a, exponent);
    Core2 coreB = Core2.of(b, exponent);
    return coreA.compareTo(coreB) <= 0
        ? ordered(coreA, coreB, -exponent, limit)
        : ordered(coreB, coreA, -exponent, limit).swapped();
  }

  /// Measures from the smaller core and in units of the larger one, so that nothing is lost far
  /// from the world's origin or between small shapes.
  private static Opinion2 ordered(Core2 a, Core2 b, int exponent, int limit) {
    Vec2 origin = a.outline().extent() <= b.outline().extent() ? a.base() : b.base();
    Difference2 difference = new Difference2(a.outline(origin), b.outline(origin));
    int unit = difference.size() == 0 ? 0 : Math.getExponent(difference.size());
    Difference2 scaled = difference.scaled(-unit);
    Bracket2 found = Approach2.of(scaled, limit);
    double radii = a.radius() + b.radius();
    double atLeast = Math.scalb(found.atLeast(), unit) - radii;
    double atMost = Math.scalb(found.atMost(), unit) - radii;
    double error = Math.scalb(found.width(), unit) + ROUNDING * (difference.size() + radii);
    if (found.width() > scaled.tolerance()) {
      return new Opinion2.Undecided(
          found.iterations(), Core2.scaled(atLeast, exponent), Core2.scaled(atMost, exponent));
    }
    Vec2 coreA = origin.plus(Core2.scaled(found.pointA(), unit));
    Vec2 pointA = coreA.plus(a.radius(), found.normal());
    return Opinion2.answer(
        Core2.scaled(atLeast, exponent),
        Core2.scaled(pointA, exponent),
        Core2.scaled(pointA.plus(atLeast, found.normal()), exponent),
        found.normal(),
        Core2.scaled(error, exponent));
  }
}
