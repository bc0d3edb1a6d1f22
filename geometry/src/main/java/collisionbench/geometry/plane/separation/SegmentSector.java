package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  static Separation2 between(Vec2 a, Vec2 b, Sector sector, Opening opening) {
    Vec2 center = sector.center();
    return ofCentred(a.minus(center), b.minus(center), sector.radius(), opening).moved(center);
  }

  /// From a sector about the origin. Nearest is an end of the segment, a corner of the sector, or
  /// the arc, and that from where the segment is nearest to the centre.
  static Separation2 ofCentred(Vec2 a, Vec2 b, double radius, Opening opening) {
    Separation2 fromCenter = PointSegment.between(Vec2.ZERO, a, b);
    Separation2 nearest =
        PointSector.ofCentred(a, radius, opening)
            .or(PointSector.ofCentred(b, radius, opening))
            .or(fromCenter.swapped())
            .or(PointSegment.between(opening.start().times(radius), a, b).swapped())
            .or(PointSegment.between(opening.end().times(radius), a, b).swapped());
    return opening.holds(fromCenter.normal())
        ? nearest.or(PointSector.toArc(fromCenter.swapped(), radius))
        : nearest;
  }
}
