package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;

final class PolygonSector {

  private PolygonSector() {}

  static Separation2 between(Polygon polygon, Sector sector, Opening opening) {
    Separation2 nearest =
        SegmentSector.between(polygon.corner(0), polygon.corner(1), sector, opening);
    for (int i = 1; i < polygon.vertices().size(); i++) {
      nearest =
          nearest.or(
              SegmentSector.between(polygon.corner(i), polygon.corner(i + 1), sector, opening));
    }
    return nearest;
  }
}
