package collisionbench.geometry.space.overlap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Have two cores a point in common? Exact, by separating axes.
///
/// Cores are apart if and only if the origin is outside their difference `B - A`, a polytope whose
/// edges are edges of one of them. If it is solid, one of its faces is between, and each face is
/// spanned by two edge directions. If it is flat, its plane may be, or a line in it through an
/// edge. If it is straight, a plane across it, or its distance from the origin.
final class ExactMeet {

  private ExactMeet() {}

  static boolean test(ExactCore a, ExactCore b) {
    List<ExactVec> edges = new ArrayList<>(a.directions());
    edges.addAll(b.directions());
    List<ExactVec> normals = normals(edges);
    if (normals.stream().anyMatch(n -> apart(n, a, b))) {
      return false;
    }
    if (!normals.isEmpty()) {
      ExactVec n = normals.getFirst();
      boolean solid = edges.stream().anyMatch(edge -> edge.dot(n).signum() != 0);
      return solid || edges.stream().noneMatch(edge -> apart(n.cross(edge), a, b));
    }
    ExactVec to = b.corners().getFirst().minus(a.corners().getFirst());
    if (edges.isEmpty()) {
      return to.isZero();
    }
    ExactVec edge = edges.getFirst();
    return edge.cross(to).isZero() && !apart(edge, a, b);
  }

  private static List<ExactVec> normals(List<ExactVec> edges) {
    List<ExactVec> normals = new ArrayList<>();
    for (int i = 0; i < edges.size(); i++) {
      for (ExactVec other : edges.subList(i + 1, edges.size())) {
        ExactVec normal = edges.get(i).cross(other);
        if (!normal.isZero()) {
          normals.add(normal);
        }
      }
    }
    return normals;
  }

  private static boolean apart(ExactVec axis, ExactCore a, ExactCore b) {
    return most(axis, a).compareTo(least(axis, b)) < 0
        || most(axis, b).compareTo(least(axis, a)) < 0;
  }

  private static BigInteger most(ExactVec axis, ExactCore core) {
    return core.corners().stream().map(axis::dot).reduce(BigInteger::max).orElseThrow();
  }

  private static BigInteger least(ExactVec axis, ExactCore core) {
    return core.corners().stream().map(axis::dot).reduce(BigInteger::min).orElseThrow();
  }
}
