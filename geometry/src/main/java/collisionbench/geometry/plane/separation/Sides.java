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

  /// {@return the first component of the direction of that number; 0, as is the second, if it is
  /// that of a corner that is not sharp, and so none}
  ///
  /// Two numbers and not a vector, which would be made wherever this is not copied.
  static double x(Shape2 core, int index) {
    if (core instanceof Polygon polygon) {
      return index % 2 == 0
          ? edge(polygon, index / 2).y()
          : betweenX(edgeBefore(polygon, index / 2), edge(polygon, index / 2));
    }
    if (core instanceof Sector sector) {
      Vec2 unit = unit(sector.opening(), index);
      return index == 0 ? unit.y() : index == 1 ? -unit.y() : index == 4 ? -unit.x() : unit.x();
    }
    Vec2 along = Corners.at(core, 1).minus(Corners.at(core, 0));
    double x = index < 2 ? -along.y() : along.x();
    return index % 2 == 0 ? x : -x;
  }

  /// {@return its second component}
  static double y(Shape2 core, int index) {
    if (core instanceof Polygon polygon) {
      return index % 2 == 0
          ? -edge(polygon, index / 2).x()
          : betweenY(edgeBefore(polygon, index / 2), edge(polygon, index / 2));
    }
    if (core instanceof Sector sector) {
      Vec2 unit = unit(sector.opening(), index);
      return index == 0 ? -unit.x() : index == 1 ? unit.x() : index == 4 ? -unit.y() : unit.y();
    }
    Vec2 along = Corners.at(core, 1).minus(Corners.at(core, 0));
    double y = index < 2 ? along.x() : along.y();
    return index % 2 == 0 ? y : -y;
  }

  private static Vec2 unit(Opening opening, int index) {
    return index == 4 ? opening.axis() : index % 2 == 0 ? opening.start() : opening.end();
  }

  private static double betweenX(Vec2 before, Vec2 edge) {
    return before.dot(edge) < 0 ? before.normalized().x() - edge.normalized().x() : 0;
  }

  private static double betweenY(Vec2 before, Vec2 edge) {
    return before.dot(edge) < 0 ? before.normalized().y() - edge.normalized().y() : 0;
  }

  private static Vec2 edgeBefore(Polygon polygon, int index) {
    return edge(polygon, index == 0 ? polygon.vertices().size() - 1 : index - 1);
  }

  private static Vec2 edge(Polygon polygon, int index) {
    return polygon.corner(index + 1).minus(polygon.corner(index));
  }
}
