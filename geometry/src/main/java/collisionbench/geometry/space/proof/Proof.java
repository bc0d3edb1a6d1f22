package collisionbench.geometry.space.proof;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Vec3;

/// Decides what the result of a search proves, despite rounding.
///
/// The distance of two cores is at most that of any point of one from any point of the other, and
/// at least the gap along any direction. They intersect if they overlap along every candidate axis
/// (the separating axis theorem), or if four vectors from points of one to points of the other
/// surround zero.
///
/// # The bound
///
/// Let `u = 2^-53`, the relative error of one operation, and `size` the sum of the magnitudes of
/// all coordinates, relative to a nearby anchor. The error of a coordinate is 1 u of `size`. A
/// computed point of a core, a combination of up to four corners with weights in 0..1, is the exact
/// convex combination for perturbed weights, plus an error of 8 u. In the frame of a box a
/// coordinate is a sum of three products with entries of its matrix, each with an error of 8 u: 32
/// u, and the same back to the world. The error of the vector between two points is less than 64 u,
/// and that of the gap along a direction, a sum of three products, less than 64 u of `size` times
/// the length of the direction. [Verdict#ERROR] is twice that.
///
/// If products of four lengths overflow or underflow, or a number is NaN, the verdict is unsure.
public final class Proof {

  /// Above this, underflow in a product of an axis and a length is less than its rounding.
  private static final double LEAST_AXIS = 0x1p-700;

  private Proof() {}

  /// {@return whether two cores are within the sum of the radii}
  public static Verdict of(Candidate found, double radiusSum) {
    return Verdict.of(found.delta().lengthSquared(), found.gap(), found.size(), radiusSum);
  }

  /// {@return whether two cores are within the sum of the radii, by the separating axis theorem}
  ///
  /// @param widest the widest gap of all candidate axes, each of length at most one, without
  ///   omission unless it is positive
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

  /// {@return the gap along an axis of the given length, per unit of length; 0, which proves
  /// nothing, if the axis is so short that its products underflow}
  public static double perUnit(double gap, double length) {
    return length > LEAST_AXIS ? gap / length : 0;
  }

  /// {@return touching if the tetrahedron of four vectors, each from a corner of A to a corner of
  /// B, certainly contains zero}
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

  /// {@return the sign of the volume of three vectors; 0 if not certain}
  ///
  /// An error of one of them changes the volume by that error times the lengths of the other two;
  /// all other errors together are less than that.
  private static int side(Vec3 p, Vec3 q, Vec3 r, double error) {
    double volume = p.cross(q).dot(r);
    double x = p.sumOfMagnitudes();
    double y = q.sumOfMagnitudes();
    double z = r.sumOfMagnitudes();
    return Math.abs(volume) > error * (x * y + y * z + z * x) ? (int) Math.signum(volume) : 0;
  }
}
