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

  /// For a polygon that does not hold the centre.
  private static boolean outlineTouches(Polygon polygon, Wedge wedge) {
    if (!wedge.isWide()
        && (isBeyond(polygon, wedge.start(), -1) || isBeyond(polygon, wedge.end(), 1))) {
      return false;
    }
    for (int i = 0; i < polygon.vertices().size(); i++) {
      Vec2 from = polygon.corner(i);
      Vec2 to = polygon.corner(i + 1);
      if (PointSector.within(from, wedge, 0)
          || (PointSegment.within(wedge.center(), from, to, wedge.radius(), 0)
              && SegmentSector.isInsideNearWedge(from, to, wedge, 0))) {
        return true;
      }
    }
    return false;
  }

  /// Whether all corners are strictly on that side of the edge's line.
  private static boolean isBeyond(Polygon polygon, Edge edge, int side) {
    for (int i = 0; i < polygon.vertices().size(); i++) {
      if (edge.side(polygon.corner(i)) != side) {
        return false;
      }
    }
    return true;
  }
}
