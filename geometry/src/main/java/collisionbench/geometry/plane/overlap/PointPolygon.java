package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;

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

  /// Whether the point is inside or on the boundary.
  static boolean holds(Polygon polygon, Vec2 p) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      if (Orientation.of(polygon.corner(i), polygon.corner(i + 1), p) < 0) {
        return false;
      }
    }
    return true;
  }
}
