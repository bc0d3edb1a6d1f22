package collisionbench.methods.exact;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// The surface of the convex hull of points that are not coplanar, as triangles.
///
/// Built incrementally from a tetrahedron: for each point, removes the triangles visible from it
/// and joins it to the edges around them. Coplanar triangles stay, so all new ones have an area; a
/// face with more corners is several triangles. If points turn out to lie inside a face or an edge,
/// the hull is rebuilt without them.
///
/// @param corners its vertices
/// @param facets the triangles
/// @param byEdge the triangle on the left of each edge, turned so that it begins there
record HullFacets(List<BigVec3> corners, List<Facet> facets, Map<DirectedEdge, Facet> byEdge) {

  /// A directed edge from one corner to another.
  record DirectedEdge(BigVec3 from, BigVec3 to) {

    DirectedEdge reversed() {
      return new DirectedEdge(to, from);
    }
  }

  /// A triangle whose corners run counter-clockwise as seen from outside.
  record Facet(BigVec3 a, BigVec3 b, BigVec3 c, BigVec3 normal) {

    static Facet of(BigVec3 a, BigVec3 b, BigVec3 c) {
      return new Facet(a, b, c, b.minus(a).cross(c.minus(a)));
    }

    DirectedEdge edge() {
      return new DirectedEdge(a, b);
    }

    /// {@return this facet starting at each of its edges}
    List<Facet> turns() {
      return List.of(this, new Facet(b, c, a, normal), new Facet(c, a, b, normal));
    }

    boolean isSeenFrom(BigVec3 point) {
      return point.minus(a).dot(normal).signum() > 0;
    }

    boolean sharesPlane(Facet neighbor) {
      return normal.cross(neighbor.normal).isZero();
    }
  }

  /// @param points each once, not all in one plane
  static HullFacets of(List<BigVec3> points) {
    List<Facet> facets = around(points);
    List<BigVec3> corners = points.stream().filter(point -> isCorner(point, facets)).toList();
    List<Facet> least = corners.size() < points.size() ? around(corners) : facets;
    Map<DirectedEdge, Facet> byEdge = new HashMap<>();
    least.stream().flatMap(f -> f.turns().stream()).forEach(f -> byEdge.put(f.edge(), f));
    return new HullFacets(corners, least, byEdge);
  }

  private static List<Facet> around(List<BigVec3> points) {
    List<Facet> facets = tetrahedron(points);
    for (BigVec3 point : points) {
      Set<DirectedEdge> seen = new LinkedHashSet<>();
      for (Facet facet : facets) {
        if (facet.isSeenFrom(point)) {
          facet.turns().forEach(turned -> seen.add(turned.edge()));
        }
      }
      facets.removeIf(facet -> seen.contains(facet.edge()));
      seen.stream()
          .filter(edge -> !seen.contains(edge.reversed()))
          .map(edge -> Facet.of(edge.from(), edge.to(), point))
          .forEach(facets::add);
    }
    return facets;
  }

  private static List<Facet> tetrahedron(List<BigVec3> points) {
    BigVec3 a = points.getFirst();
    List<BigVec3> directions = BigVec3.independent(points.stream().map(p -> p.minus(a)).toList());
    BigVec3 b = a.plus(directions.get(0));
    BigVec3 c = a.plus(directions.get(1));
    BigVec3 d = a.plus(directions.get(2));
    boolean isBelow = !Facet.of(a, b, c).isSeenFrom(d);
    BigVec3 second = isBelow ? b : c;
    BigVec3 third = isBelow ? c : b;
    return new ArrayList<>(
        List.of(
            Facet.of(a, second, third),
            Facet.of(second, a, d),
            Facet.of(third, second, d),
            Facet.of(a, third, d)));
  }

  /// A corner is where three planes meet.
  private static boolean isCorner(BigVec3 point, List<Facet> facets) {
    List<BigVec3> normals =
        facets.stream()
            .filter(f -> f.a().equals(point) || f.b().equals(point) || f.c().equals(point))
            .map(Facet::normal)
            .toList();
    return BigVec3.independent(normals).size() == 3;
  }

  /// {@return the triangle on the other side of the first edge, that edge first}
  Facet across(Facet facet) {
    return Objects.requireNonNull(byEdge.get(facet.edge().reversed()));
  }
}
