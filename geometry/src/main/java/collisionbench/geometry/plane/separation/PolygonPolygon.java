package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;

final class PolygonPolygon {

  private PolygonPolygon() {}

  /// Polygons that are apart are nearest at a corner of one of them.
  static Separation2 between(Polygon a, Polygon b) {
    Separation2 nearest = PointPolygon.between(a.corner(0), b);
    for (Vec2 corner : a.vertices()) {
      nearest = nearest.or(PointPolygon.between(corner, b));
    }
    for (Vec2 corner : b.vertices()) {
      nearest = nearest.or(PointPolygon.between(corner, a).swapped());
    }
    return nearest;
  }
}
