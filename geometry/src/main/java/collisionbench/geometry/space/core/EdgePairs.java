package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The pairs of edges, one of each core, that form a face of the cores' Minkowski difference.
///
/// On the unit sphere of directions, these are the pairs whose arcs cross after negating those of B
/// (Gregorius, The Separating Axis Test between Convex Polyhedra, 2013). Bounds of the arcs rule
/// out most pairs, by sweep and prune along x.
public final class EdgePairs {

  /// Up to this many pairs, such as those of two boxes, are not worth sorting.
  private static final int FEW = 16;

  private EdgePairs() {}

  /// @param min the least corner of the bounds of the edge's arc, negated if the edge is one of B
  /// @param max their greatest corner
  private record Arc(Edge edge, Vec3 min, Vec3 max) {

    static Arc of(Edge edge) {
      return new Arc(edge, edge.arc().min(), edge.arc().max());
    }

    static Arc reversed(Edge edge) {
      return new Arc(edge, edge.arc().max().negated(), edge.arc().min().negated());
    }

    boolean overlaps(Arc other) {
      return min.x() <= other.max.x()
          && other.min.x() <= max.x()
          && min.y() <= other.max.y()
          && other.min.y() <= max.y()
          && min.z() <= other.max.z()
          && other.min.z() <= max.z();
    }
  }

  /// Passes on the cross products of pairs of edges, from A to B, that may be the direction of
  /// least depth.
  ///
  /// If rounding could change whether a pair forms a face, it is included.
  public static void forEachDirection(List<Edge> a, List<Edge> b, Consumer<Vec3> consumer) {
    if (a.size() * b.size() <= FEW) {
      for (Edge edge : a) {
        for (Edge other : b) {
          pass(edge, other, consumer);
        }
      }
      return;
    }
    List<Arc> ofB = sorted(b.stream().map(Arc::reversed));
    List<Arc> open = new ArrayList<>();
    int next = 0;
    for (Arc arc : sorted(a.stream().map(Arc::of))) {
      double from = arc.min.x();
      open.removeIf(other -> other.max.x() < from);
      for (; next < ofB.size() && ofB.get(next).min.x() <= arc.max.x(); next++) {
        open.add(ofB.get(next));
      }
      for (Arc other : open) {
        if (arc.overlaps(other)) {
          pass(arc.edge, other.edge, consumer);
        }
      }
    }
  }

  private static List<Arc> sorted(Stream<Arc> arcs) {
    return arcs.sorted(Comparator.comparingDouble(arc -> arc.min.x())).toList();
  }

  private static void pass(Edge edge, Edge other, Consumer<Vec3> consumer) {
    Vec3 across = Cross.of(edge.along(), other.along());
    passIfOutermost(edge, other, across, consumer);
    passIfOutermost(edge, other, across.negated(), consumer);
  }

  private static void passIfOutermost(
      Edge edge, Edge other, Vec3 direction, Consumer<Vec3> consumer) {
    if (edge.mayPart(other, direction)) {
      consumer.accept(direction);
    }
  }
}
