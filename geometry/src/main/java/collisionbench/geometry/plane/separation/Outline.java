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
final class Outline {

  /// How many corners a sector has, with the arc.
  static final int SECTOR_CORNERS = 4;

  /// How many edges a sector has, with the arc.
  static final int SECTOR_EDGES = 3;

  private static final int ARC_CORNER = 3;
  private static final int ARC_EDGE = 2;

  private Outline() {}

  /// {@return a point of the core that it may be seen from}
  static Vec2 anchor(Shape2 core) {
    return Corners.at(core, 0);
  }

  /// {@return how many corners the core has, with the arc}
  static int corners(Shape2 core) {
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
    return core instanceof Sector sector && index == ARC_CORNER ? sector.radius() : 0;
  }

  /// {@return how far what that edge stands for is from it: the radius if it is the arc}
  static double beyondEdge(Shape2 core, int index) {
    return core instanceof Sector sector && index == ARC_EDGE ? sector.radius() : 0;
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
    return !(core instanceof Sector sector)
        || index != ARC_CORNER
        || sector.opening().holds(direction);
  }

  /// {@return whether the core can be near in that direction, of any length, from its edge: an arc
  /// if it has a point there}
  static boolean facesFromEdge(Shape2 core, int index, Vec2 direction) {
    return !(core instanceof Sector sector)
        || index != ARC_EDGE
        || sector.opening().holds(direction);
  }
}
