package collisionbench.geometry.exact;

import java.util.ArrayList;
import java.util.List;

/// A core in the plane to many places, or a convex piece of one.
///
/// @param corners all corners
/// @param sides the straight pieces of the boundary
/// @param arcs the round ones, at most one
record Contour(List<Real2> corners, List<Stretch> sides, List<Arc> arcs) {

  record Stretch(Real2 start, Real2 end) {

    Real2 along() {
      return end.minus(start);
    }

    /// {@return the point nearest to `p`}
    Real2 nearest(Real2 p) {
      Real part = p.minus(start).dot(along());
      Real whole = along().dot(along());
      if (part.signum() <= 0) {
        return start;
      }
      return part.compareTo(whole) >= 0 ? end : start.plus(along().times(part.over(whole)));
    }
  }

  /// The arc of a sector.
  ///
  /// @param start the unit direction at which it begins
  /// @param end the unit direction at which it ends, counter-clockwise
  /// @param middle the unit direction between them
  record Arc(Real2 center, Real radius, Real2 start, Real2 end, Real2 middle, boolean isWide) {

    boolean opensTo(Real2 direction) {
      boolean leftOfStart = start.cross(direction).signum() >= 0;
      boolean rightOfEnd = direction.cross(end).signum() >= 0;
      boolean ahead = middle.dot(direction).signum() >= 0;
      return isWide ? leftOfStart || rightOfEnd : leftOfStart && rightOfEnd && ahead;
    }

    Contour sector() {
      Real2 first = center.plus(start.times(radius));
      Real2 last = center.plus(end.times(radius));
      return new Contour(
          List.of(center, first, last),
          List.of(new Stretch(center, first), new Stretch(last, center)),
          List.of(this));
    }

    Contour halfDisc(Real2 about) {
      Real2 last = about.perpendicular();
      return new Arc(center, radius, last.negated(), last, about, false).sector();
    }
  }

  static Contour of(Figure figure, int places) {
    return switch (figure) {
      case Hull hull -> of(hull, places);
      case Slice slice -> arc(slice, places).sector();
    };
  }

  private static Contour of(Hull hull, int places) {
    List<Real2> corners = hull.corners().stream().map(c -> Real2.of(c, places)).toList();
    List<Stretch> sides = new ArrayList<>();
    for (int i = 0; corners.size() > 1 && i < corners.size(); i++) {
      sides.add(new Stretch(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return new Contour(corners, sides, List.of());
  }

  private static Arc arc(Slice slice, int places) {
    return new Arc(
        Real2.of(slice.center(), places),
        Real.of(slice.radius(), places),
        Real2.of(slice.start(), places).unit(),
        Real2.of(slice.end(), places).unit(),
        Real2.of(slice.bisector(), places).unit(),
        slice.isWide());
  }

  /// {@return convex pieces that make up the figure}
  ///
  /// A sector above half a turn is three half discs, from its start, about its bisector and to its
  /// end: any point inside of it is inside of one of them.
  static List<Contour> pieces(Figure figure, int places) {
    if (!(figure instanceof Slice slice && slice.isWide())) {
      return List.of(of(figure, places));
    }
    Arc arc = arc(slice, places);
    return List.of(
        arc.halfDisc(arc.start().perpendicular()),
        arc.halfDisc(arc.middle()),
        arc.halfDisc(arc.end().perpendicular().negated()));
  }

  /// {@return how far it reaches in the unit direction `u`}
  Real most(Real2 u) {
    Real most = corners.stream().map(u::dot).reduce(Real::max).orElseThrow();
    for (Arc arc : arcs) {
      most = arc.opensTo(u) ? most.max(arc.center().dot(u).plus(arc.radius())) : most;
    }
    return most;
  }
}
