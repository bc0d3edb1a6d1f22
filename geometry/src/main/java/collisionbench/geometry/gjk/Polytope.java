package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Face.Side;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The convex hull of some vertices of the Minkowski difference, which is inside it.
///
/// @param faces all faces
/// @param inside a point inside
record Polytope(List<Face> faces, Vec3 inside) {

  static Polytope of(Vertex p, Vertex q, Vertex r, Vertex s) {
    Vec3 inside = p.at().plus(q.at()).plus(r.at()).plus(s.at()).times(0.25);
    return new Polytope(
        List.of(
            Face.of(p, q, r, inside),
            Face.of(p, s, q, inside),
            Face.of(q, s, r, inside),
            Face.of(r, s, p, inside)),
        inside);
  }

  /// {@return the face that is nearest to the origin, or that the origin is furthest beyond; of
  /// equal ones the oldest}
  Face nearest() {
    return faces.stream().min(Comparator.comparingDouble(Face::offset)).orElseThrow();
  }

  boolean holds(Vertex vertex) {
    return faces.stream().anyMatch(face -> face.corners().contains(vertex));
  }

  /// {@return the convex hull of this and a vertex outside it}
  ///
  /// The faces seen from the vertex go, and it is joined with the rim of the hole: the sides that
  /// only one of the faces had.
  Polytope with(Vertex vertex, double rounding) {
    List<Face> kept = new ArrayList<>();
    Set<Side> rim = new LinkedHashSet<>();
    for (Face face : faces) {
      if (face.isSeenFrom(vertex, rounding)) {
        face.sides().stream()
            .filter(side -> !rim.remove(side.reversed()) && !rim.remove(side))
            .forEach(rim::add);
      } else {
        kept.add(face);
      }
    }
    Stream<Face> added = rim.stream().map(side -> Face.of(side.from(), side.to(), vertex, inside));
    return new Polytope(Stream.concat(kept.stream(), added).toList(), inside);
  }

  /// {@return the point nearest to the origin of all faces in the plane of one: the origin's foot
  /// may be in another of them}
  Feature nearestAlong(Face face, double tolerance) {
    return faces.stream()
        .filter(other ->
            other.corners().stream()
                .allMatch(corner -> corner.at().dot(face.normal()) >= face.offset() - tolerance))
        .map(other -> new Simplex(other.corners()).nearest())
        .min(Comparator.comparingDouble(Feature::distance))
        .orElseThrow();
  }
}
