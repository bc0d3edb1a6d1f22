package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;

/// What GJK and EPA find out about two shapes: their signed distance between two bounds.
///
/// Yes or no is claimed where the bounds leave no doubt: [#isApart], [#isTouching]. Where they meet
/// around 0, or do not meet and 0 is between them, neither is.
///
/// @param atLeast a lower bound: how far apart the shapes are seen to be along the normal. For
///   shapes in one another, minus the length of a translation along it that separates them.
/// @param atMost an upper bound
/// @param error by how much both may be off by rounding
/// @param radii of both shapes: what was taken off the distance of their cores
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

  /// {@return the gap if positive, negative: minus the depth; what the normal sees}
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
