package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Directions: whether there is one, the unit vector of one, one or its opposite.
final class Direction {

  /// Below this a squared length has lost digits.
  static final double SMALL = 0x1p-900;

  /// Above this it may overflow.
  private static final double LARGE = 0x1p900;

  private Direction() {}

  /// {@return whether all numbers of `v` are zero}
  static boolean isNone(Vec3 v) {
    return v.x() == 0 && v.y() == 0 && v.z() == 0;
  }

  /// {@return `v` or its opposite}
  static Vec3 turned(boolean back, Vec3 v) {
    return back ? v.negated() : v;
  }

  /// {@return the vector of length one in the direction of one that is not zero}
  static Vec3 unit(Vec3 v) {
    double squared = v.lengthSquared();
    Vec3 scaled = squared > SMALL && squared < LARGE ? v : v.times(toOne(v.largest()));
    double length = scaled.length();
    return new Vec3(scaled.x() / length, scaled.y() / length, scaled.z() / length);
  }

  private static double toOne(double largest) {
    return Math.scalb(1.0, Math.min(-Math.getExponent(largest), Double.MAX_EXPONENT));
  }
}
