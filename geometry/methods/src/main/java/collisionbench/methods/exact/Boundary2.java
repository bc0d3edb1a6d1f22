package collisionbench.methods.exact;

import java.util.ArrayList;
import java.util.List;

/// The boundary of a core in the plane, or of a convex piece of one, in fixed-point numbers.
///
/// @param corners all corners
/// @param edges its straight parts
/// @param arcs its round parts, at most one
record Boundary2(List<FixedVec2> corners, List<Edge> edges, List<Arc> arcs) {

  record Edge(FixedVec2 start, FixedVec2 end) {

    FixedVec2 along() {
      return end.minus(start);
    }

    /// {@return the point nearest to `p`}
    FixedVec2 nearest(FixedVec2 p) {
      FixedPoint part = p.minus(start).dot(along());
      FixedPoint whole = along().dot(along());
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
  record Arc(
      FixedVec2 center,
      FixedPoint radius,
      FixedVec2 start,
      FixedVec2 end,
      FixedVec2 middle,
      boolean isWide) {

    boolean opensTo(FixedVec2 direction) {
      boolean leftOfStart = start.cross(direction).signum() >= 0;
      boolean rightOfEnd = direction.cross(end).signum() >= 0;
      boolean ahead = middle.dot(direction).signum() >= 0;
      return isWide ? leftOfStart || rightOfEnd : leftOfStart && rightOfEnd && ahead;
    }

    Boundary2 sector() {
      FixedVec2 first = center.plus(start.times(radius));
      FixedVec2 last = center.plus(end.times(radius));
      return new Boundary2(
          List.of(center, first, last),
          List.of(new Edge(center, first), new Edge(last, center)),
          List.of(this));
    }

    Boundary2 halfDisc(FixedVec2 about) {
      FixedVec2 last = about.perpendicular();
      return new Arc(center, radius, last.negated(), last, about, false).sector();
    }
  }

  static Boundary2 of(Core2 core, int places) {
    return switch (core) {
      case PolygonCore polygon -> of(polygon, places);
      case SectorCore sector -> arc(sector, places).sector();
    };
  }

  private static Boundary2 of(PolygonCore polygon, int places) {
    List<FixedVec2> corners = polygon.corners().stream().map(c -> FixedVec2.of(c, places)).toList();
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; corners.size() > 1 && i < corners.size(); i++) {
      edges.add(new Edge(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return new Boundary2(corners, edges, List.of());
  }

  private static Arc arc(SectorCore sector, int places) {
    return new Arc(
        FixedVec2.of(sector.center(), places),
        FixedPoint.of(sector.radius(), places),
        FixedVec2.of(sector.start(), places).unit(),
        FixedVec2.of(sector.end(), places).unit(),
        FixedVec2.of(sector.bisector(), places).unit(),
        sector.isWide());
  }

  /// {@return convex pieces whose union is the core}
  ///
  /// A sector above half a turn is three half discs, at its start, about its bisector and at its
  /// end: every interior point is inside one of them.
  static List<Boundary2> pieces(Core2 core, int places) {
    if (!(core instanceof SectorCore sector && sector.isWide())) {
      return List.of(of(core, places));
    }
    Arc arc = arc(sector, places);
    return List.of(
        arc.halfDisc(arc.start().perpendicular()),
        arc.halfDisc(arc.middle()),
        arc.halfDisc(arc.end().perpendicular().negated()));
  }

  /// {@return the support function in the unit direction `u`}
  FixedPoint most(FixedVec2 u) {
    FixedPoint most = corners.stream().map(u::dot).reduce(FixedPoint::max).orElseThrow();
    for (Arc arc : arcs) {
      most = arc.opensTo(u) ? most.max(arc.center().dot(u).plus(arc.radius())) : most;
    }
    return most;
  }
}
