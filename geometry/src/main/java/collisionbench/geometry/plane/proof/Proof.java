package collisionbench.geometry.plane.proof;

import collisionbench.geometry.number.Verdict;

/// Decides what the result of a search proves, despite rounding.
///
/// The distance of two cores is at most that of any point of one from any point of the other, and
/// at least the gap along any direction. For convex cores it is the widest gap of all directions,
/// which is along the normal of a side or from a corner to a corner, where the center of an arc
/// counts as a corner (the separating axis theorem).
///
/// # The bound
///
/// Let `u = 2^-53`, the relative error of one operation, and `size` the sum of the magnitudes of
/// all coordinates, relative to a nearby anchor. The error of a coordinate is 1 u of `size`, and 9
/// u for the tip of a sector. A computed point of a segment is the exact convex combination for
/// perturbed weights, plus an error of 4 u. So the error of the vector between two points is less
/// than 32 u, and that of the gap along a direction, a sum of two products, less than 64 u of
/// `size` times its length.
///
/// The error of the widest gap is no greater, although directions are rounded, too. The error of a
/// normal is a few u, and changes the gap by as much of `size`. A vector `w` from corner to corner
/// has an error of 32 u of `size`, so its direction turns by an angle of up to `e = 32 u size /
/// |w|`:
///
/// - If the two corners are still the support points, the gap is `|w| cos e`. That is `|w| e^2 / 2`
///   too little, or less than 16 u of `size` if `|w|` is more than 32 u of it.
/// - If they are not, it has turned past the normal of a side that ends in one of them. This normal
///   lies between the two directions and its gap is at least as wide.
/// - If `|w|` is less than 32 u of `size`, the gap along the normals of these sides is at least
///   `-|w|`.
///
/// [Verdict#ERROR] is twice the 64 u.
///
/// If products of four lengths overflow or underflow, or a number is NaN, the verdict is unsure.
public final class Proof {

  private Proof() {}

  /// {@return whether two cores are within the sum of the radii}
  public static Verdict of(Candidate found, double radiusSum) {
    return Verdict.of(found.delta().lengthSquared(), found.gap(), found.size(), radiusSum);
  }

  /// {@return whether two convex cores are within the sum of the radii}
  ///
  /// @param widest the widest gap of all candidate directions, without omission
  /// @param size the sum of the magnitudes of all coordinates
  public static Verdict ofWidest(double widest, double size, double radiusSum) {
    double beyond = widest - radiusSum;
    boolean sure =
        Verdict.isOrdinary(size + radiusSum)
            && Math.abs(beyond) > Verdict.ERROR * (size + radiusSum);
    return !sure ? Verdict.UNSURE : beyond > 0 ? Verdict.APART : Verdict.TOUCHING;
  }

  /// {@return the sign of a cross product; 0 if rounding could change it}
  ///
  /// @param size the sum of the magnitudes of all coordinates
  public static int sign(double cross, double size) {
    boolean sure = Verdict.isOrdinary(size) && Math.abs(cross) > Verdict.ERROR * size * size;
    return sure ? (int) Math.signum(cross) : 0;
  }
}
