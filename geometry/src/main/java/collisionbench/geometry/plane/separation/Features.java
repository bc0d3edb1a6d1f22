package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;

/// Corners and edges of any core by number, seen from an origin.
///
/// A sector has its centre and its two tips, and its two edges from the one to the others; tips
/// lose nothing by how far away it is if the origin is its centre. Its arc is one more corner and
/// one more edge of no length, both in the centre: what is near to it is so along a radius.
final class Features {

  /// How many corners a sector has, with the arc.
  static final int SECTOR_CORNERS = 4;

  /// How many edges a sector has, with the arc.
  static final int SECTOR_EDGES = 3;

  private static final int ARC_CORNER = 3;
  private static final int ARC_EDGE = 2;

  private Features() {}

  /// {@return a point of the core that it may be seen from}
  static Vec2 anchor(Shape2 core) {
    return Corners.at(core, 0);
  }

  /// {@return how many corners the core has, without the arc}
  static int corners(Shape2 core) {
    return Corners.hasArc(core) ? ARC_CORNER : Corners.count(core);
  }

  /// {@return how many corners the core has, with the arc, which is the last}
  static int cornersAndArc(Shape2 core) {
    return Corners.hasArc(core) ? SECTOR_CORNERS : Corners.count(core);
  }

  /// {@return how many edges the core has, with the arc; one, of no length, of a point}
  static int edges(Shape2 core) {
    return Corners.hasArc(core)
        ? SECTOR_EDGES
        : core instanceof Polygon polygon ? polygon.vertices().size() : 1;
  }

  /// {@return the corner of that number, from `origin`}
  static Vec2 corner(Shape2 core, int index, Vec2 origin) {
    double radius = 0;
    Vec2 tip = Vec2.ZERO;
    if (core instanceof Sector sector && (index == 1 || index == 2)) {
      radius = sector.radius();
      tip = index == 1 ? sector.opening().start() : sector.opening().end();
    }
    return Corners.at(core, index).minus(origin).plus(radius, tip);
  }

  /// {@return where the edge begins, from `origin`}
  static Vec2 from(Shape2 core, int edge, Vec2 origin) {
    return corner(core, core instanceof Sector ? 0 : edge, origin);
  }

  /// {@return where the edge ends, from `origin`}
  static Vec2 to(Shape2 core, int edge, Vec2 origin) {
    boolean isAtCenter = core instanceof Sector && (edge == ARC_EDGE || !Corners.hasArc(core));
    return corner(core, isAtCenter ? 0 : edge + 1, origin);
  }

  /// {@return how far what that corner stands for is from it: the radius if it is the arc}
  static double beyondCorner(Shape2 core, int index) {
    return beyond(core, index == ARC_CORNER);
  }

  /// {@return how far what that edge stands for is from it: the radius if it is the arc}
  static double beyondEdge(Shape2 core, int index) {
    return beyond(core, index == ARC_EDGE);
  }

  private static double beyond(Shape2 core, boolean isArc) {
    return isArc && core instanceof Sector sector ? sector.radius() : 0;
  }

  /// {@return how far the core reaches from `origin` in a unit direction}
  static double support(Shape2 core, Vec2 origin, Vec2 direction) {
    double radius = hasArcAlong(core, direction) ? ((Sector) core).radius() : 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < corners(core); i++) {
      double reach = corner(core, i, origin).dot(direction);
      // The arc is about the first corner.
      most = Math.max(most, i == 0 ? reach + radius : reach);
    }
    return most;
  }

  /// {@return whether the core has a point of its arc in that direction}
  static boolean hasArcAlong(Shape2 core, Vec2 direction) {
    return core instanceof Sector sector
        && Corners.hasArc(core)
        && sector.opening().holds(direction);
  }

  /// {@return how many convex parts the core is taken for: a sector above half a turn for two, the
  /// first from its start edge to the bisector, the second from there to its end edge}
  static int halves(Shape2 core) {
    return Corners.isWide(core) ? 2 : 1;
  }

  /// {@return whether that half of the core has the corner: of two not the other's tip}
  static boolean hasCorner(Shape2 core, int half, int corner) {
    return halves(core) == 1 || corner + half != 2;
  }

  /// {@return whether that half of the core has a point of its arc in that direction}
  ///
  /// Ahead of the bisector the other half's arc counts too: neither half has anything beyond it but
  /// by rounding, which might find the direction on the other side than the point.
  static boolean hasArcAlong(Shape2 core, int half, Vec2 direction) {
    if (!hasArcAlong(core, direction) || !Corners.isWide(core)) {
      return hasArcAlong(core, direction);
    }
    Vec2 bisector = ((Sector) core).opening().bisector();
    boolean isOfEnd = bisector.cross(direction) > 0;
    return bisector.dot(direction) >= 0 || isOfEnd == (half == 1);
  }

  /// {@return how far the core is from `p` at most, as sums of magnitudes of coordinates, the
  /// radius of an arc added; `p` from `origin`}
  static double size(Shape2 core, Vec2 origin, Vec2 p) {
    Vec2 at = p.plus(origin);
    double radius = Corners.hasArc(core) ? ((Sector) core).radius() : 0;
    return radius + Corners.size(core, at);
  }

  /// {@return whether the arc is between the edge and the point `p`, or goes through that}
  static boolean isBehindArc(Shape2 core, int edge, Vec2 p, Vec2 origin) {
    if (edge == ARC_EDGE || !(core instanceof Sector sector) || !Corners.hasArc(core)) {
      return false;
    }
    Vec2 fromCenter = p.minus(sector.center().minus(origin));
    double distance = PointPoint.normal(fromCenter).dot(fromCenter);
    return sector.opening().holds(fromCenter) && distance >= sector.radius();
  }

  /// {@return whether the core can be near in that direction, of any length, from its corner: an
  /// arc if it has a point there}
  static boolean facesFromCorner(Shape2 core, int index, Vec2 direction) {
    return faces(core, index == ARC_CORNER, direction);
  }

  /// {@return whether the core can be near in that direction, of any length, from its edge: an arc
  /// if it has a point there}
  static boolean facesFromEdge(Shape2 core, int index, Vec2 direction) {
    return faces(core, index == ARC_EDGE, direction);
  }

  private static boolean faces(Shape2 core, boolean isArc, Vec2 direction) {
    return !isArc || !(core instanceof Sector sector) || sector.opening().holds(direction);
  }
}
