package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  /// Either an end of the segment is near the sector, or one of the sector's edges is near the
  /// segment, or the segment comes near the arc where it is nearest to the centre.
  static boolean within(Vec2 a, Vec2 b, Sector sector, Opening opening, double reach) {
    Vec2 center = sector.center();
    Vec2 startTip = center.plus(sector.radius(), opening.start());
    Vec2 endTip = center.plus(sector.radius(), opening.end());
    return PointSector.within(a, sector, opening, reach)
        || PointSector.within(b, sector, opening, reach)
        || SegmentSegment.within(a, b, center, startTip, reach)
        || SegmentSegment.within(a, b, center, endTip, reach)
        || isNearArc(a, b, sector, opening, reach);
  }

  private static boolean isNearArc(Vec2 a, Vec2 b, Sector sector, Opening opening, double reach) {
    Vec2 along = b.minus(a);
    Vec2 fromA = sector.center().minus(a);
    Vec2 fromB = sector.center().minus(b);
    if (fromA.dot(along) <= 0 || fromB.dot(along) >= 0) {
      return false;
    }
    double left = along.cross(fromA);
    Vec2 towardsSegment = left > 0 ? along.perpendicular().negated() : along.perpendicular();
    return opening.holds(towardsSegment)
        && PointSegment.within(sector.center(), a, b, sector.radius() + reach);
  }
}
