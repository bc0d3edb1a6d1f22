package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Directions: whether there is one, the unit vector of one, one or its opposite. Each is made
/// once, number by number (`Pick`), so that none has to be kept on the heap.
final class Choice {

  /// Below this a squared length has lost digits.
  static final double SMALL = 0x1p-900;

  /// Above this it may overflow.
  private static final double LARGE = 0x1p900;

  private Choice() {}

  /// {@return whether all numbers of `v` are zero}
  static boolean isZero(Vec3 v) {
    return v.x() == 0 && v.y() == 0 && v.z() == 0;
  }

  /// {@return `v` or its opposite}
  static Vec3 turned(boolean back, Vec3 v) {
    double sign = back ? -1 : 1;
    return new Vec3(sign * v.x(), sign * v.y(), sign * v.z());
  }

  /// {@return the vector of length one in the direction of one that is not zero}
  static Vec3 unit(Vec3 v) {
    double squared = v.lengthSquared();
    double scale = squared > SMALL && squared < LARGE ? 1 : toOne(v.largest());
    Vec3 scaled = v.times(scale);
    double length = scaled.length();
    return new Vec3(scaled.x() / length, scaled.y() / length, scaled.z() / length);
  }

  private static double toOne(double largest) {
    return Math.scalb(1.0, Math.min(-Math.getExponent(largest), Double.MAX_EXPONENT));
  }
}
