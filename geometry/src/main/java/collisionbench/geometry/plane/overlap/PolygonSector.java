package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class PolygonSector {

  private PolygonSector() {}

  /// Either the polygon's outline touches the sector, or the sector is inside it.
  static boolean touch(Polygon polygon, Sector sector) {
    return PointPolygon.within(sector.center(), polygon, sector.radius())
        && (PointPolygon.holds(polygon, sector.center())
            || outlineTouches(polygon, sector, sector.opening()));
  }

  private static boolean outlineTouches(Polygon polygon, Sector sector, Opening opening) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      if (PointSegment.within(sector.center(), from, to, sector.radius(), 0)
          && SegmentSector.withinOfWedge(from, to, sector, opening, 0)) {
        return true;
      }
    }
    return false;
  }
}
