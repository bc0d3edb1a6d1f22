package collisionbench.geometry.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.gjk.Face3.Edge;
import collisionbench.geometry.space.Vec3;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Growing a polytope in any order of corners, many of them in the planes of its faces.
class Polytope3Test {

  private static Vertex3 corner(int i) {
    return Vertex3.of(new Vec3(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1), Vec3.ZERO);
  }

  private static Polytope3 grown(List<Vertex3> corners) {
    Vertex3 up = Vertex3.of(new Vec3(0, 0.5, 0), Vec3.ZERO);
    Vertex3 left = Vertex3.of(new Vec3(-0.5, -0.5, -0.25), Vec3.ZERO);
    Vertex3 right = Vertex3.of(new Vec3(0.5, -0.5, -0.25), Vec3.ZERO);
    Vertex3 front = Vertex3.of(new Vec3(0, -0.25, 0.5), Vec3.ZERO);
    Polytope3 polytope = Polytope3.of(up, left, right, front);
    for (Vertex3 corner : corners) {
      if (polytope.faces().stream().anyMatch(face -> face.side(corner) > 0)) {
        polytope = polytope.with(corner);
      }
    }
    return polytope;
  }

  /// The 27 points of a cubic grid: corners, middles of edges and faces, and the centre.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aGridGrowsIntoACube(long seed) {
    List<Vertex3> corners =
        IntStream.range(0, 27).mapToObj(Polytope3Test::corner).collect(Collectors.toList());
    Collections.shuffle(corners, new Random(seed));
    Polytope3 cube = grown(corners);
    List<Edge> edges = cube.faces().stream().flatMap(Face3::edges).toList();
    Set<Edge> directed = Set.copyOf(edges);
    assertEquals(edges.size(), directed.size());
    for (Edge edge : edges) {
      assertTrue(directed.contains(edge.reversed()), edge::toString);
    }
    for (Face3 face : cube.faces()) {
      assertEquals(1, face.offset(), 1e-15);
      assertEquals(1, face.normal().largest(), 1e-15);
    }
  }
}
