package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// Inside the opening the nearest point of a sector is along the radius; outside it is on an edge.
final class PointSector {

  private PointSector() {}

  static boolean within(Vec2 p, Sector sector, double radius) {
    return PointPoint.within(p, sector.center(), radius, sector.radius())
        && (Wedge.holds(sector, p)
            || (radius > 0
                && (isNear(p, sector, Edge.START, radius) || isNear(p, sector, Edge.END, radius))));
  }

  private static boolean isNear(Vec2 p, Sector sector, Edge edge, double radius) {
    if (edge.along(sector, sector.center(), p) <= 0) {
      return PointPoint.within(p, sector.center(), radius, 0);
    }
    return Tip.beyond(sector, edge, p) >= 0
        ? Tip.compare(sector, edge, p, radius) <= 0
        : edge.isBeside(sector, p, radius);
  }
}
