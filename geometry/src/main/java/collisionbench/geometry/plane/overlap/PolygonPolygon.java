package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;

/// Exact: polygons that are apart are strictly separated along an edge of one of them.
final class PolygonPolygon {

  private PolygonPolygon() {}

  static boolean touch(Polygon a, Polygon b) {
    return !hasSeparatingEdge(a, b) && !hasSeparatingEdge(b, a);
  }

  private static boolean hasSeparatingEdge(Polygon a, Polygon b) {
    for (int i = 0; i < a.vertices().size(); i++) {
      if (isBeyond(b, a.corner(i), a.corner(i + 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBeyond(Polygon polygon, Vec2 from, Vec2 to) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      if (Orientation.of(from, to, polygon.corner(i)) >= 0) {
        return false;
      }
    }
    return true;
  }
}
