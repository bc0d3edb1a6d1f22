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
/// bound might miss what underflow took. Of a square, or of a product with a number up to 1, that
/// is far less than `LEAST_SQUARE`.
final class Reach {

  /// 16 u.
  static final double SLACK = 0x1p-49;

  /// More than `1 + 16 u`.
  static final double MORE = 1 + 0x1p-48;

  static final double LEAST = 0x1p-450;

  static final double LEAST_SQUARE = LEAST * LEAST;

  static final double MOST = 0x1p450;

  private static final double MOST_SQUARE = MOST * MOST;

  /// More doubles than 16 u of a number come to.
  private static final long ULPS = 16;

  private Reach() {}

  /// {@return whether two points are within reach}
  ///
  /// As many doubles lie between two positive numbers as there are between their bits. Neighbours
  /// differ by at least `u` of themselves, or by what underflow rounds by; and what overflows comes
  /// last. So their number needs neither a bound nor a look at the size. A rounded difference
  /// squared carries 3 u, their sum 2 u more, and `limit` 3 u: 8 u in all.
  ///
  /// @param squared the square of the distance of two points
  /// @param limit the square of the reach
  static int ofSquares(double squared, double limit) {
    long more = Double.doubleToRawLongBits(limit) - Double.doubleToRawLongBits(squared);
    return Math.abs(more) > ULPS ? Verdict.bySign(more) : Verdict.UNSURE;
  }

  /// {@return whether two points are within reach, one of which may be off}
  ///
  /// @param more what `squared` carries besides, in units of `SLACK`
  static int ofSquares(double squared, double limit, double more) {
    return Verdict.of(limit - squared, Math.fma(SLACK, limit + squared + more, LEAST_SQUARE));
  }

  /// {@return whether cores are within reach, by the square of the way between two points}
  ///
  /// With `d` for the length of the way and `d^2 - unseen` for the gap along it times `d`, the
  /// distance `D` is at most `d` and at least `d - unseen / d`, so that `D^2` is at least `d^2 - 2
  /// unseen`. Eight times as much as went in overflows before anything that was made of it does.
  /// The limit carries 3 u of itself, and is no more than `3 size` and the difference.
  ///
  /// @param squared `d^2`, up to `60 u size`
  /// @param twiceUnseen 0 if the points are the nearest, up to `120 u size`
  /// @param size at least the squares of everything that the two were computed from
  /// @param limit the square of the reach
  static int ofSquares(double squared, double twiceUnseen, double size, double limit) {
    double all = Math.fma(8, size, LEAST_SQUARE / SLACK);
    return Verdict.of(limit - squared, Math.fma(2 * SLACK, all, twiceUnseen));
  }

  /// {@return whether cores are within reach, by the way between their nearest points}
  ///
  /// With `e` for the error and `d` for the length of `to`, the distance `D` is within `e` of `d`.
  /// If `d^2` is more than `reach^2 + 4 e (reach + e) = (reach + 2 e)^2`, then `D > reach`; if it
  /// is less than `reach^2 - 4 e (reach + e)`, which is at most `(reach - 2 e)^2`, then `D <
  /// reach`. The other `e` is for what squares and sums round, 8 u of `reach` at most.
  ///
  /// @param to the way, as long as the least distance up to `8 u size`
  /// @param size at least the components of everything that `to` was computed from, and `reach`
  static int ofWay(Vec3 to, double size, double reach) {
    double error = SLACK * size + LEAST;
    double margin = reach * reach - to.lengthSquared();
    return size < MOST ? Verdict.of(margin, 4 * error * (reach + error)) : Verdict.UNSURE;
  }

  /// {@return whether cores are within reach, by a point of each and the direction between}
  ///
  /// @param to from a point of one core to a point of the other, each component up to `8 u size`
  /// @param gap the least of the other along `to` less the most of the one, up to `8 u size` times
  ///   the length of `to`
  /// @param size at least the components of everything that `to` and `gap` were computed from
  static int of(Vec3 to, double gap, double size, double reach) {
    double squared = to.lengthSquared();
    double near = reach - SLACK * (size + reach);
    if (near > LEAST && squared < near * near) {
      return Verdict.TOUCHING;
    }
    double length = Math.sqrt(squared);
    double low = gap - SLACK * size * length;
    boolean ordinary = squared > LEAST_SQUARE && low > LEAST_SQUARE && low < MOST_SQUARE;
    return ordinary && low > reach * length * MORE ? Verdict.APART : Verdict.UNSURE;
  }
}
