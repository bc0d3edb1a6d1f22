package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// Polygons that are apart are strictly separated along an edge of one of them.
final class PolygonPolygon {

  private PolygonPolygon() {}

  static boolean touch(Polygon a, Polygon b) {
    return !hasSeparatingEdge(a.vertices(), b.vertices())
        && !hasSeparatingEdge(b.vertices(), a.vertices());
  }

  private static boolean hasSeparatingEdge(List<Vec2> a, List<Vec2> b) {
    Vec2 from = a.get(a.size() - 1);
    for (int i = 0; i < a.size(); i++) {
      Vec2 to = a.get(i);
      if (isBeyond(b, from, to)) {
        return true;
      }
      from = to;
    }
    return false;
  }

  private static boolean isBeyond(List<Vec2> corners, Vec2 from, Vec2 to) {
    for (int i = 0; i < corners.size(); i++) {
      if (Orientation.of(from, to, corners.get(i)) >= 0) {
        return false;
      }
    }
    return true;
  }
}
