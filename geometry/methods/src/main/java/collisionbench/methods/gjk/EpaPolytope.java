package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The convex hull of some vertices of the Minkowski difference, which is inside it; in the plane a
/// polygon.
///
/// @param facets its whole surface
/// @param inside a point inside
record EpaPolytope(List<EpaFacet> facets, Vec3 inside) {

  /// {@return the tetrahedron of four vertices, or the triangle of three in the plane}
  static EpaPolytope of(List<SupportVertex> vertices) {
    Vec3 sum = vertices.stream().map(SupportVertex::at).reduce(Vec3.ZERO, Vec3::plus);
    Vec3 inside = sum.times(1.0 / vertices.size());
    return new EpaPolytope(
        new EpaFacet(vertices, Vec3.ZERO, 0)
            .ridges().stream().map(ridge -> EpaFacet.of(List.copyOf(ridge), inside)).toList(),
        inside);
  }

  /// {@return the facet that is nearest to the origin, or that the origin is furthest beyond; of
  /// equal ones the oldest}
  EpaFacet nearest() {
    return facets.stream().min(Comparator.comparingDouble(EpaFacet::offset)).orElseThrow();
  }

  boolean contains(SupportVertex vertex) {
    return facets.stream().anyMatch(facet -> facet.corners().contains(vertex));
  }

  /// {@return the convex hull of this and a vertex outside it}
  ///
  /// The facets seen from the vertex go, and it is joined with the rim of the hole: the ridges that
  /// only one of them had.
  EpaPolytope with(SupportVertex vertex, double rounding) {
    List<EpaFacet> kept = new ArrayList<>();
    Set<Set<SupportVertex>> rim = new LinkedHashSet<>();
    for (EpaFacet facet : facets) {
      if (facet.isSeenFrom(vertex, rounding)) {
        facet.ridges().stream().filter(ridge -> !rim.remove(ridge)).forEach(rim::add);
      } else {
        kept.add(facet);
      }
    }
    for (Set<SupportVertex> ridge : rim) {
      List<SupportVertex> corners = Stream.concat(ridge.stream(), Stream.of(vertex)).toList();
      kept.add(EpaFacet.of(corners, inside));
    }
    return new EpaPolytope(List.copyOf(kept), inside);
  }

  /// {@return the point nearest to the origin of all facets in the plane of one: the origin's foot
  /// may be in another of them}
  Feature nearestAlong(EpaFacet facet, double tolerance) {
    return facets.stream()
        .filter(other -> other.isAlong(facet, tolerance))
        .map(other -> new GjkSimplex(other.corners()).nearest())
        .min(Comparator.comparingDouble(Feature::distance))
        .orElseThrow();
  }
}
