package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class PointSegment {

  private PointSegment() {}

  /// Between the ends by `((b - a) x (p - a))^2 <= reach^2 (b - a)^2`, without a division.
  static boolean within(Vec2 p, Vec2 a, Vec2 b, double reach) {
    Vec2 along = b.minus(a);
    Vec2 fromA = p.minus(a);
    Vec2 fromB = p.minus(b);
    if (fromA.dot(along) <= 0) {
      return PointPoint.within(p, a, reach);
    }
    if (fromB.dot(along) >= 0) {
      return PointPoint.within(p, b, reach);
    }
    if (reach == 0) {
      return Orientation.of(a, b, p) == 0;
    }
    boolean nearA = fromA.lengthSquared() <= fromB.lengthSquared();
    double beside = along.cross(nearA ? fromA : fromB);
    return beside * beside <= reach * reach * along.lengthSquared();
  }
}
