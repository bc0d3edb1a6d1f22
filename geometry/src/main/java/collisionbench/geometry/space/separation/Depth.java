package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Cross;
import collisionbench.geometry.space.core.Edge;
import collisionbench.geometry.space.core.EdgePairs;
import collisionbench.geometry.space.core.Features;
import collisionbench.geometry.space.core.Vertex;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The direction along which two cores that meet are parted soonest: across a face of one, or
/// across an edge of each (the separating axis theorem). Of two hulls only pairs of edges count
/// that make a face of their difference ([EdgePairs]).
///
/// Any direction is a valid one and is measured as it is, so that a cross product of nearly
/// parallel edges, whose direction may be rounding, can only lose.
final class Depth {

  /// Below this a squared length has lost digits, and the axis is left out: it comes of edges that
  /// are next to nothing or next to parallel, and would see a gap that is next to nothing too.
  private static final double SMALL = 0x1p-900;

  private Depth() {}

  /// {@return the unit direction that sees the widest gap between two cores, from A to B; of equal
  /// ones the first: across the faces of A, of B, across edges}
  ///
  /// Where there is none, as of two segments on one line, one across the longest edge; where there
  /// is no edge, +y.
  static Vec3 direction(Shape3 a, Shape3 b) {
    Features ofA = Features.of(a);
    Features ofB = Features.of(b);
    Vec3 best = Vec3.ZERO;
    double widest = Double.NEGATIVE_INFINITY;
    for (Vec3 direction : directions(ofA, ofB)) {
      double squared = direction.lengthSquared();
      if (squared > SMALL) {
        double seen = Vertex.gap(a, b, direction) / Math.sqrt(squared);
        best = seen > widest ? direction : best;
        widest = Math.max(seen, widest);
      }
    }
    return best.equals(Vec3.ZERO) ? across(longest(ofA.edges(), ofB.edges())) : best.unit();
  }

  /// {@return the unit directions across faces and edges that see a gap of at least `least`}
  static List<Vec3> withGapOfAtLeast(double least, Shape3 a, Shape3 b) {
    return directions(Features.of(a), Features.of(b)).stream()
        .filter(direction -> direction.lengthSquared() > SMALL)
        .map(Vec3::unit)
        .filter(direction -> Vertex.gap(a, b, direction) >= least)
        .distinct()
        .toList();
  }

  private static List<Vec3> directions(Features a, Features b) {
    List<Vec3> directions = new ArrayList<>(a.outward());
    directions.addAll(b.inward());
    directions.addAll(EdgePairs.directions(a.edges(), b.edges()));
    return directions;
  }

  private static Vec3 longest(List<Edge> edges, List<Edge> others) {
    return Stream.concat(edges.stream(), others.stream())
        .map(Edge::along)
        .reduce(
            Vec3.ZERO,
            (longest, edge) -> edge.lengthSquared() > longest.lengthSquared() ? edge : longest);
  }

  /// {@return a unit direction across `edge`, as near to +y as can be, or to +x if the edge is
  /// upright; +y if it has no length}
  private static Vec3 across(Vec3 edge) {
    boolean upright = edge.y() * edge.y() > 0.8 * edge.lengthSquared();
    Vec3 across = Cross.of(edge, Cross.of(upright ? Vec3.X : Vec3.Y, edge));
    return across.equals(Vec3.ZERO) ? Vec3.Y : across.unit();
  }
}
