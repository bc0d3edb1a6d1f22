package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;

final class PointPoint {

  private PointPoint() {}

  /// Equal points have the normal `+y`.
  static Separation2 between(Vec2 p, Vec2 q) {
    Vec2 offset = q.minus(p);
    Vec2 normal = offset.equals(Vec2.ZERO) ? Vec2.Y : offset.normalized();
    return new Separation2(offset.dot(normal), p, q, normal);
  }
}
