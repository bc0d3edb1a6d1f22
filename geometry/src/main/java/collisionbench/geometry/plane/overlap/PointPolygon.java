package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

final class PointPolygon {

  private PointPolygon() {}

  /// A point outside is nearest to an edge that it is outside of.
  static boolean within(Vec2 p, Polygon polygon, double radius) {
    if (radius == 0) {
      return holds(polygon, p);
    }
    boolean inside = true;
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      if (Orientation.of(from, to, p) < 0) {
        inside = false;
        if (!PointSegment.isBeside(p, from, to, radius, 0)) {
          return false;
        }
        if (PointSegment.within(p, from, to, radius, 0)) {
          return true;
        }
      }
    }
    return inside;
  }

  /// Whether the point is inside or on the boundary: not to the right of any edge.
  static boolean holds(Polygon polygon, Vec2 p) {
    List<Vec2> corners = polygon.vertices();
    Vec2 last = corners.get(corners.size() - 1);
    double fromX = last.x() - p.x();
    double fromY = last.y() - p.y();
    boolean sure = true;
    for (int i = 0; i < corners.size(); i++) {
      double toX = corners.get(i).x() - p.x();
      double toY = corners.get(i).y() - p.y();
      double left = fromX * toY;
      double right = fromY * toX;
      double bound = Orientation.bound(left, right);
      if (right - left > bound) {
        return false;
      }
      sure &= left - right > bound;
      fromX = toX;
      fromY = toY;
    }
    return sure || exactlyHolds(corners, p);
  }

  /// By the edges at the height of the point.
  private static boolean exactlyHolds(List<Vec2> corners, Vec2 p) {
    boolean hasEdge = false;
    Vec2 from = corners.get(corners.size() - 1);
    for (int i = 0; i < corners.size(); i++) {
      Vec2 to = corners.get(i);
      if (PointSegment.isBetween(p.y(), from.y(), to.y())) {
        if (isRightOf(p, from, to)) {
          return false;
        }
        hasEdge = true;
      }
      from = to;
    }
    return hasEdge;
  }

  /// For a point at the height of the edge.
  private static boolean isRightOf(Vec2 p, Vec2 from, Vec2 to) {
    if (p.x() < from.x() && p.x() < to.x()) {
      return to.y() < from.y();
    }
    if (p.x() > from.x() && p.x() > to.x()) {
      return from.y() < to.y();
    }
    return Orientation.of(from, to, p) < 0;
  }
}
