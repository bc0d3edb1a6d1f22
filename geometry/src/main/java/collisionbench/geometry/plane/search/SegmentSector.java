package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// A segment and a sector: they are nearest at an end of the segment, at an edge of the sector, or
/// at the arc where the segment is nearest to the center.
public final class SegmentSector {

  private SegmentSector() {}

  /// {@return whether a segment is within the sum of the radii of a sector other than a full disc}
  public static Verdict test(Vec2 start, Vec2 end, Sector sector, double radiusSum) {
    Vec2 center = sector.center();
    Verdict disc = PointSegment.test(center, start, end, sector.radius() + radiusSum);
    if (disc == Verdict.APART) {
      return Verdict.APART;
    }
    Nearest toCenter = PointSegment.nearest(center, start, end);
    Vec2 delta = toCenter.direction().times(toCenter.distance());
    Verdict between = PointSector.isBetweenEdges(delta, toCenter.size(), sector.opening());
    Verdict arc = between == Verdict.TOUCHING ? disc : between;
    Vec2 from = start.minus(center);
    Vec2 to = end.minus(center);
    return arc.or(PointSector.test(start, sector, radiusSum))
        .or(PointSector.test(end, sector, radiusSum))
        .or(SegmentSegment.test(from, to, Vec2.ZERO, PointSector.startTip(sector), radiusSum))
        .or(SegmentSegment.test(from, to, Vec2.ZERO, PointSector.endTip(sector), radiusSum));
  }
}
