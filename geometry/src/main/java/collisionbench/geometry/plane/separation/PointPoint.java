package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;

final class PointPoint {

  private PointPoint() {}

  /// Equal points have the normal `+y`.
  static Separation2 between(Vec2 p, Vec2 q) {
    Vec2 offset = q.minus(p);
    Vec2 normal = normal(offset);
    return new Separation2(offset.dot(normal), p, q, normal);
  }

  /// {@return whether the points are the same}
  static boolean areEqual(Vec2 p, Vec2 q) {
    return p.x() == q.x() && p.y() == q.y();
  }

  /// {@return the unit vector in the direction of `way`; `+y` if that is zero}
  static Vec2 normal(Vec2 way) {
    boolean none = way.x() == 0 && way.y() == 0;
    return none ? Vec2.Y : way.normalized();
  }
}
