package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// Two points: `|b - a|^2 <= reach^2`.
final class PointPoint {

  private PointPoint() {}

  static boolean test(Vec3 a, Vec3 b, double reach) {
    return a.equals(b) || Reach.within(b.minus(a), reach);
  }
}
