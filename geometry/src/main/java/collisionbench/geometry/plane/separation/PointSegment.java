package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class PointSegment {

  private PointSegment() {}

  /// Beside the segment the distance is `|(b - a) x (p - a)| / |b - a|`, and the side is exact, so
  /// the normal is right however near the point is.
  static Separation2 between(Vec2 p, Vec2 a, Vec2 b) {
    Vec2 along = b.minus(a);
    Vec2 fromA = p.minus(a);
    Vec2 fromB = p.minus(b);
    if (fromA.dot(along) <= 0) {
      return PointPoint.between(p, a);
    }
    if (fromB.dot(along) >= 0) {
      return PointPoint.between(p, b);
    }
    Vec2 left = along.normalized().perpendicular();
    Vec2 normal = Orientation.of(a, b, p) > 0 ? left.negated() : left;
    boolean nearA = fromA.lengthSquared() <= fromB.lengthSquared();
    double distance = Math.abs(left.dot(nearA ? fromA : fromB));
    return new Separation2(distance, p, p.plus(distance, normal), normal);
  }
}
