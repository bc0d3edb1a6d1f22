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
    double x;
    double y;
    if (core instanceof Polygon polygon) {
      Vec2 edge = edge(polygon, index / 2);
      boolean ofEdge = index % 2 == 0;
      x = ofEdge ? edge.y() : between(polygon, index / 2).x();
      y = ofEdge ? -edge.x() : between(polygon, index / 2).y();
    } else if (core instanceof Sector sector) {
      Opening opening = sector.opening();
      boolean ofStart = index == 0 || index == 2;
      Vec2 unit = index == 4 ? opening.axis() : ofStart ? opening.start() : opening.end();
      double sign = index == 0 || index == 4 ? -1 : 1;
      x = sign * (index < 2 ? -unit.y() : unit.x());
      y = sign * (index < 2 ? unit.x() : unit.y());
    } else {
      Vec2 along = Corners.at(core, 1).minus(Corners.at(core, 0));
      double sign = index % 2 == 0 ? 1 : -1;
      x = sign * (index < 2 ? -along.y() : along.x());
      y = sign * (index < 2 ? along.x() : along.y());
    }
    return new Vec2(x, y);
  }

  private static Vec2 between(Polygon polygon, int index) {
    Vec2 edge = edge(polygon, index);
    Vec2 before = edge(polygon, index == 0 ? polygon.vertices().size() - 1 : index - 1);
    return before.dot(edge) < 0 ? before.normalized().minus(edge.normalized()) : Vec2.ZERO;
  }

  private static Vec2 edge(Polygon polygon, int index) {
    return polygon.corner(index + 1).minus(polygon.corner(index));
  }
}
