package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SectorSector {

  private SectorSector() {}

  static boolean touch(Sector a, Sector b) {
    return PointPoint.within(a.center(), b.center(), a.radius(), b.radius())
        && touch(Wedge.of(a), Wedge.of(b));
  }

  /// Either a corner of one is in the other, or edges cross, or an edge of one is a chord of the
  /// other's disc, or the arcs meet. One sector inside the other has its centre there.
  private static boolean touch(Wedge a, Wedge b) {
    if (a.isBeyondEdge(b.center(), b.radius()) || b.isBeyondEdge(a.center(), a.radius())) {
      return false;
    }
    return PointSector.within(a.center(), b, 0)
        || PointSector.within(b.center(), a, 0)
        || arrivesAt(a.start(), b)
        || arrivesAt(a.end(), b)
        || arrivesAt(b.start(), a)
        || arrivesAt(b.end(), a)
        || cross(a.start(), b.start())
        || cross(a.start(), b.end())
        || cross(a.end(), b.start())
        || cross(a.end(), b.end())
        || Meeting.isInBoth(a, b);
  }

  /// Whether the tip is in the sector, or the edge leads through a part of its arc.
  private static boolean arrivesAt(Edge edge, Wedge wedge) {
    Tip tip = new Tip(edge);
    Vec2 center = wedge.center();
    boolean holdsTip =
        tip.compare(center, wedge.radius()) <= 0
            && wedge.holds(tip.side(center, wedge.start()), -tip.side(center, wedge.end()));
    return holdsTip || isChord(edge, tip, wedge);
  }

  private static boolean isChord(Edge edge, Tip tip, Wedge wedge) {
    Vec2 center = wedge.center();
    return edge.along(edge.center(), center) > 0
        && tip.beyond(center) < 0
        && edge.isBeside(center, wedge.radius())
        && wedge.holdsNormal(edge.side(center), edge.along(wedge.start()), edge.along(wedge.end()));
  }

  /// Whether each has its ends strictly on both sides of the other.
  private static boolean cross(Edge a, Edge b) {
    return a.side(b.center()) * new Tip(b).side(a.center(), a) < 0
        && b.side(a.center()) * new Tip(a).side(b.center(), b) < 0;
  }
}
