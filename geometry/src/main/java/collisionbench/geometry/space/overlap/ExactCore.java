package collisionbench.geometry.space.overlap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// A core (point, segment, triangle, box) by its features, on a lattice; parts without extent stay.
///
/// @param corners the corners
/// @param edges the edges; of a point one without length
/// @param faces the faces; none of a point or segment
/// @param directions of the edges, those without length left out
record ExactCore(
    List<ExactVec> corners, List<Edge> edges, List<Face> faces, List<ExactVec> directions) {

  /// All `start + t along` with `t` in 0..1.
  record Edge(ExactVec start, ExactVec along) {

    static Edge between(ExactVec start, ExactVec end) {
      return new Edge(start, end.minus(start));
    }
  }

  /// All `corner + s u + t v` with `s` and `t` in 0..1 and, in a triangle, `s + t <= 1`.
  record Face(ExactVec corner, ExactVec u, ExactVec v, boolean triangular) {}

  static ExactCore point(ExactVec p) {
    return new ExactCore(List.of(p), List.of(Edge.between(p, p)), List.of(), List.of());
  }

  static ExactCore segment(ExactVec start, ExactVec end) {
    Edge edge = Edge.between(start, end);
    return new ExactCore(
        List.of(start, end), List.of(edge), List.of(), lengthy(List.of(edge.along)));
  }

  static ExactCore triangle(ExactVec a, ExactVec b, ExactVec c) {
    List<Edge> edges = List.of(Edge.between(a, b), Edge.between(b, c), Edge.between(c, a));
    Face face = new Face(a, b.minus(a), c.minus(a), true);
    List<ExactVec> directions = edges.stream().map(Edge::along).toList();
    return new ExactCore(List.of(a, b, c), edges, List.of(face), lengthy(directions));
  }

  /// {@return a box, by its centre and the ways from there to three of its faces}
  static ExactCore box(ExactVec center, ExactVec x, ExactVec y, ExactVec z) {
    List<ExactVec> ways = List.of(x, y, z);
    List<ExactVec> whole = ways.stream().map(way -> way.times(BigInteger.TWO)).toList();
    List<ExactVec> corners = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    List<Face> faces = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      ExactVec corner = center;
      for (int k = 0; k < 3; k++) {
        ExactVec way = ways.get(k);
        corner = (i >> k & 1) == 0 ? corner.minus(way) : corner.plus(way);
      }
      corners.add(corner);
      for (int k = 0; k < 3; k++) {
        int next = (k + 1) % 3;
        if ((i >> k & 1) == 0) {
          edges.add(new Edge(corner, whole.get(k)));
          if ((i >> next & 1) == 0) {
            faces.add(new Face(corner, whole.get(k), whole.get(next), false));
          }
        }
      }
    }
    return new ExactCore(corners, edges, faces, lengthy(ways));
  }

  private static List<ExactVec> lengthy(List<ExactVec> directions) {
    return directions.stream().filter(d -> !d.isZero()).toList();
  }
}
