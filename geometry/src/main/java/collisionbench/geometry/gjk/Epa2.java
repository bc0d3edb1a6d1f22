package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Iteration.Next;
import collisionbench.geometry.gjk.Iteration.Phase;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// EPA in the plane: grows a polygon inside the Minkowski difference until its edge nearest to the
/// origin is one of the difference itself.
///
/// Every iteration splits that edge at the point that is furthest along its normal. Polygons are
/// done when all their corners are known. Along an arc the error falls to a quarter with every
/// split of an edge, which the textbook calls fast enough; but where an arc is about the origin all
/// its edges are equally near, and millions would have to be split. Then the limit comes first, and
/// the depth remains open.
final class Epa2 {

  private Epa2() {}

  /// {@return bounds of the depth of two cores, both negative; around 0, along a normal of their
  /// difference, if that is flat}
  ///
  /// @param outside what GJK came to
  /// @param limit the most iterations
  static Bracket of(Difference difference, Bracket outside, int limit, Trace trace) {
    double tolerance = difference.tolerance();
    List<Edge> edges = start(difference);
    for (int i = 1; ; i++) {
      Edge edge = edges.stream().min(Comparator.comparingDouble(Edge::offset)).orElseThrow();
      Vertex support = difference.support(edge.normal());
      double reach = support.at().dot(edge.normal());
      double atMost = edge.offset() >= 0 ? -edge.offset() : outside.atMost();
      boolean closed = reach - edge.offset() <= tolerance;
      boolean stuck = i == limit || support.equals(edge.p()) || support.equals(edge.q());
      Vec3 pointA = closed || stuck ? nearestAlong(edges, edge, tolerance).pointA() : Vec3.ZERO;
      Bracket found = new Bracket(-reach, atMost, edge.normal(), pointA, i);
      if (trace.isAsked()) {
        List<Vertex> ends = List.of(edge.p(), edge.q());
        Next next = closed ? Next.CLOSED : stuck ? Next.STUCK : Next.GO_ON;
        trace.add(new Iteration(Phase.EPA, found, ends, support, 0, tolerance, next));
      }
      if (closed || stuck) {
        return found;
      }
      edges.remove(edge);
      edges.add(Edge.of(edge.p(), support));
      edges.add(Edge.of(support, edge.q()));
    }
  }

  /// {@return the point nearest to the origin of all edges in the line of one: the origin's foot
  /// may be in another of them}
  private static Feature nearestAlong(List<Edge> edges, Edge edge, double tolerance) {
    return edges.stream()
        .filter(other -> other.isAlong(edge, tolerance))
        .map(other -> Simplex.of(other.p(), other.q()).nearest())
        .min(Comparator.comparingDouble(Feature::distance))
        .orElseThrow();
  }

  /// {@return the polygon of the points furthest along the axes, counter-clockwise; if that is a
  /// point, one edge of no length}
  private static List<Edge> start(Difference difference) {
    List<Vertex> corners =
        Stream.of(Vec3.X, Vec3.Y, Vec3.X.negated(), Vec3.Y.negated())
            .map(difference::support)
            .toList();
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Vertex from = corners.get(i);
      Vertex to = corners.get((i + 1) % 4);
      if (!from.at().equals(to.at())) {
        edges.add(Edge.of(from, to));
      }
    }
    return edges.isEmpty()
        ? new ArrayList<>(
            List.of(new Edge(corners.get(0), corners.get(0), Vec3.Y, corners.get(0).at().y())))
        : edges;
  }
}
