package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SectorSector {

  private SectorSector() {}

  /// Nearest is an edge of one to the other, or arc to arc along the line of centres.
  static Separation2 between(Sector a, Opening openingA, Sector b, Opening openingB) {
    Separation2 nearest =
        fromEdges(a, openingA, b, openingB).or(fromEdges(b, openingB, a, openingA).swapped());
    Separation2 centers = PointPoint.between(a.center(), b.center());
    if (openingA.holds(centers.normal()) && openingB.holds(centers.normal().negated())) {
      Separation2 fromArcA = PointSector.toArc(centers.swapped(), a.radius()).swapped();
      return nearest.or(PointSector.toArc(fromArcA, b.radius()));
    }
    return nearest;
  }

  private static Separation2 fromEdges(Sector a, Opening openingA, Sector b, Opening openingB) {
    Vec2 center = a.center().minus(b.center());
    Vec2 startTip = center.plus(a.radius(), openingA.start());
    Vec2 endTip = center.plus(a.radius(), openingA.end());
    return SegmentSector.ofCentred(center, startTip, b.radius(), openingB)
        .or(SegmentSector.ofCentred(center, endTip, b.radius(), openingB))
        .moved(b.center());
  }
}
