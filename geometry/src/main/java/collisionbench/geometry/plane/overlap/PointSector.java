package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// Inside the opening the nearest point of a sector is along the radius; outside it is on an edge.
final class PointSector {

  private PointSector() {}

  static boolean within(Vec2 p, Sector sector, double radius) {
    return PointPoint.within(p, sector.center(), radius, sector.radius())
        && isNearWedge(p, Wedge.of(sector), radius);
  }

  static boolean within(Vec2 p, Wedge wedge, double radius) {
    return PointPoint.within(p, wedge.center(), radius, wedge.radius())
        && isNearWedge(p, wedge, radius);
  }

  /// For a point that is within the radius of the whole disc.
  private static boolean isNearWedge(Vec2 p, Wedge wedge, double radius) {
    return wedge.holds(p)
        || (radius > 0 && (isNear(p, wedge.start(), radius) || isNear(p, wedge.end(), radius)));
  }

  private static boolean isNear(Vec2 p, Edge edge, double radius) {
    if (edge.along(edge.center(), p) <= 0) {
      return PointPoint.within(p, edge.center(), radius, 0);
    }
    Tip tip = new Tip(edge);
    return tip.beyond(p) >= 0 ? tip.compare(p, radius) <= 0 : edge.isBeside(p, radius);
  }
}
