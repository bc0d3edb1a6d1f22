package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// Comparing a length with a reach, squared.
final class Reach {

  private Reach() {}

  /// {@return whether `|v| <= reach`}
  static boolean within(Vec3 v, double reach) {
    if (v.largest() > reach) {
      return false;
    }
    double squared = v.lengthSquared();
    double limit = reach * reach;
    if (limit > 1e-280 && limit < 1e300) {
      return squared <= limit;
    }
    // So small or large that squares would vanish or overflow.
    return reach == 0 || v.times(1 / reach).lengthSquared() <= 1;
  }
}
