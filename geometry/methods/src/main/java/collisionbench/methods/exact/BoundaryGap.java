package collisionbench.methods.exact;

import collisionbench.methods.exact.Boundary2.Arc;
import collisionbench.methods.exact.Boundary2.Edge;
import java.util.ArrayList;
import java.util.List;

/// The least distance between features of two disjoint cores in the plane. They are nearest at two
/// corners, at a corner and a point of an edge, or along a normal of an arc, from its center to a
/// corner, an edge or another arc.
final class BoundaryGap {

  private BoundaryGap() {}

  static FixedPoint of(Boundary2 a, Boundary2 b) {
    List<FixedPoint> distances = new ArrayList<>();
    addBetweenCornersAndEdges(a, b, distances);
    addBetweenCornersAndEdges(b, a, distances);
    a.arcs().forEach(arc -> addFromArc(arc, b, distances));
    b.arcs().forEach(arc -> addFromArc(arc, a, distances));
    return distances.stream().min(FixedPoint::compareTo).orElseThrow();
  }

  private static void addBetweenCornersAndEdges(
      Boundary2 a, Boundary2 b, List<FixedPoint> distances) {
    for (FixedVec2 corner : a.corners()) {
      b.corners().forEach(other -> distances.add(other.minus(corner).length()));
      b.edges().forEach(edge -> distances.add(edge.nearest(corner).minus(corner).length()));
    }
  }

  private static void addFromArc(Arc arc, Boundary2 b, List<FixedPoint> distances) {
    b.corners().forEach(corner -> addOutwards(arc, corner.minus(arc.center()), distances));
    for (Edge edge : b.edges()) {
      addOutwards(arc, edge.nearest(arc.center()).minus(arc.center()), distances);
    }
    for (Arc other : b.arcs()) {
      FixedVec2 delta = other.center().minus(arc.center());
      FixedPoint between = delta.length().minus(arc.radius()).minus(other.radius());
      if (between.signum() >= 0 && arc.opensTo(delta) && other.opensTo(delta.negated())) {
        distances.add(between);
      }
    }
  }

  private static void addOutwards(Arc arc, FixedVec2 delta, List<FixedPoint> distances) {
    FixedPoint beyond = delta.length().minus(arc.radius());
    if (beyond.signum() >= 0 && arc.opensTo(delta)) {
      distances.add(beyond);
    }
  }
}
