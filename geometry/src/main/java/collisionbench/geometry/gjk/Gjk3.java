package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The signed distance of two shapes in space by GJK (Gilbert, Johnson, Keerthi 1988) and, where
/// their cores meet, EPA (van den Bergen 2001).
///
/// Knows shapes only by how far their cores reach in a direction, and nothing of the pairs they
/// make: a second opinion on the kernels, not a faster way.
///
/// - Cores are polytopes of up to 8 corners, their difference has 64 at most. Either walk is
///   finite, ends within about a dozen steps, and is ended after [#LIMIT] (100). Should that not
///   have been enough the outcome is [Opinion3.Undecided], with the bounds that are proven by then.
///   No input is known for which it is not.
/// - The distance is within `error` of that of the given shapes, which is about 2^-46 of their
///   extent: their radii, and how far their cores reach from a point of the smaller one.
/// - `between(b, a)` is `between(a, b)` swapped, to the last bit, unless their cores and radii are
///   equal.
/// - Witnesses prove the distance, but where features are nearly parallel or nearly as near a
///   witness may slide along them, and the normal tilt, by the root of the error.
/// - Equal centres have the normal +y from the lesser radius to the greater one.
/// - Yes or no is as good as the distance: not exact where that is within its error of 0.
public final class Gjk3 {

  /// The most steps of GJK, and of EPA.
  public static final int LIMIT = 100;

  /// Of the extent: rounding in placing the corners, in their differences and in the answer.
  private static final double ROUNDING = 0x1p-48;

  /// What a coordinate loses without a trace in any answer, where the largest is about one.
  private static final double NOTHING = 0x1p-120;

  private Gjk3() {}

  /// {@return the signed distance of two shapes}
  public static Opinion3 between(Shape3 a, Shape3 b) {
    return between(a, b, LIMIT);
  }

  static Opinion3 between(Shape3 a, Shape3 b, int limit) {
    double largest = Math.max(Core3.largest(a), Core3.largest(b));
    // Two less than the exponent, so that a difference or a sum still fits when scaled back.
    int exponent = largest == 0 ? 0 : -Math.getExponent(largest) - 2;
    Core3 coreA = Core3.of(a, exponent);
    Core3 coreB = Core3.of(b, exponent);
    return coreA.compareTo(coreB) <= 0
        ? ordered(coreA, coreB, -exponent, limit)
        : ordered(coreB, coreA, -exponent, limit).swapped();
  }

  /// Measures from the smaller core and in units of the larger one, so that nothing is lost far
  /// from the world's origin or between small shapes.
  private static Opinion3 ordered(Core3 a, Core3 b, int exponent, int limit) {
    Vec3 origin = a.extent() <= b.extent() ? a.base() : b.base();
    Difference3 difference = new Difference3(a.corners(origin), b.corners(origin));
    int unit = difference.size() == 0 ? 0 : Math.getExponent(difference.size());
    Difference3 scaled =
        new Difference3(scaled(difference.a(), -unit), scaled(difference.b(), -unit));
    Bracket3 found = Approach3.of(scaled, limit);
    double radii = a.radius() + b.radius();
    double atLeast = Math.scalb(found.atLeast(), unit) - radii;
    double atMost = Math.scalb(found.atMost(), unit) - radii;
    double error = Math.scalb(found.width(), unit) + ROUNDING * (difference.size() + radii);
    if (found.width() > scaled.tolerance()) {
      return new Opinion3.Undecided(
          found.iterations(), Core3.scaled(atLeast, exponent), Core3.scaled(atMost, exponent));
    }
    Vec3 coreA = origin.plus(Core3.scaled(found.pointA(), unit));
    Vec3 pointA = coreA.plus(a.radius(), found.normal());
    return Opinion3.answer(
        Core3.scaled(atLeast, exponent),
        Core3.scaled(pointA, exponent),
        Core3.scaled(pointA.plus(atLeast, found.normal()), exponent),
        found.normal(),
        Core3.scaled(error, exponent));
  }

  private static List<Vec3> scaled(List<Vec3> corners, int exponent) {
    return corners.stream().map(corner -> tidied(Core3.scaled(corner, exponent))).toList();
  }

  private static Vec3 tidied(Vec3 v) {
    return new Vec3(tidied(v.x()), tidied(v.y()), tidied(v.z()));
  }

  /// Spares exact arithmetic the hundreds of digits between a coordinate and one that is nothing
  /// beside it.
  private static double tidied(double coordinate) {
    return Math.abs(coordinate) < NOTHING ? 0 : coordinate;
  }
}
