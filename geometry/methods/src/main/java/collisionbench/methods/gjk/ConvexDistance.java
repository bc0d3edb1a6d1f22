package collisionbench.methods.gjk;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// The signed distance of two convex shapes by GJK (Gilbert, Johnson, Keerthi 1988) and, where
/// their cores meet, EPA (van den Bergen 2001).
///
/// - A sector above half a turn has no support function and is not supported, except as a full disc
///   or a point.
/// - The distance is within `error` of that of the given shapes, which is less than 2^-47 of their
///   extent: their radii, the extents of their cores and the distance of their first points.
/// - `between(b, a)` is `between(a, b)` swapped, to the last bit, unless their cores and radii are
///   equal.
/// - The witness points prove the distance, but if features are nearly parallel or nearly equally
///   close, a witness may slide along them, and the normal tilt, by the square root of the error.
/// - Equal centers have the normal +y from the lesser radius to the greater one.
public final class ConvexDistance {

  /// The maximum number of iterations of either walk.
  public static final int LIMIT = 100;

  /// The rounding error of corners, their differences and the result, relative to the extent.
  private static final double ROUNDING = 0x1p-49;

  private ConvexDistance() {}

  /// {@return whether both shapes are convex, as [#between] requires}
  public static boolean answers(Shape2 a, Shape2 b) {
    return isConvex(a) && isConvex(b);
  }

  private static boolean isConvex(Shape2 shape) {
    return !(shape instanceof Sector sector)
        || sector.isDisc()
        || sector.radius() == 0
        || !sector.opening().isWide();
  }

  /// {@return the signed distance of two shapes in space}
  public static DistanceBounds between(Shape3 a, Shape3 b) {
    return between(a, b, LIMIT);
  }

  static DistanceBounds between(Shape3 a, Shape3 b, int limit) {
    GjkScale scale = GjkScale.of(a, b);
    return between(SupportShape.of(a, scale), SupportShape.of(b, scale), scale, 3, limit);
  }

  /// {@return the signed distance of two convex shapes in the plane, in space at `z = 0`}
  public static DistanceBounds between(Shape2 a, Shape2 b) {
    return between(a, b, LIMIT);
  }

  static DistanceBounds between(Shape2 a, Shape2 b, int limit) {
    GjkScale scale = GjkScale.of(a, b);
    return between(SupportShape.of(a, scale), SupportShape.of(b, scale), scale, 2, limit);
  }

  private static DistanceBounds between(
      SupportShape a, SupportShape b, GjkScale scale, int dimensions, int limit) {
    if (a.compareTo(b) > 0) {
      return between(b, a, scale, dimensions, limit).swapped();
    }
    MinkowskiDifference difference = new MinkowskiDifference(a, b);
    Walk gjk = GjkWalk.of(difference, limit);
    boolean isOutside = gjk.found().atLeast() > Double.NEGATIVE_INFINITY;
    Walk walk = isOutside ? gjk : Epa.of(difference, dimensions, gjk, limit);
    CoreDistance found = walk.found();
    double radii = a.radius() + b.radius();
    Vec3 pointA = a.base().plus(found.pointA()).plus(a.radius(), found.normal());
    double atLeast = found.atLeast() - radii + 0.0;
    return new DistanceBounds(
        scale.up(atLeast),
        scale.up(found.atMost() - radii),
        scale.up(ROUNDING * (difference.size() + radii) + difference.tolerance()),
        scale.up(radii),
        found.width() <= 2 * difference.tolerance(),
        scale.up(pointA),
        scale.up(pointA.plus(atLeast, found.normal())),
        found.normal(),
        walk.iterations().stream().map(i -> i.placed(difference, scale)).toList());
  }
}
