package collisionbench.app.panel.inspector;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Adds corners to a polygon.
final class PolygonCorners {

  /// Greatest distance of a new corner from its edge, relative to the length of the edge.
  private static final double BULGE = 0.125;

  private static final int TRIES = 60;

  private PolygonCorners() {}

  /// {@return the corners with one more after that at `index`: outside the middle of the edge, as
  /// far as the polygon stays convex; empty if no number lies between its ends}
  static Optional<List<Vec2>> added(List<Vec2> corners, int index) {
    Vec2 from = corners.get(index);
    Vec2 to = corners.get((index + 1) % corners.size());
    Vec2 outwards = to.minus(from).perpendicular().negated();
    return Stream.iterate(BULGE, bulge -> bulge / 2)
        .limit(TRIES)
        .map(bulge -> from.towards(to, 0.5).plus(bulge, outwards))
        .map(corner -> {
          List<Vec2> more = new ArrayList<>(corners);
          more.add(index + 1, corner);
          return more;
        })
        .filter(PolygonCorners::isConvex)
        .findFirst();
  }

  private static boolean isConvex(List<Vec2> corners) {
    try {
      new Polygon(corners);
      return true;
    } catch (IllegalArgumentException notConvex) {
      return false;
    }
  }
}
