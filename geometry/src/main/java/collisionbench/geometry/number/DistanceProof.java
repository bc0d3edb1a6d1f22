package collisionbench.geometry.number;

/// The one proof of all closed forms for cores that are apart: their distance is at least the gap
/// along any direction, and at most the length between any two of their points. If both agree up to
/// rounding, the points are the nearest ones, however they were found.
public final class DistanceProof {

  /// Gap and length may differ by this, relative to the size: 8 u, with `u = 2^-53`. The vector
  /// between two points, `r + t v - s u`, rounds four times; the search accepts more.
  public static final double ROUNDING = 0x1p-50;

  /// The length between two points above which rounding changes little of it, relative to the size.
  private static final double FAR = 0x1p-20;

  private DistanceProof() {}

  /// {@return the length between two points of two cores, if it is their distance; NaN if that is
  /// not proved, or if they nearly touch}
  ///
  /// @param squared the squared length
  /// @param gap the gap along the vector between the points, times its length
  /// @param size the sum of the magnitudes of all coordinates
  public static double straight(double squared, double gap, double size) {
    double length = Math.sqrt(squared);
    return squared - gap <= ROUNDING * size * length ? far(length, size) : Double.NaN;
  }

  /// {@return the length; NaN if that is too short beside the size}
  public static double far(double length, double size) {
    return length > FAR * size ? length : Double.NaN;
  }

  /// {@return the distance of two shapes with cores at this distance; NaN if rounding could change
  /// its sign, or if products of four lengths overflow or underflow}
  public static double grown(double ofCores, double radiusSum, double size) {
    double distance = ofCores - radiusSum;
    boolean isClear = Math.abs(distance) > 4 * Verdict.ERROR * (size + radiusSum);
    return isClear && Verdict.isOrdinary(size + radiusSum) ? distance : Double.NaN;
  }
}
