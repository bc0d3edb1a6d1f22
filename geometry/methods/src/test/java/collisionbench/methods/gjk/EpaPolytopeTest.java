package collisionbench.methods.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Vec3;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Expands a polytope by corners in any order, many of them in the planes of its faces.
class EpaPolytopeTest {

  private static final double ROUNDING = 0x1p-50;

  private static SupportVertex vertex(Vec3 at) {
    return new SupportVertex(at, at, Vec3.ZERO);
  }

  private static SupportVertex corner(int i) {
    return vertex(new Vec3(i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1));
  }

  private static EpaPolytope grown(List<SupportVertex> corners) {
    SupportVertex up = vertex(new Vec3(0, 0.5, 0));
    SupportVertex left = vertex(new Vec3(-0.5, -0.5, -0.25));
    SupportVertex right = vertex(new Vec3(0.5, -0.5, -0.25));
    SupportVertex front = vertex(new Vec3(0, -0.25, 0.5));
    EpaPolytope polytope = EpaPolytope.of(List.of(up, left, right, front));
    for (SupportVertex corner : corners) {
      if (polytope.facets().stream().anyMatch(facet -> facet.isSeenFrom(corner, -ROUNDING))) {
        polytope = polytope.with(corner, ROUNDING);
      }
    }
    return polytope;
  }

  /// The 27 points of a cubic grid: corners, middles of edges and faces, and the center.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void aGridGrowsIntoACube(long seed) {
    List<SupportVertex> corners =
        IntStream.range(0, 27).mapToObj(EpaPolytopeTest::corner).collect(Collectors.toList());
    Collections.shuffle(corners, new Random(seed));
    EpaPolytope cube = grown(corners);
    Map<Set<SupportVertex>, Long> ridges =
        cube.facets().stream()
            .flatMap(facet -> facet.ridges().stream())
            .collect(Collectors.groupingBy(ridge -> ridge, Collectors.counting()));
    assertEquals(Set.of(2L), Set.copyOf(ridges.values()));
    for (EpaFacet facet : cube.facets()) {
      assertEquals(1, facet.offset(), 1e-15);
      assertEquals(1, facet.normal().largest(), 1e-15);
    }
  }
}
