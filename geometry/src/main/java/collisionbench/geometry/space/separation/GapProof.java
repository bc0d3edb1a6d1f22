package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// The one proof of all closed forms for cores that are apart: their distance is at least the gap
/// along any direction, and at most the length between any two of their points. If both agree up to
/// rounding, the points are the nearest ones, however they were found.
final class GapProof {

  /// Gap and length may differ by this, relative to the size: 8 u, with `u = 2^-53`. The vector
  /// between two points, `r + t v - s u`, rounds four times; the search accepts more.
  private static final double ROUNDING = 0x1p-50;

  /// The length between two points above which rounding changes little of it, relative to the size.
  private static final double FAR = 0x1p-20;

  private GapProof() {}

  /// {@return the distance of two cores that are apart along the vector between the points; NaN if
  /// it is not proved, or if they nearly touch}
  ///
  /// @param delta from a point of A to a point of B
  /// @param gap the gap along that vector, times its length
  /// @param size the sum of the magnitudes of all coordinates
  static double straight(Vec3 delta, double gap, double size) {
    double squared = delta.lengthSquared();
    double length = Math.sqrt(squared);
    boolean isNearest = squared - gap <= ROUNDING * size * length;
    return isNearest && length > FAR * size ? length : Double.NaN;
  }

  /// {@return the distance of two cores that are apart along another direction of any length; NaN
  /// if it is not proved, or if they nearly touch}
  static double along(Vec3 direction, Vec3 delta, double gap, double size) {
    double perLength = 1 / direction.length();
    double length = delta.dot(direction) * perLength;
    Vec3 beside = delta.plus(-length * perLength, direction);
    double error = ROUNDING * size;
    boolean isNearest = length - gap * perLength <= error && beside.largest() <= error;
    return isNearest && length > FAR * size ? length : Double.NaN;
  }

  /// {@return the distance of two shapes with cores at this distance; NaN if rounding could change
  /// its sign, or if products of four lengths overflow or underflow}
  static double grown(double ofCores, double radiusSum, double size) {
    double distance = ofCores - radiusSum;
    boolean isClear = Math.abs(distance) > 4 * Separation3.CLOSE * (size + radiusSum);
    return isClear && Verdict.isOrdinary(size + radiusSum) ? distance : Double.NaN;
  }

  /// {@return the separation with this distance and the nearest points of the cores; empty for NaN}
  static Optional<Separation3> separation(
      double distance, Vec3 direction, Vec3 onA, double radiusA, Vec3 onB, double radiusB) {
    if (Double.isNaN(distance)) {
      return Optional.empty();
    }
    Vec3 n = direction.unit();
    return Optional.of(new Separation3(distance, onA.plus(radiusA, n), onB.plus(-radiusB, n), n));
  }
}
