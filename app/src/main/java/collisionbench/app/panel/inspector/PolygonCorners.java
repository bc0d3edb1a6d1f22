package collisionbench.app.panel.inspector;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What can be done to the corners of a polygon.
final class PolygonCorners {

  /// How far a new corner stands out of its edge at most, of the edge's length.
  private static final double BULGE = 0.125;

  private static final int TRIES = 60;

  private PolygonCorners() {}

  /// {@return corners with one of them elsewhere}
  static List<Vec2> moved(List<Vec2> corners, int index, Vec2 to) {
    List<Vec2> moved = new ArrayList<>(corners);
    moved.set(index, to);
    return moved;
  }

  /// {@return corners without one of them}
  static List<Vec2> without(List<Vec2> corners, int index) {
    List<Vec2> fewer = new ArrayList<>(corners);
    fewer.remove(index);
    return fewer;
  }

  /// {@return a polygon with one corner more, behind that at `index`: over the middle of the edge
  /// there, as far out as leaves it seen and the polygon convex; empty if the edge is too short for
  /// a number in between}
  static Optional<Polygon> added(Polygon polygon, int index) {
    Vec2 from = polygon.corner(index);
    Vec2 to = polygon.corner(index + 1);
    Vec2 outwards = to.minus(from).perpendicular().negated();
    double bulge = BULGE;
    for (int i = 0; i < TRIES; i++) {
      List<Vec2> more = new ArrayList<>(polygon.vertices());
      more.add(index + 1, from.towards(to, 0.5).plus(bulge, outwards));
      Optional<Polygon> convex = convex(more);
      if (convex.isPresent()) {
        return convex;
      }
      bulge /= 2;
    }
    return Optional.empty();
  }

  private static Optional<Polygon> convex(List<Vec2> corners) {
    try {
      return Optional.of(new Polygon(corners));
    } catch (IllegalArgumentException notConvex) {
      return Optional.empty();
    }
  }
}
