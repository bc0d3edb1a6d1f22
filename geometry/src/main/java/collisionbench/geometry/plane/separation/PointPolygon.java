package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;

final class PointPolygon {

  private PointPolygon() {}

  static Separation2 between(Vec2 p, Polygon polygon) {
    Separation2 nearest = PointSegment.between(p, polygon.corner(0), polygon.corner(1));
    for (int i = 1; i < polygon.vertices().size(); i++) {
      nearest = nearest.or(PointSegment.between(p, polygon.corner(i), polygon.corner(i + 1)));
    }
    return nearest;
  }
}
