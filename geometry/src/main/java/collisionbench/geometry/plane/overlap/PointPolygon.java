package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;

final class PointPolygon {

  private PointPolygon() {}

  static boolean within(Vec2 p, Polygon polygon, double reach) {
    return holds(polygon, p) || (reach > 0 && isNearEdge(p, polygon, reach));
  }

  /// Whether the point is inside or on the boundary, exactly.
  static boolean holds(Polygon polygon, Vec2 p) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      if (Orientation.of(polygon.corner(i), polygon.corner(i + 1), p) < 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNearEdge(Vec2 p, Polygon polygon, double reach) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      if (PointSegment.within(p, polygon.corner(i), polygon.corner(i + 1), reach)) {
        return true;
      }
    }
    return false;
  }
}
