package collisionbench.geometry.exact;

import collisionbench.geometry.exact.Contour.Arc;
import collisionbench.geometry.exact.Contour.Stretch;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// All translations of the convex `b` under which it comes within `radius` of the convex `a`: their
/// Minkowski difference, grown by `radius`, which is convex.
///
/// Its boundary runs along lines perpendicular to `normals`, one for each side of A and of B, and
/// along circles: about each difference of corners, with `radius`; of the centre of an arc and a
/// corner, with that of the arc as well; of two centres, with both. Where a circle begins or ends
/// is a side's normal or an arc's end.
///
/// @param normals unit directions: the sides' normals, both ways
/// @param ends unit directions: those of the arcs' ends
record Obstacle2(
    Contour a, Contour b, Real radius, List<Real2> normals, List<Real2> ends, List<Round> circles) {

  record Round(Real2 center, Real radius) {}

  /// All points `p` with `normal . p = offset`; the normal is a unit vector.
  record Line(Real2 normal, Real offset) {}

  static Obstacle2 of(Contour a, Contour b, Real radius) {
    List<Real2> normals = new ArrayList<>();
    for (Stretch side : Stream.concat(a.sides().stream(), b.sides().stream()).toList()) {
      Real2 normal = side.along().perpendicular().unit();
      normals.add(normal);
      normals.add(normal.negated());
    }
    List<Real2> ends = new ArrayList<>();
    a.arcs().forEach(arc -> ends.addAll(List.of(arc.start(), arc.end())));
    b.arcs().forEach(arc -> ends.addAll(List.of(arc.start().negated(), arc.end().negated())));
    return new Obstacle2(
        a,
        b,
        radius,
        normals.stream().distinct().toList(),
        ends.stream().distinct().toList(),
        circles(a, b, radius));
  }

  private static List<Round> circles(Contour a, Contour b, Real radius) {
    List<Round> circles = new ArrayList<>();
    for (Round roundA : rounds(a)) {
      for (Round roundB : rounds(b)) {
        Real sum = roundA.radius().plus(roundB.radius()).plus(radius);
        if (sum.signum() > 0) {
          circles.add(new Round(roundA.center().minus(roundB.center()), sum));
        }
      }
    }
    return circles.stream().distinct().toList();
  }

  private static List<Round> rounds(Contour contour) {
    List<Round> rounds = new ArrayList<>();
    for (Real2 corner : contour.corners()) {
      rounds.add(new Round(corner, corner.x().minus(corner.x())));
    }
    for (Arc arc : contour.arcs()) {
      rounds.add(new Round(arc.center(), arc.radius()));
    }
    return rounds;
  }

  /// {@return how far it reaches in the unit direction `u`}
  Real most(Real2 u) {
    return a.most(u).plus(b.most(u.negated())).plus(radius);
  }

  /// {@return the lines that sides of the boundary are on}
  List<Line> lines() {
    return normals.stream().map(normal -> new Line(normal, most(normal))).toList();
  }

  /// {@return how deep the translation `t` is inside; at most 0 if it is not inside}
  Real depth(Real2 t) {
    return waysOut(t).map(u -> depth(t, u)).min(Real::compareTo).orElseThrow();
  }

  /// {@return whether the translation `t` is inside by more than `tolerance`}
  boolean holds(Real2 t, Real tolerance) {
    return waysOut(t).allMatch(u -> depth(t, u).compareTo(tolerance) > 0);
  }

  private Real depth(Real2 t, Real2 u) {
    return most(u).minus(t.dot(u));
  }

  /// No direction can be the least way out but a normal of the boundary: that of a side, that at
  /// the end of an arc, or from the centre of a circle through `t`. Any other leads further.
  private Stream<Real2> waysOut(Real2 t) {
    Stream<Real2> radial =
        circles.stream()
            .map(circle -> t.minus(circle.center()))
            .filter(way -> !way.isZero())
            .map(Real2::unit);
    return Stream.concat(Stream.concat(normals.stream(), ends.stream()), radial);
  }
}
