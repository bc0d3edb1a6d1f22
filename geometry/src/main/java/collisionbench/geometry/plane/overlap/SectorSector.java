package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SectorSector {

  private SectorSector() {}

  static boolean touch(Sector a, Sector b) {
    return PointPoint.within(a.center(), b.center(), a.radius(), b.radius())
        && touch(a, a.opening(), b, b.opening());
  }

  /// Either a corner of one is in the other, or edges cross, or an edge of one is a chord of the
  /// other's disc, or the arcs meet. One sector inside the other has its centre there.
  private static boolean touch(Sector a, Opening openingA, Sector b, Opening openingB) {
    Edge startA = new Edge(a.center(), a.radius(), openingA.start());
    Edge endA = new Edge(a.center(), a.radius(), openingA.end());
    Edge startB = new Edge(b.center(), b.radius(), openingB.start());
    Edge endB = new Edge(b.center(), b.radius(), openingB.end());
    return PointSector.within(a.center(), b, openingB, 0)
        || PointSector.within(b.center(), a, openingA, 0)
        || arriveAt(startA, b, openingB)
        || arriveAt(endA, b, openingB)
        || arriveAt(startB, a, openingA)
        || arriveAt(endB, a, openingA)
        || cross(startA, startB)
        || cross(startA, endB)
        || cross(endA, startB)
        || cross(endA, endB)
        || arcsMeet(a, openingA, b, openingB);
  }

  /// Whether the tip is in the sector, or the edge leads through a part of its arc.
  private static boolean arriveAt(Edge edge, Sector sector, Opening opening) {
    return (edge.compareTip(sector.center(), sector.radius()) <= 0
            && holdsTip(edge, sector, opening))
        || isChord(edge, sector, opening);
  }

  private static boolean holdsTip(Edge edge, Sector sector, Opening opening) {
    Vec2 center = sector.center();
    int fromStart = edge.tipSide(center, Vec2.ZERO, opening.start());
    int toEnd = -edge.tipSide(center, Vec2.ZERO, opening.end());
    return opening.holds(fromStart, toEnd)
        && (opening.isWide()
            || fromStart != 0
            || toEnd != 0
            || edge.tipAhead(center, Vec2.ZERO, opening.start()) >= 0
            || edge.tipAhead(center, Vec2.ZERO, opening.end()) >= 0);
  }

  private static boolean isChord(Edge edge, Sector sector, Opening opening) {
    Vec2 center = sector.center();
    return edge.ahead(center) > 0
        && edge.beyondTip(center) < 0
        && PointSegment.isBeside(
            center, edge.center(), Vec2.ZERO, edge.direction(), sector.radius(), 0)
        && SegmentSector.holdsNormal(opening, Vec2.ZERO, edge.direction(), edge.side(center));
  }

  /// Whether each has its ends strictly on both sides of the other.
  private static boolean cross(Edge a, Edge b) {
    return a.side(b.center()) * b.tipSide(a.center(), Vec2.ZERO, a.direction()) < 0
        && b.side(a.center()) * a.tipSide(b.center(), Vec2.ZERO, b.direction()) < 0;
  }

  /// For sectors of which neither has the other's centre. The circles meet if they are also not
  /// inside one another.
  private static boolean arcsMeet(Sector a, Opening openingA, Sector b, Opening openingB) {
    boolean greaterA = a.radius() >= b.radius();
    double greater = greaterA ? a.radius() : b.radius();
    double lesser = greaterA ? b.radius() : a.radius();
    if (PointPoint.compare(a.center(), b.center(), greater, -lesser) < 0) {
      return false;
    }
    return isShared(a, openingA, b, openingB, 1) || isShared(a, openingA, b, openingB, -1);
  }

  /// What is to the left of the way from A to B is to the right of the way back.
  private static boolean isShared(
      Sector a, Opening openingA, Sector b, Opening openingB, int side) {
    return new Meeting(a.center(), a.radius(), b.center(), b.radius(), side).isIn(openingA)
        && new Meeting(b.center(), b.radius(), a.center(), a.radius(), -side).isIn(openingB);
  }
}
