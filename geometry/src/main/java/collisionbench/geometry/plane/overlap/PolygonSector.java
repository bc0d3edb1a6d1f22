package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

final class PolygonSector {

  private PolygonSector() {}

  /// Either the polygon's outline touches the sector, or the sector is inside it.
  static boolean touch(Polygon polygon, Sector sector) {
    return PointPolygon.within(sector.center(), polygon, sector.radius())
        && (PointPolygon.holds(polygon, sector.center()) || outlineTouches(polygon, sector));
  }

  /// For a polygon that does not hold the centre.
  private static boolean outlineTouches(Polygon polygon, Sector sector) {
    if (!sector.opening().isWide()
        && (isBeyond(polygon, sector, Edge.START, -1) || isBeyond(polygon, sector, Edge.END, 1))) {
      return false;
    }
    List<Vec2> corners = polygon.vertices();
    Vec2 from = corners.get(corners.size() - 1);
    for (int i = 0; i < corners.size(); i++) {
      Vec2 to = corners.get(i);
      if (PointSector.within(from, sector, 0)
          || (PointSegment.within(sector.center(), from, to, sector.radius(), 0)
              && SegmentSector.isInsideNear(from, to, sector, 0))) {
        return true;
      }
      from = to;
    }
    return false;
  }

  /// Whether all corners are strictly on that side of the edge's line.
  private static boolean isBeyond(Polygon polygon, Sector sector, Edge edge, int side) {
    List<Vec2> corners = polygon.vertices();
    for (int i = 0; i < corners.size(); i++) {
      if (edge.side(sector, corners.get(i)) != side) {
        return false;
      }
    }
    return true;
  }
}
