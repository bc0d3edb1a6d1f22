package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SectorSector {

  private SectorSector() {}

  /// Either a corner of one is in the other, or edges cross, or an edge of one is a chord of the
  /// other's disc, or the arcs meet. One sector inside the other has its centre there.
  static boolean touch(Sector a, Sector b) {
    return PointPoint.within(a.center(), b.center(), a.radius(), b.radius())
        && !Wedge.isBeyondEdge(a, b.center(), b.radius())
        && !Wedge.isBeyondEdge(b, a.center(), a.radius())
        && (PointSector.within(a.center(), b, 0)
            || PointSector.within(b.center(), a, 0)
            || edgesTouch(a, b)
            || Meeting.isInBoth(a, b));
  }

  private static boolean edgesTouch(Sector a, Sector b) {
    return arrivesAt(a, Edge.START, b)
        || arrivesAt(a, Edge.END, b)
        || arrivesAt(b, Edge.START, a)
        || arrivesAt(b, Edge.END, a)
        || cross(a, Edge.START, b, Edge.START)
        || cross(a, Edge.START, b, Edge.END)
        || cross(a, Edge.END, b, Edge.START)
        || cross(a, Edge.END, b, Edge.END);
  }

  /// Whether the tip of A's edge is in B, or the edge leads through a part of its arc.
  private static boolean arrivesAt(Sector a, Edge edge, Sector b) {
    return holdsTip(a, edge, b) || isChord(a, edge, b);
  }

  private static boolean holdsTip(Sector a, Edge edge, Sector b) {
    return Tip.compare(a, edge, b.center(), b.radius()) <= 0
        && Wedge.holds(b, Tip.side(a, edge, b, Edge.START), -Tip.side(a, edge, b, Edge.END));
  }

  private static boolean isChord(Sector a, Edge edge, Sector b) {
    Vec2 center = b.center();
    return edge.along(a, a.center(), center) > 0
        && Tip.beyond(a, edge, center) < 0
        && edge.isBeside(a, center, b.radius())
        && Wedge.holdsNormal(
            b, edge.side(a, center), edge.along(a, Edge.START, b), edge.along(a, Edge.END, b));
  }

  /// Whether each has its ends strictly on both sides of the other.
  private static boolean cross(Sector a, Edge ofA, Sector b, Edge ofB) {
    return ofA.side(a, b.center()) * Tip.side(b, ofB, a, ofA) < 0
        && ofB.side(b, a.center()) * Tip.side(a, ofA, b, ofB) < 0;
  }
}
