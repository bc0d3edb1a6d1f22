package collisionbench.methods.exact;

import collisionbench.methods.exact.Boundary2.Arc;
import collisionbench.methods.exact.Boundary2.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// All translations of the convex `b` under which it comes within `radius` of the convex `a`: their
/// Minkowski difference, grown by `radius`, which is convex.
///
/// Its boundary runs along lines perpendicular to `normals`, one for each edge of A and of B, and
/// along circles: about each difference of corners, with `radius`; of the center of an arc and a
/// corner, with that of the arc as well; of two centers, with both. A circle begins and ends at an
/// edge's normal or an arc's end.
///
/// @param lines those that contain the edges of the boundary: along each edge's normal, both ways
/// @param ends those that touch it in the direction of an end of an arc
record MinkowskiDifference2(
    Boundary2 a,
    Boundary2 b,
    FixedPoint radius,
    List<Line> lines,
    List<Line> ends,
    List<Circle> circles) {

  record Circle(FixedVec2 center, FixedPoint radius) {}

  /// All points `p` with `normal . p = offset`; the normal is a unit vector.
  record Line(FixedVec2 normal, FixedPoint offset) {

    /// {@return how far `p` is behind the line}
    FixedPoint depth(FixedVec2 p) {
      return offset.minus(p.dot(normal));
    }
  }

  static MinkowskiDifference2 of(Boundary2 a, Boundary2 b, FixedPoint radius) {
    List<FixedVec2> normals = new ArrayList<>();
    for (Edge edge : Stream.concat(a.edges().stream(), b.edges().stream()).toList()) {
      FixedVec2 normal = edge.along().perpendicular().unit();
      normals.add(normal);
      normals.add(normal.negated());
    }
    List<FixedVec2> ends = new ArrayList<>();
    a.arcs().forEach(arc -> ends.addAll(List.of(arc.start(), arc.end())));
    b.arcs().forEach(arc -> ends.addAll(List.of(arc.start().negated(), arc.end().negated())));
    return new MinkowskiDifference2(
        a,
        b,
        radius,
        normals.stream().distinct().map(normal -> line(a, b, radius, normal)).toList(),
        ends.stream().distinct().map(end -> line(a, b, radius, end)).toList(),
        circles(a, b, radius));
  }

  private static Line line(Boundary2 a, Boundary2 b, FixedPoint radius, FixedVec2 normal) {
    return new Line(normal, most(a, b, radius, normal));
  }

  private static List<Circle> circles(Boundary2 a, Boundary2 b, FixedPoint radius) {
    List<Circle> circles = new ArrayList<>();
    for (Circle circleA : circles(a)) {
      for (Circle circleB : circles(b)) {
        FixedPoint sum = circleA.radius().plus(circleB.radius()).plus(radius);
        if (sum.signum() > 0) {
          circles.add(new Circle(circleA.center().minus(circleB.center()), sum));
        }
      }
    }
    return circles.stream().distinct().toList();
  }

  private static List<Circle> circles(Boundary2 boundary) {
    List<Circle> circles = new ArrayList<>();
    for (FixedVec2 corner : boundary.corners()) {
      circles.add(new Circle(corner, corner.x().minus(corner.x())));
    }
    for (Arc arc : boundary.arcs()) {
      circles.add(new Circle(arc.center(), arc.radius()));
    }
    return circles;
  }

  /// {@return the support function in the unit direction `u`}
  FixedPoint most(FixedVec2 u) {
    return most(a, b, radius, u);
  }

  private static FixedPoint most(Boundary2 a, Boundary2 b, FixedPoint radius, FixedVec2 u) {
    return a.most(u).plus(b.most(u.negated())).plus(radius);
  }

  /// {@return the depth of the translation `t`; at most 0 if it is not inside}
  FixedPoint depth(FixedVec2 t) {
    return exits(t).map(line -> line.depth(t)).min(FixedPoint::compareTo).orElseThrow();
  }

  /// {@return whether the translation `t` is inside by more than `tolerance`}
  boolean contains(FixedVec2 t, FixedPoint tolerance) {
    return exits(t).allMatch(line -> line.depth(t).compareTo(tolerance) > 0);
  }

  /// The least translation out is along a normal of the boundary: that of an edge, at the end of an
  /// arc, or from the center of a circle through `t`.
  private Stream<Line> exits(FixedVec2 t) {
    Stream<Line> radial =
        circles.stream()
            .map(circle -> t.minus(circle.center()))
            .filter(delta -> !delta.isZero())
            .map(FixedVec2::unit)
            .map(u -> new Line(u, most(u)));
    return Stream.concat(Stream.concat(lines.stream(), ends.stream()), radial);
  }
}
