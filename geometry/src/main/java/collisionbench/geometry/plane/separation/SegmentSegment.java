package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;

final class SegmentSegment {

  private SegmentSegment() {}

  /// Segments that do not cross are nearest at an end of one of them.
  static Separation2 between(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    return PointSegment.between(a, c, d)
        .or(PointSegment.between(b, c, d))
        .or(PointSegment.between(c, a, b).swapped())
        .or(PointSegment.between(d, a, b).swapped());
  }
}
