package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class SegmentSegment {

  /// More than rounding makes of a gap and a reach.
  private static final double MORE = 1 + 0x1p-50;

  private SegmentSegment() {}

  /// Segments that do not cross are nearest to each other at an end of one of them.
  static boolean within(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double radius, double otherRadius) {
    return !areBoundsApart(a, b, c, d, radius + otherRadius)
        && (cross(a, b, c, d)
            || PointSegment.within(a, c, d, radius, otherRadius)
            || PointSegment.within(b, c, d, radius, otherRadius)
            || PointSegment.within(c, a, b, otherRadius, radius)
            || PointSegment.within(d, a, b, otherRadius, radius));
  }

  /// Whether a vertical or horizontal strip is too wide to be reached across, surely: gap and reach
  /// are off by one rounding each, and by none where they are subnormal.
  private static boolean areBoundsApart(Vec2 a, Vec2 b, Vec2 c, Vec2 d, double reach) {
    return gap(a.x(), b.x(), c.x(), d.x()) > reach * MORE
        || gap(a.y(), b.y(), c.y(), d.y()) > reach * MORE;
  }

  private static double gap(double a, double b, double c, double d) {
    return Math.max(Math.min(c, d) - Math.max(a, b), Math.min(a, b) - Math.max(c, d));
  }

  /// Whether each has its ends strictly on both sides of the other.
  private static boolean cross(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    return Orientation.of(a, b, c) * Orientation.of(a, b, d) < 0
        && Orientation.of(c, d, a) * Orientation.of(c, d, b) < 0;
  }
}
