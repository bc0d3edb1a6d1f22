package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class SegmentSegment {

  private SegmentSegment() {}

  /// Segments that do not cross are nearest to each other at an end of one of them.
  static boolean within(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double reach) {
    return cross(a, b, c, d)
        || PointSegment.within(a, c, d, reach)
        || PointSegment.within(b, c, d, reach)
        || PointSegment.within(c, a, b, reach)
        || PointSegment.within(d, a, b, reach);
  }

  /// Whether each has its ends strictly on both sides of the other, exactly.
  private static boolean cross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    return Orientation.of(a, b, c) * Orientation.of(a, b, d) < 0
        && Orientation.of(c, d, a) * Orientation.of(c, d, b) < 0;
  }
}
