package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;

final class SegmentPolygon {

  private SegmentPolygon() {}

  static Separation2 between(Vec2 a, Vec2 b, Polygon polygon) {
    Separation2 nearest = PointPolygon.between(a, polygon).or(PointPolygon.between(b, polygon));
    for (Vec2 corner : polygon.vertices()) {
      nearest = nearest.or(PointSegment.between(corner, a, b).swapped());
    }
    return nearest;
  }
}
