package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  /// Nearest is an end of the segment, a corner of the sector, or the arc, and that from where the
  /// segment is nearest to the centre.
  static Separation2 between(Vec2 a, Vec2 b, Sector sector, Opening opening) {
    Vec2 center = sector.center();
    Vec2 startTip = center.plus(sector.radius(), opening.start());
    Vec2 endTip = center.plus(sector.radius(), opening.end());
    Separation2 fromCenter = PointSegment.between(center, a, b);
    Separation2 nearest =
        PointSector.between(a, sector, opening)
            .or(PointSector.between(b, sector, opening))
            .or(fromCenter.swapped())
            .or(PointSegment.between(startTip, a, b).swapped())
            .or(PointSegment.between(endTip, a, b).swapped());
    return opening.holds(fromCenter.normal())
        ? nearest.or(PointSector.toArc(fromCenter.swapped(), sector.radius()))
        : nearest;
  }
}
