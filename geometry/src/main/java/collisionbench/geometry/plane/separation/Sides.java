package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;

/// The directions, of any length, in which a core without arcs may be left by the shortest way, by
/// number.
///
/// A segment has its two normals and its two directions. A polygon has the outward normal of each
/// edge, and at a sharp corner before it the direction between the two normals there: so a point
/// outside is clearly outside in one of them, be the core flat or a sliver.
final class Sides {

  private Sides() {}

  /// {@return how many there are; none of a point}
  static int count(Shape2 core) {
    return core instanceof Polygon polygon
        ? 2 * polygon.vertices().size()
        : Corners.count(core) == 1 ? 0 : 4;
  }

  /// {@return whether this one is that of a corner that is not sharp, and so none}
  static boolean isNone(Shape2 core, int index) {
    return core instanceof Polygon polygon
        && index % 2 == 1
        && edge(polygon, index / 2).dot(edgeBefore(polygon, index / 2)) >= 0;
  }

  /// {@return a corner that is furthest in that direction}
  static Vec2 corner(Shape2 core, int index) {
    return core instanceof Polygon polygon
        ? polygon.corner(index / 2)
        : Corners.at(core, index == 2 ? 1 : 0);
  }

  /// {@return the first component of the direction of that number}
  static double x(Shape2 core, int index) {
    if (core instanceof Polygon polygon) {
      return index % 2 == 0 ? edge(polygon, index / 2).y() : between(polygon, index / 2).x();
    }
    Vec2 along = Corners.at(core, 1).minus(Corners.at(core, 0));
    double x = index < 2 ? -along.y() : along.x();
    return index % 2 == 0 ? x : -x;
  }

  /// {@return its second component}
  static double y(Shape2 core, int index) {
    if (core instanceof Polygon polygon) {
      return index % 2 == 0 ? -edge(polygon, index / 2).x() : between(polygon, index / 2).y();
    }
    Vec2 along = Corners.at(core, 1).minus(Corners.at(core, 0));
    double y = index < 2 ? along.x() : along.y();
    return index % 2 == 0 ? y : -y;
  }

  private static Vec2 between(Polygon polygon, int index) {
    return edgeBefore(polygon, index).normalized().minus(edge(polygon, index).normalized());
  }

  private static Vec2 edge(Polygon polygon, int index) {
    return polygon.corner(index + 1).minus(polygon.corner(index));
  }

  private static Vec2 edgeBefore(Polygon polygon, int index) {
    return edge(polygon, index == 0 ? polygon.vertices().size() - 1 : index - 1);
  }
}
