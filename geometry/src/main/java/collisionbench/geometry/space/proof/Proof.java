package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Vec3;

/// What follows from what a search has found, whatever rounding did.
///
/// The distance of two cores is no more than that of any point of one from any point of the other,
/// and no less than what any direction sees between them. They meet if they overlap along every
/// direction that could part them (the separating axis theorem), or if four ways from a point of
/// one to a point of the other surround zero.
///
/// # The bound
///
/// Let `u = 2^-53`, by which one operation rounds, and `size` the sum of the magnitudes of all
/// coordinates, as seen from an anchor near by. A coordinate there carries 1 u of `size`. A point
/// of a core is a mixture of up to four corners, with weights of 0..1 that carry errors of their
/// own: such a mixture is that of other weights, and of them a point too, but for 8 u. In the frame
/// of a box a coordinate is a sum of three products with entries of its matrix, which carry 8 u
/// each: 32 u, and as much the other way. The way between two points carries less than 64 u, and
/// what a direction sees, a product of three numbers with as many, less than 64 u of `size` times
/// the length of the direction. [Verdict#ERROR] is twice that.
///
/// Where products of four lengths overflow or vanish, or a number is not a number, the question is
/// left open.
public final class Proof {

  /// From here on underflow takes less from a product of an axis and a length than rounding does.
  private static final double LEAST_AXIS = 0x1p-700;

  private Proof() {}

  /// {@return whether two cores are within reach of each other}
  public static Verdict of(Candidate found, double radiusSum) {
    return Verdict.of(found.delta().lengthSquared(), found.gap(), found.size(), radiusSum);
  }

  /// {@return whether two cores are within reach of each other, by all axes that could part them}
  ///
  /// @param widest the greatest gap along one of these, each of length one or less; none left out,
  ///   unless this is positive
  /// @param size the sum of the magnitudes of all coordinates
  public static Verdict ofAxes(double widest, double size, double radiusSum) {
    double error = Verdict.ERROR * (size + radiusSum);
    if (!Verdict.isOrdinary(size + radiusSum)) {
      return Verdict.UNSURE;
    }
    if (widest > radiusSum + error) {
      return Verdict.APART;
    }
    return widest < -error ? Verdict.TOUCHING : Verdict.UNSURE;
  }

  /// {@return what an axis of that length sees, per unit of it; 0, which proves nothing, if it is
  /// so short that its products have lost digits}
  public static double perUnit(double gap, double length) {
    return length > LEAST_AXIS ? gap / length : 0;
  }

  /// {@return touching if the tetrahedron of four ways, each from a corner of A to a corner of B,
  /// surely holds zero}
  ///
  /// @param size the sum of the magnitudes of all coordinates
  public static Verdict around(Vec3 a, Vec3 b, Vec3 c, Vec3 d, double size) {
    double error = Verdict.ERROR * size;
    int ofA = side(b, c, d, error);
    boolean surely =
        ofA != 0
            && side(a, c, d, error) == -ofA
            && side(a, b, d, error) == ofA
            && side(a, b, c, error) == -ofA;
    return surely && Verdict.isOrdinary(size) ? Verdict.TOUCHING : Verdict.UNSURE;
  }

  /// {@return the sign of the volume of three ways; 0 where it could be another}
  ///
  /// What one of them is off by changes the volume by that times the lengths of the two others; all
  /// else is less than as much again.
  private static int side(Vec3 p, Vec3 q, Vec3 r, double error) {
    double volume = p.cross(q).dot(r);
    double x = p.sumOfMagnitudes();
    double y = q.sumOfMagnitudes();
    double z = r.sumOfMagnitudes();
    return Math.abs(volume) > error * (x * y + y * z + z * x) ? (int) Math.signum(volume) : 0;
  }
}
