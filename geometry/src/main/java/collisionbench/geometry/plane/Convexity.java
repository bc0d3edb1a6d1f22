package collisionbench.geometry.plane;

import java.util.List;

/// Whether corners are those of a convex polygon, counter-clockwise.
final class Convexity {

  private Convexity() {}

  static void require(List<Vec2> vertices) {
    for (int i = 0; i < vertices.size(); i++) {
      Vec2 a = vertices.get(i);
      Vec2 b = vertices.get((i + 1) % vertices.size());
      Vec2 c = vertices.get((i + 2) % vertices.size());
      if (b.minus(a).cross(c.minus(b)) < 0) {
        throw new IllegalArgumentException("vertices must be convex and counter-clockwise");
      }
    }
  }
}
