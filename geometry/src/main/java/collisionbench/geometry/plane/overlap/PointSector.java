package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// Inside the opening the nearest point of a sector is along the radius; outside it is on an edge.
final class PointSector {

  private PointSector() {}

  static boolean within(Vec2 p, Sector sector, double radius) {
    return PointPoint.within(p, sector.center(), radius, sector.radius())
        && withinOfWedge(p, sector, sector.opening(), radius);
  }

  static boolean within(Vec2 p, Sector sector, Opening opening, double radius) {
    return PointPoint.within(p, sector.center(), radius, sector.radius())
        && withinOfWedge(p, sector, opening, radius);
  }

  /// For a point that is within the radius of the whole disc.
  private static boolean withinOfWedge(Vec2 p, Sector sector, Opening opening, double radius) {
    if (opening.holds(sector.center(), p)) {
      return true;
    }
    return radius > 0
        && (isNear(p, new Edge(sector.center(), sector.radius(), opening.start()), radius)
            || isNear(p, new Edge(sector.center(), sector.radius(), opening.end()), radius));
  }

  private static boolean isNear(Vec2 p, Edge edge, double radius) {
    if (edge.ahead(p) <= 0) {
      return PointPoint.within(p, edge.center(), radius, 0);
    }
    if (edge.beyondTip(p) >= 0) {
      return edge.compareTip(p, radius) <= 0;
    }
    return PointSegment.isBeside(p, edge.center(), Vec2.ZERO, edge.direction(), radius, 0);
  }
}
