package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;

final class SegmentPolygon {

  private SegmentPolygon() {}

  static boolean within(Vec2 a, Vec2 b, Polygon polygon, double radius) {
    return touch(a, b, polygon) || (radius > 0 && isNearEdge(a, b, polygon, radius));
  }

  /// Convex shapes that are apart are strictly separated along an edge of one of them.
  private static boolean touch(Vec2 a, Vec2 b, Polygon polygon) {
    int left = 0;
    int right = 0;
    int count = polygon.vertices().size();
    for (int i = 0; i < count; i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      if (Orientation.of(from, to, a) < 0 && Orientation.of(from, to, b) < 0) {
        return false;
      }
      int side = Orientation.of(a, b, from);
      left += side > 0 ? 1 : 0;
      right += side < 0 ? 1 : 0;
    }
    return left < count && right < count;
  }

  private static boolean isNearEdge(Vec2 a, Vec2 b, Polygon polygon, double radius) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      if (SegmentSegment.within(a, b, polygon.corner(i), polygon.corner(i + 1), radius, 0)) {
        return true;
      }
    }
    return false;
  }
}
