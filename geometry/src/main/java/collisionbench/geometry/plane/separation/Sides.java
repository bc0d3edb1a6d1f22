package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;

/// The directions, of any length, in which a convex core may be left by the shortest way, by
/// number.
///
/// A segment has its two normals and its two directions. A sector has the normals of its edges,
/// their directions, and the one back along the bisector; where its arc is left depends on the
/// other core. A polygon has the outward normal of each edge, and at a sharp corner before it the
/// direction between the two normals there: so a point outside is clearly outside in one of them,
/// be the core flat or a sliver.
final class Sides {

  private Sides() {}

  /// {@return how many there are; none of a point}
  static int count(Shape2 core) {
    return core instanceof Polygon polygon
        ? 2 * polygon.vertices().size()
        : Corners.hasArc(core) ? 5 : Corners.count(core) == 1 ? 0 : 4;
  }

  /// {@return a corner that is furthest in that direction, of a core without arcs}
  static Vec2 corner(Shape2 core, int index) {
    return core instanceof Polygon polygon
        ? polygon.corner(index / 2)
        : Corners.at(core, index == 2 ? 1 : 0);
  }

  /// {@return the direction of that number; zero if it is that of a corner that is not sharp, and
  /// so none}
  static Vec2 direction(Shape2 core, int index) {
    if (core instanceof Polygon polygon) {
      Vec2 edge = edge(polygon, index / 2);
      return index % 2 == 0
          ? edge.perpendicular().negated()
          : between(edgeBefore(polygon, index / 2), edge);
    }
    if (core instanceof Sector sector) {
      return direction(sector.opening(), index);
    }
    Vec2 along = Corners.at(core, 1).minus(Corners.at(core, 0));
    Vec2 direction = index < 2 ? along.perpendicular() : along;
    return index % 2 == 0 ? direction : direction.negated();
  }

  private static Vec2 direction(Opening opening, int index) {
    return switch (index) {
      case 0 -> opening.start().perpendicular().negated();
      case 1 -> opening.end().perpendicular();
      case 2 -> opening.start();
      case 3 -> opening.end();
      default -> opening.axis().negated();
    };
  }

  private static Vec2 between(Vec2 before, Vec2 edge) {
    return before.dot(edge) < 0 ? before.normalized().minus(edge.normalized()) : Vec2.ZERO;
  }

  private static Vec2 edgeBefore(Polygon polygon, int index) {
    return edge(polygon, index == 0 ? polygon.vertices().size() - 1 : index - 1);
  }

  private static Vec2 edge(Polygon polygon, int index) {
    return polygon.corner(index + 1).minus(polygon.corner(index));
  }
}
