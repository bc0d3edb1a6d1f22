package collisionbench.methods.method.builtin;

import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/// An edge of a polytope.
///
/// @param along from one end to the other
/// @param beside from the edge to a corner of each face beside it, if it is that of a hull
record PolytopeEdge(Vec3 along, List<Vec3> beside) {

  /// More than the relative rounding error of a product of three lengths.
  private static final double ROUNDING = 0x1p-49;

  static PolytopeEdge of(Vec3 direction) {
    return new PolytopeEdge(direction, List.of());
  }

  static PolytopeEdge between(Vec3 start, Vec3 end) {
    return of(end.minus(start));
  }

  static List<PolytopeEdge> of(HullSurface surface) {
    Map<Segment, Vec3> opposite = new HashMap<>();
    for (Triangle face : surface.faces()) {
      opposite.put(face.edge(0), face.c());
      opposite.put(face.edge(1), face.a());
      opposite.put(face.edge(2), face.b());
    }
    return surface.edges().stream().map(edge -> of(edge, opposite)).toList();
  }

  private static PolytopeEdge of(Segment edge, Map<Segment, Vec3> opposite) {
    List<Vec3> beside =
        Stream.of(edge, edge.reversed())
            .map(opposite::get)
            .filter(Objects::nonNull)
            .map(corner -> corner.minus(edge.start()))
            .toList();
    return new PolytopeEdge(edge.end().minus(edge.start()), beside);
  }

  /// {@return whether the two edges make a face of the Minkowski difference, so that their cross
  /// product may separate the polytopes; true if rounding could decide}
  boolean makesFaceWith(PolytopeEdge other, Vec3 across) {
    double error = ROUNDING * along.sumOfMagnitudes() * other.along.sumOfMagnitudes();
    Vec3 back = across.negated();
    return (isOutermost(across, error) && other.isOutermost(back, error))
        || (isOutermost(back, error) && other.isOutermost(across, error));
  }

  private boolean isOutermost(Vec3 direction, double error) {
    return beside.stream().noneMatch(side -> side.dot(direction) > error * side.sumOfMagnitudes());
  }
}
