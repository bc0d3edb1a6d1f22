package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// Inside the opening the nearest point of a sector is along the radius; outside it is on an edge,
/// and folding about the bisector leaves one edge of the two. No arc cosine, and any angle.
final class PointSector {

  private PointSector() {}

  static boolean within(Vec2 p, Sector sector, Opening opening, double reach) {
    Vec2 fromCenter = p.minus(sector.center());
    if (opening.holds(fromCenter)) {
      double limit = sector.radius() + reach;
      return fromCenter.lengthSquared() <= limit * limit;
    }
    return reach > 0 && isNearEdge(fromCenter, sector, opening, reach);
  }

  private static boolean isNearEdge(Vec2 fromCenter, Sector sector, Opening opening, double reach) {
    Vec2 axis = opening.axis();
    Vec2 folded = new Vec2(axis.dot(fromCenter), Math.abs(axis.cross(fromCenter)));
    Vec2 tip = new Vec2(sector.radius() * opening.cos(), sector.radius() * opening.sin());
    return PointSegment.within(folded, Vec2.ZERO, tip, reach);
  }
}
