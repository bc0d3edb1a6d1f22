package collisionbench.geometry.space.core;

import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// An edge of a core; or the four of a box along one of its axes.
///
/// @param along from one end to the other
/// @param beside of a hull, from the edge to a corner of each face beside it; else nothing
public record Edge(Vec3 along, List<Vec3> beside) {

  /// What `(p x q) . r` loses to rounding, as a part of the three sizes: 16 u. Of each factor that
  /// is a difference of coordinates 1 u, of the axis of a box 8 u; of the products 5 u.
  private static final double ROUNDING = 0x1p-49;

  static Edge between(Vec3 start, Vec3 end) {
    return of(end.minus(start));
  }

  static Edge of(Vec3 along) {
    return new Edge(along, List.of());
  }

  static List<Edge> of(HullSurface surface) {
    Map<Segment, Vec3> corners = new HashMap<>();
    for (Triangle face : surface.faces()) {
      corners.put(face.edge(0), face.c());
      corners.put(face.edge(1), face.a());
      corners.put(face.edge(2), face.b());
    }
    return surface.edges().stream().map(edge -> of(edge, corners)).toList();
  }

  private static Edge of(Segment edge, Map<Segment, Vec3> corners) {
    List<Vec3> beside = new ArrayList<>();
    for (Segment way : List.of(edge, edge.reversed())) {
      if (corners.containsKey(way)) {
        beside.add(corners.get(way).minus(edge.start()));
      }
    }
    return new Edge(edge.end().minus(edge.start()), beside);
  }

  /// {@return whether the two may be what parts two cores that meet: what is beside them is behind
  /// both, on the way from one core to the other or back}
  ///
  /// Where rounding could change that, they may.
  ///
  /// @param across the cross product of the two
  public boolean mayPart(Edge other, Vec3 across) {
    double error = ROUNDING * along.sumOfMagnitudes() * other.along.sumOfMagnitudes();
    return (isAhead(across, 1, error) && other.isAhead(across, -1, error))
        || (isAhead(across, -1, error) && other.isAhead(across, 1, error));
  }

  private boolean isAhead(Vec3 direction, int sign, double error) {
    for (Vec3 way : beside) {
      if (sign * direction.dot(way) > error * way.sumOfMagnitudes()) {
        return false;
      }
    }
    return true;
  }
}
