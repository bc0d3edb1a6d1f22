package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The result of GJK and EPA: two bounds of the signed distance of two shapes.
///
/// [#isApart] and [#isTouching] are true only if the bounds prove it. If 0 is between the bounds,
/// up to the error, neither is.
///
/// @param atLeast a lower bound: the gap along the normal. For overlapping shapes, minus the length
///   of a translation along it that separates them.
/// @param atMost an upper bound
/// @param error the rounding error of both
/// @param radii the sum of the radii, subtracted from the distance of the cores
/// @param isClosed whether the bounds meet, so that the distance is known
/// @param pointA the witness point of A
/// @param pointB the witness point of B: `pointA + distance * normal`
/// @param normal unit, from A towards B
/// @param iterations those of GJK, then those of EPA if it was asked, in the scene's units
public record DistanceBounds(
    double atLeast,
    double atMost,
    double error,
    double radii,
    boolean isClosed,
    Vec3 pointA,
    Vec3 pointB,
    Vec3 normal,
    List<Iteration> iterations) {

  /// {@return the gap along the normal; minus the depth if negative}
  public double distance() {
    return atLeast;
  }

  /// {@return whether the shapes are certainly apart}
  public boolean isApart() {
    return atLeast > error;
  }

  /// {@return whether the shapes certainly have a point in common}
  public boolean isTouching() {
    return atMost < -error;
  }

  /// {@return whether either is certain}
  public boolean isDecided() {
    return isApart() || isTouching();
  }

  /// {@return how many iterations the last of the two took}
  public int iterationsAtLast() {
    return iterations.isEmpty() ? 0 : iterations.getLast().found().iterations();
  }

  /// {@return the same with A and B swapped}
  DistanceBounds swapped() {
    return new DistanceBounds(
        atLeast,
        atMost,
        error,
        radii,
        isClosed,
        pointB,
        pointA,
        normal.negated(),
        iterations.stream().map(Iteration::swapped).toList());
  }
}
