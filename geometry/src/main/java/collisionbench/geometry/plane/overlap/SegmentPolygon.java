package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

final class SegmentPolygon {

  private SegmentPolygon() {}

  static boolean within(Vec2 a, Vec2 b, Polygon polygon, double radius) {
    return !areBoundsApart(a, b, polygon.vertices(), radius)
        && (touch(a, b, polygon) || (radius > 0 && isNearEdge(a, b, polygon, radius)));
  }

  private static boolean areBoundsApart(Vec2 a, Vec2 b, List<Vec2> corners, double radius) {
    Vec2 first = corners.get(0);
    double minX = first.x();
    double maxX = minX;
    double minY = first.y();
    double maxY = minY;
    for (int i = 1; i < corners.size(); i++) {
      Vec2 corner = corners.get(i);
      minX = Math.min(minX, corner.x());
      maxX = Math.max(maxX, corner.x());
      minY = Math.min(minY, corner.y());
      maxY = Math.max(maxY, corner.y());
    }
    return SegmentSegment.areApart(a.x(), b.x(), minX, maxX, radius)
        || SegmentSegment.areApart(a.y(), b.y(), minY, maxY, radius);
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
