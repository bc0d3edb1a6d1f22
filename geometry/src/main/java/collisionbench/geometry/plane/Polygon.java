package collisionbench.geometry.plane;

import java.util.List;

/// A convex polygon with its inside, from at least three corners in counter-clockwise order.
///
/// Three corners in a row may lie on one line, but not all of them.
public record Polygon(List<Vec2> vertices) implements Shape2 {

  public Polygon {
    vertices = List.copyOf(vertices);
    if (vertices.size() < 3) {
      throw new IllegalArgumentException(
          "vertices must be at least 3 points: " + vertices.size() + " given");
    }
    for (int i = 0; i < vertices.size(); i++) {
      Require.finite("vertices[" + i + "]", vertices.get(i));
    }
    Convexity.require(vertices);
  }

  @Override
  public Bounds2 bounds() {
    Bounds2 bounds = Bounds2.of(vertices.getFirst(), vertices.getLast());
    for (Vec2 vertex : vertices) {
      bounds = bounds.and(new Bounds2(vertex, vertex));
    }
    return bounds;
  }

  @Override
  public Polygon translated(Vec2 by) {
    return new Polygon(vertices.stream().map(vertex -> vertex.plus(by)).toList());
  }
}
