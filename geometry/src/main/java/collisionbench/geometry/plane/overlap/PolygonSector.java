package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;

final class PolygonSector {

  private PolygonSector() {}

  /// Either the polygon's outline touches the sector, or the sector is inside it.
  static boolean touch(Polygon polygon, Sector sector, Opening opening) {
    if (PointPolygon.holds(polygon, sector.center())) {
      return true;
    }
    for (int i = 0; i < polygon.vertices().size(); i++) {
      if (SegmentSector.within(polygon.corner(i), polygon.corner(i + 1), sector, opening, 0)) {
        return true;
      }
    }
    return false;
  }
}
