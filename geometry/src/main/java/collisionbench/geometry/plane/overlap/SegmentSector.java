package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  static boolean within(Vec2 a, Vec2 b, Sector sector, double radius) {
    return PointSegment.within(sector.center(), a, b, sector.radius(), radius)
        && isNearWedge(a, b, Wedge.of(sector), radius);
  }

  /// Either an end of the segment is near the sector, or a corner of the sector is near the
  /// segment, or the segment crosses an edge, or it comes near the arc where it is nearest to the
  /// centre: a chord that meets no edge has its middle in the opening.
  ///
  /// For a segment that is within the radius of the whole disc.
  private static boolean isNearWedge(Vec2 a, Vec2 b, Wedge wedge, double radius) {
    return PointSector.within(a, wedge, radius)
        || PointSector.within(b, wedge, radius)
        || PointSegment.within(wedge.center(), a, b, 0, radius)
        || isInsideNearWedge(a, b, wedge, radius);
  }

  /// The same for a segment whose ends are not near the sector and which is not near its centre.
  static boolean isInsideNearWedge(Vec2 a, Vec2 b, Wedge wedge, double radius) {
    return isNearArc(a, b, wedge)
        || isEdgeNear(a, b, wedge.start(), radius)
        || isEdgeNear(a, b, wedge.end(), radius);
  }

  private static boolean isNearArc(Vec2 a, Vec2 b, Wedge wedge) {
    Vec2 center = wedge.center();
    return Orientation.along(a, b, a, center) > 0
        && Orientation.along(b, a, b, center) > 0
        && wedge.holdsNormal(
            Orientation.of(a, b, center), wedge.start().along(a, b), wedge.end().along(a, b));
  }

  /// Whether the segment crosses the edge or, but for its ends, is near the tip.
  private static boolean isEdgeNear(Vec2 a, Vec2 b, Edge edge, double radius) {
    Tip tip = new Tip(edge);
    Course course = new Course.Step(a, b);
    return isCrossed(a, b, edge, tip.side(a, course))
        || (tip.ahead(a, course) > 0
            && tip.ahead(b, course) < 0
            && tip.isBeside(a, course, radius));
  }

  private static boolean isCrossed(Vec2 a, Vec2 b, Edge edge, int tipSide) {
    return Orientation.of(a, b, edge.center()) * tipSide < 0 && edge.side(a) * edge.side(b) < 0;
  }
}
