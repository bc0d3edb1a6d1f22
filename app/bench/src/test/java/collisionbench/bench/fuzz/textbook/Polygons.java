package collisionbench.bench.fuzz.textbook;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Answer;

/// Two convex polygons: the directions perpendicular to their edges.
record Polygons(Flaw flaw) {

  Answer answer(Polygon a, Polygon b) {
    return Answer.of(!separates(a, b) && (flaw == Flaw.AXES_OF_ONE_ONLY || !separates(b, a)));
  }

  /// {@return whether an edge of a polygon has all of another one on its outer side}
  private boolean separates(Polygon polygon, Polygon other) {
    int edges = polygon.vertices().size() - (flaw == Flaw.LAST_EDGE_FORGOTTEN ? 1 : 0);
    for (int i = 0; i < edges; i++) {
      Vec2 from = polygon.corner(i);
      Vec2 edge = polygon.corner(i + 1).minus(from);
      if (other.vertices().stream().allMatch(corner -> edge.cross(corner.minus(from)) < 0)) {
        return true;
      }
    }
    return false;
  }
}
