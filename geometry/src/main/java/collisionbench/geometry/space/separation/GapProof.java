package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.DistanceProof;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// The two ways in which closed forms in space prove that cores are apart, by [DistanceProof], and
/// the separation that follows.
final class GapProof {

  private GapProof() {}

  /// {@return the distance of two cores that are apart along the vector between two points; NaN if
  /// it is not proved, or if they nearly touch}
  ///
  /// @param delta from a point of A to a point of B
  /// @param gap the gap along that vector, times its length
  /// @param size the sum of the magnitudes of all coordinates
  static double straight(Vec3 delta, double gap, double size) {
    return DistanceProof.straight(delta.lengthSquared(), gap, size);
  }

  /// {@return the distance of two cores that are apart along another direction of any length; NaN
  /// if it is not proved, or if they nearly touch}
  ///
  /// Near a touch the vector between the points is mostly rounding, and the direction comes from
  /// the features instead. So the points may be off along the direction and beside it by no more
  /// than rounding.
  static double along(Vec3 direction, Vec3 delta, double gap, double size) {
    double perLength = 1 / direction.length();
    double length = delta.dot(direction) * perLength;
    Vec3 beside = delta.plus(-length * perLength, direction);
    double error = DistanceProof.ROUNDING * size;
    boolean isNearest = length - gap * perLength <= error && beside.largest() <= error;
    return isNearest ? DistanceProof.far(length, size) : Double.NaN;
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
