package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class PointSector {

  private PointSector() {}

  /// Inside the opening the nearest point is along the radius, else it is on an edge.
  static Separation2 between(Vec2 p, Sector sector, Opening opening) {
    Vec2 center = sector.center();
    if (opening.holds(p.minus(center))) {
      return toArc(PointPoint.between(p, center), sector.radius());
    }
    Vec2 startTip = center.plus(sector.radius(), opening.start());
    Vec2 endTip = center.plus(sector.radius(), opening.end());
    return PointSegment.between(p, center, startTip).or(PointSegment.between(p, center, endTip));
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
