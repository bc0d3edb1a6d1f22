package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// Verdicts on cores that have to come within a reach, the rounded sum of two radii.
///
/// However a kernel finds its nearest points, two facts that are simple to bound prove its answer:
/// the distance of any point of A from any point of B is no less than the distance of the cores,
/// and the gap that any direction sees is no more. Nearest points that are poorly conditioned
/// (nearly parallel segments, needles) cost certainty, never truth.
///
/// Bounds are in units of `u = 2^-53`, the rounding of one operation. A number that overflows makes
/// its own bound overflow, and NaN fails every comparison; both leave `UNSURE`. Below `LEAST` a
/// bound might miss what underflow took.
final class Reach {

  /// 16 u.
  static final double SLACK = 0x1p-49;

  /// More than `1 + 16 u`, and less than its inverse.
  static final double MORE = 1 + 0x1p-48;

  static final double LESS = 1 - 0x1p-48;

  static final double LEAST = 0x1p-450;

  private static final double LEAST_SQUARE = LEAST * LEAST;

  private static final double MOST = 0x1p1000;

  private Reach() {}

  /// {@return whether two points are within reach}
  ///
  /// A rounded difference squared carries 3 u, their sum 2 u more, `reach^2` 3 u: 8 u in all.
  static Verdict ofPoints(Vec3 a, Vec3 b, double reach) {
    double x = b.x() - a.x();
    double y = b.y() - a.y();
    double z = b.z() - a.z();
    double squared = x * x + y * y + z * z;
    double limit = reach * reach;
    if (squared > limit * MORE && squared > LEAST_SQUARE) {
      return Verdict.APART;
    }
    boolean ordinary = limit > LEAST_SQUARE && squared < MOST;
    return ordinary && squared < limit * LESS ? Verdict.TOUCHING : Verdict.UNSURE;
  }

  /// {@return whether cores are within reach, by a point of each and the direction between}
  ///
  /// @param to from a point of one core to a point of the other, each component up to `8 u size`
  /// @param gap the least of the other along `to` less the most of the one, up to `8 u size` times
  ///   the length of `to`
  /// @param size at least the components of everything that `to` and `gap` were computed from
  static Verdict of(Vec3 to, double gap, double size, double reach) {
    double squared = to.lengthSquared();
    double near = reach - SLACK * (size + reach);
    if (near > LEAST && squared < near * near) {
      return Verdict.TOUCHING;
    }
    double length = Math.sqrt(squared);
    double low = gap - SLACK * size * length;
    boolean ordinary = squared > LEAST_SQUARE && low > LEAST_SQUARE && low < MOST;
    return ordinary && low > reach * length * MORE ? Verdict.APART : Verdict.UNSURE;
  }
}
