package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Vec2;

final class PointPoint {

  private PointPoint() {}

  static boolean within(Vec2 p, Vec2 q, double reach) {
    return reach == 0 ? p.equals(q) : q.minus(p).lengthSquared() <= reach * reach;
  }
}
