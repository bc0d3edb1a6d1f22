package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// Inside the opening the nearest point of a sector is along the radius; outside it is on an edge,
/// and folding about the bisector leaves one edge of the two. No arc cosine, and any angle.
final class PointSector {

  private PointSector() {}

  static boolean within(Vec2 p, Sector sector, Opening opening, double reach) {
    return withinOfCentred(p.minus(sector.center()), sector.radius(), opening, reach);
  }

  /// The same for a sector about the origin.
  static boolean withinOfCentred(Vec2 p, double radius, Opening opening, double reach) {
    if (opening.holds(p)) {
      double limit = radius + reach;
      return p.lengthSquared() <= limit * limit;
    }
    return reach > 0 && isNearEdge(p, radius, opening, reach);
  }

  private static boolean isNearEdge(Vec2 p, double radius, Opening opening, double reach) {
    Vec2 axis = opening.axis();
    Vec2 folded = new Vec2(axis.dot(p), Math.abs(axis.cross(p)));
    Vec2 tip = new Vec2(radius * opening.cos(), radius * opening.sin());
    return PointSegment.within(folded, Vec2.ZERO, tip, reach);
  }
}
