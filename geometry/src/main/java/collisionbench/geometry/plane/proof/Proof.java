package collisionbench.geometry.plane.proof;

import collisionbench.geometry.number.Verdict;

/// What follows from what a search has found, whatever rounding did.
///
/// The distance of two cores is no more than that of any point of one from any point of the other,
/// and no less than what any direction sees between them. If both are convex it is the widest gap
/// of all directions; and the gap is widest along the normal of a side or from a corner to a
/// corner, where the centre of an arc is a corner too (the separating axis theorem).
///
/// # The bound
///
/// Let `u = 2^-53`, by which one operation rounds, and `size` the sum of the magnitudes of all
/// coordinates, as seen from an anchor near by. A coordinate there carries 1 u of `size`, and 9 u
/// if it is that of the tip of a sector. A point of a segment is a mixture of its ends, with
/// weights that carry errors of their own: such a mixture is that of other weights, and of them a
/// point too, but for 4 u. So the way between two points carries less than 32 u, and what a
/// direction sees, a sum of two products with as many, less than 64 u of `size` times its length.
///
/// Nor is the widest gap missed by more, though directions are rounded too. A normal is off by some
/// u, and what it sees by as much of `size`. A way `w` from corner to corner is off by 32 u of
/// `size`, so that its direction turns by an angle of up to `e = 32 u size / |w|`:
///
/// - If the two corners still face each other there, it sees `|w| cos e`. That is `|w| e^2 / 2` too
///   little, or less than 16 u of `size` if `|w|` is more than 32 u of it.
/// - If they do not, it has turned past the normal of a side that ends in one of them. This normal
///   lies between the two directions and sees as much or more.
/// - If `|w|` is less than 32 u of `size`, the normals of these sides see no less than `-|w|`.
///
/// [Verdict#ERROR] is twice the 64 u.
///
/// Where products of four lengths overflow or vanish, or a number is not a number, the question is
/// left open.
public final class Proof {

  private Proof() {}

  /// {@return whether two cores are within reach of each other}
  public static Verdict of(Candidate found, double radiusSum) {
    return Verdict.of(found.delta().lengthSquared(), found.gap(), found.size(), radiusSum);
  }

  /// {@return whether two convex cores are within reach of each other}
  ///
  /// @param widest the widest gap of all directions that count, none left out
  /// @param size the sum of the magnitudes of all coordinates
  public static Verdict ofWidest(double widest, double size, double radiusSum) {
    double beyond = widest - radiusSum;
    boolean sure =
        Verdict.isOrdinary(size + radiusSum) && Math.abs(beyond) > Verdict.ERROR * (size + radiusSum);
    return !sure ? Verdict.UNSURE : beyond > 0 ? Verdict.APART : Verdict.TOUCHING;
  }

  /// {@return the sign of the cross product of two ways; 0 where rounding could change it}
  ///
  /// @param size the sum of the magnitudes of all coordinates
  public static int sign(double cross, double size) {
    boolean sure = Verdict.isOrdinary(size) && Math.abs(cross) > Verdict.ERROR * size * size;
    return sure ? (int) Math.signum(cross) : 0;
  }
}
