package collisionbench.geometry.exact;

import collisionbench.geometry.exact.Contour.Arc;
import collisionbench.geometry.exact.Contour.Stretch;
import java.util.ArrayList;
import java.util.List;

/// The least distance of features of two cores in the plane. Cores that do not meet are nearest at
/// corners, at a corner and a point of a side, or on the perpendicular of an arc, which leads
/// outwards from its centre to a corner, a side or another arc.
final class Gap2 {

  private Gap2() {}

  static Real of(Contour a, Contour b) {
    List<Real> distances = new ArrayList<>();
    addBetweenCornersAndSides(a, b, distances);
    addBetweenCornersAndSides(b, a, distances);
    a.arcs().forEach(arc -> addFromArc(arc, b, distances));
    b.arcs().forEach(arc -> addFromArc(arc, a, distances));
    return distances.stream().min(Real::compareTo).orElseThrow();
  }

  private static void addBetweenCornersAndSides(Contour a, Contour b, List<Real> distances) {
    for (Real2 corner : a.corners()) {
      b.corners().forEach(other -> distances.add(other.minus(corner).length()));
      b.sides().forEach(side -> distances.add(side.nearest(corner).minus(corner).length()));
    }
  }

  private static void addFromArc(Arc arc, Contour b, List<Real> distances) {
    b.corners().forEach(corner -> addOutwards(arc, corner.minus(arc.center()), distances));
    for (Stretch side : b.sides()) {
      addOutwards(arc, side.nearest(arc.center()).minus(arc.center()), distances);
    }
    for (Arc other : b.arcs()) {
      Real2 way = other.center().minus(arc.center());
      Real between = way.length().minus(arc.radius()).minus(other.radius());
      if (between.signum() >= 0 && arc.opensTo(way) && other.opensTo(way.negated())) {
        distances.add(between);
      }
    }
  }

  private static void addOutwards(Arc arc, Real2 way, List<Real> distances) {
    Real beyond = way.length().minus(arc.radius());
    if (beyond.signum() >= 0 && arc.opensTo(way)) {
      distances.add(beyond);
    }
  }
}
