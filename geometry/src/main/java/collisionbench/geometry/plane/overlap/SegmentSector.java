package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SegmentSector {

  private SegmentSector() {}

  static boolean within(Vec2 a, Vec2 b, Sector sector, double radius) {
    return PointSegment.within(sector.center(), a, b, sector.radius(), radius)
        && withinOfWedge(a, b, sector, sector.opening(), radius);
  }

  /// Either an end of the segment is near the sector, or a corner of the sector is near the
  /// segment, or the segment crosses an edge, or it comes near the arc where it is nearest to the
  /// centre: a chord that meets no edge has its middle in the opening.
  ///
  /// For a segment that is within the radius of the whole disc.
  static boolean withinOfWedge(Vec2 a, Vec2 b, Sector sector, Opening opening, double radius) {
    return PointSector.within(a, sector, opening, radius)
        || PointSector.within(b, sector, opening, radius)
        || PointSegment.within(sector.center(), a, b, 0, radius)
        || isNearArc(a, b, sector.center(), opening)
        || isEdgeNear(a, b, new Edge(sector.center(), sector.radius(), opening.start()), radius)
        || isEdgeNear(a, b, new Edge(sector.center(), sector.radius(), opening.end()), radius);
  }

  private static boolean isNearArc(Vec2 a, Vec2 b, Vec2 center, Opening opening) {
    return Orientation.along(a, b, a, center) > 0
        && Orientation.along(b, a, b, center) > 0
        && holdsNormal(opening, a, b, Orientation.of(a, b, center));
  }

  /// {@return whether the opening holds the direction at a right angle to the one from `from` to
  /// `to`, and to the line from a point that is on this side of it}
  static boolean holdsNormal(Opening opening, Vec2 from, Vec2 to, int side) {
    int alongStart = Orientation.along(from, to, Vec2.ZERO, opening.start());
    int alongEnd = Orientation.along(from, to, Vec2.ZERO, opening.end());
    if (alongStart != 0 || alongEnd != 0) {
      return opening.holds(-side * alongStart, side * alongEnd);
    }
    return opening.isWide()
        || side * Orientation.ofDirections(Vec2.ZERO, opening.start(), from, to) >= 0
        || side * Orientation.ofDirections(Vec2.ZERO, opening.end(), from, to) >= 0;
  }

  /// Beyond the edge and the ends of the segment others look.
  private static boolean isEdgeNear(Vec2 a, Vec2 b, Edge edge, double radius) {
    boolean tipNear =
        edge.tipAhead(a, a, b) > 0 && edge.tipAhead(b, b, a) > 0 && edge.isTipBeside(a, b, radius);
    return tipNear
        || (edge.side(a) * edge.side(b) < 0
            && Orientation.of(a, b, edge.center()) * edge.tipSide(a, a, b) < 0);
  }
}
