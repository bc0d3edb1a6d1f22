package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class PolygonSector {

  private PolygonSector() {}

  /// Either the polygon's outline touches the sector, or the sector is inside it.
  static boolean touch(Polygon polygon, Sector sector) {
    return PointPolygon.within(sector.center(), polygon, sector.radius())
        && (PointPolygon.holds(polygon, sector.center())
            || outlineTouches(polygon, Wedge.of(sector)));
  }

  private static boolean outlineTouches(Polygon polygon, Wedge wedge) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      if (PointSegment.within(wedge.center(), from, to, wedge.radius(), 0)
          && SegmentSector.isNearWedge(from, to, wedge, 0)) {
        return true;
      }
    }
    return false;
  }
}
