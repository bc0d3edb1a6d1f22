package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// Two points: `|b - a|^2 <= reach^2`.
final class PointPoint {

  private PointPoint() {}

  static int test(Vec3 a, Vec3 b, double reach) {
    return Reach.ofSquares(b.minus(a).lengthSquared(), reach * reach);
  }
}
