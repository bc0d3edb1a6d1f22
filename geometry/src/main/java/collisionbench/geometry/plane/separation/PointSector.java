package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class PointSector {

  private PointSector() {}

  static Separation2 between(Vec2 p, Sector sector, Opening opening) {
    Vec2 center = sector.center();
    return ofCentred(p.minus(center), sector.radius(), opening).moved(center);
  }

  /// From a sector about the origin, whose tips lose nothing however far away it is.
  ///
  /// Inside the opening the nearest point is along the radius, else it is on an edge. Where
  /// rounding takes a point beside an edge for one inside the opening, the arc is beyond it.
  static Separation2 ofCentred(Vec2 p, double radius, Opening opening) {
    if (!opening.holds(p)) {
      return toEdges(p, radius, opening);
    }
    Separation2 toArc = toArc(PointPoint.between(p, Vec2.ZERO), radius);
    return toArc.distance() > 0 ? toArc : toArc.or(toEdges(p, radius, opening));
  }

  private static Separation2 toEdges(Vec2 p, double radius, Opening opening) {
    return PointSegment.between(p, Vec2.ZERO, opening.start().times(radius))
        .or(PointSegment.between(p, Vec2.ZERO, opening.end().times(radius)));
  }

  /// {@return the separation from the arc, given that from its centre}
  static Separation2 toArc(Separation2 toCenter, double radius) {
    return new Separation2(
        toCenter.distance() - radius,
        toCenter.pointA(),
        toCenter.pointB().plus(-radius, toCenter.normal()),
        toCenter.normal());
  }
}
