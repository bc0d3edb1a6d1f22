package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

final class SegmentPolygon {

  private SegmentPolygon() {}

  static boolean within(Vec2 a, Vec2 b, Polygon polygon, double radius) {
    List<Vec2> corners = polygon.vertices();
    if (radius == 0) {
      return touch(a, b, corners);
    }
    return !areBoundsApart(a, b, corners, radius)
        && (touch(a, b, corners) || isNearEdge(a, b, polygon, radius));
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
  private static boolean touch(Vec2 a, Vec2 b, List<Vec2> corners) {
    return reachesLine(a, b, corners) && !hasSeparatingEdge(a, b, corners);
  }

  /// Whether not all corners are strictly on one side of the segment's line.
  private static boolean reachesLine(Vec2 a, Vec2 b, List<Vec2> corners) {
    int first = Orientation.of(a, b, corners.get(0));
    for (int i = 1; i < corners.size(); i++) {
      if (first * Orientation.of(a, b, corners.get(i)) <= 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasSeparatingEdge(Vec2 a, Vec2 b, List<Vec2> corners) {
    Vec2 from = corners.get(corners.size() - 1);
    for (int i = 0; i < corners.size(); i++) {
      Vec2 to = corners.get(i);
      if (Orientation.of(from, to, a) < 0 && Orientation.of(from, to, b) < 0) {
        return true;
      }
      from = to;
    }
    return false;
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
