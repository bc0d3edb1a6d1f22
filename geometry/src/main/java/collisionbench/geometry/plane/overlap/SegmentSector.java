package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  /// Either an end of the segment is near the sector, or a corner of the sector is near the
  /// segment, or the segment crosses an edge, or it comes near the arc where it is nearest to the
  /// centre: a chord that meets no edge has its middle in the opening.
  static boolean within(Vec2 a, Vec2 b, Sector sector, double radius) {
    return PointSegment.within(sector.center(), a, b, sector.radius(), radius)
        && (PointSector.within(a, sector, radius)
            || PointSector.within(b, sector, radius)
            || PointSegment.within(sector.center(), a, b, 0, radius)
            || isInsideNear(a, b, sector, radius));
  }

  /// The same for a segment that is within the radius of the whole disc, whose ends are not near
  /// the sector and which is not near its centre.
  static boolean isInsideNear(Vec2 a, Vec2 b, Sector sector, double radius) {
    return isNearArc(a, b, sector)
        || isEdgeNear(a, b, sector, Edge.START, radius)
        || isEdgeNear(a, b, sector, Edge.END, radius);
  }

  private static boolean isNearArc(Vec2 a, Vec2 b, Sector sector) {
    Vec2 center = sector.center();
    return Orientation.along(a, b, a, center) > 0
        && Orientation.along(b, a, b, center) > 0
        && Wedge.holdsNormal(
            sector,
            Orientation.of(a, b, center),
            Edge.START.along(sector, a, b),
            Edge.END.along(sector, a, b));
  }

  /// Whether the segment crosses the edge or, but for its ends, is near the tip.
  private static boolean isEdgeNear(Vec2 a, Vec2 b, Sector sector, Edge edge, double radius) {
    return isCrossed(a, b, sector, edge)
        || (Tip.ahead(sector, edge, a, b) > 0
            && Tip.ahead(sector, edge, b, a) > 0
            && Tip.isBeside(sector, edge, a, b, radius));
  }

  private static boolean isCrossed(Vec2 a, Vec2 b, Sector sector, Edge edge) {
    return edge.side(sector, a) * edge.side(sector, b) < 0
        && Orientation.of(a, b, sector.center()) * Tip.side(sector, edge, a, b) < 0;
  }
}
