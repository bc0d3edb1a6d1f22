package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Face3.Edge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The convex hull of some corners of the Minkowski difference, which is inside it.
///
/// Whether a face is seen from a new corner is decided exactly, and a face in whose plane the new
/// corner lies counts as seen. So what is seen is one patch, its rim is one loop, no new face is
/// without area, and the hull stays convex: the ways in which EPA is known to break or not to end.
///
/// @param faces all faces
record Polytope3(List<Face3> faces) {

  /// {@return the tetrahedron of four corners that are not in one plane}
  static Polytope3 of(Vertex3 p, Vertex3 q, Vertex3 r, Vertex3 s) {
    if (Exact3.side(p.at(), q.at(), r.at(), s.at()) > 0) {
      return of(p, r, q, s);
    }
    return new Polytope3(
        List.of(Face3.of(p, q, r), Face3.of(p, s, q), Face3.of(q, s, r), Face3.of(r, s, p)));
  }

  /// {@return the face whose plane is nearest to the origin, or that the origin is furthest beyond;
  /// of equal ones the oldest}
  Face3 nearest() {
    return faces.stream().min(Comparator.comparingDouble(Face3::offset)).orElseThrow();
  }

  /// {@return the point nearest to the origin of all triangles in the plane of `face`, up to
  /// `tolerance`: the origin's foot may be in another one of them}
  Feature3 nearest(Face3 face, double tolerance) {
    return faces.stream()
        .filter(other -> other.isAlong(face, tolerance))
        .map(Face3::nearest)
        .min(Comparator.comparingDouble(Feature3::distance))
        .orElseThrow();
  }

  /// {@return the convex hull of this and a corner outside it}
  Polytope3 with(Vertex3 corner) {
    List<Face3> kept = new ArrayList<>();
    Set<Edge> seen = new LinkedHashSet<>();
    for (Face3 face : faces) {
      if (face.side(corner) < 0) {
        kept.add(face);
      } else {
        face.edges().forEach(seen::add);
      }
    }
    for (Edge edge : seen) {
      if (!seen.contains(edge.reversed())) {
        kept.add(Face3.of(edge.from(), edge.to(), corner));
      }
    }
    return new Polytope3(List.copyOf(kept));
  }
}
