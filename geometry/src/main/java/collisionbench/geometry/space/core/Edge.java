package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// An edge of a core, or all four edges of a box along one of its axes.
///
/// @param along from one end to the other
/// @param beside for a hull, the vectors from the edge to a corner of each adjacent face; otherwise
///   empty
/// @param arc bounds of the unit directions in which the edge is a support feature: on the unit
///   sphere, an arc between the normals of the two adjacent faces
public record Edge(Vec3 along, List<Vec3> beside, Bounds3 arc) {

  /// All directions.
  private static final Bounds3 ANYWHERE =
      new Bounds3(new Vec3(-1, -1, -1), new Vec3(1, 1, 1)).grownBy(1);

  /// More than the rounding error of a unit normal.
  private static final double MARGIN = 0x1p-40;

  /// Components of a normal at most this long have lost digits to underflow.
  private static final double SHORT = 0x1p-1000;

  /// The rounding error of `(p x q) . r` relative to the three sizes: 16 u. A difference of
  /// coordinates adds 1 u, an axis of a box 8 u, and the products 5 u.
  private static final double ROUNDING = 0x1p-49;

  static Edge between(Vec3 start, Vec3 end) {
    return of(end.minus(start));
  }

  static Edge of(Vec3 along) {
    return new Edge(along, List.of(), ANYWHERE);
  }

  static List<Edge> of(HullSurface surface) {
    Map<Segment, Side> sides = new HashMap<>();
    for (int i = 0; i < surface.faces().size(); i++) {
      Triangle face = surface.faces().get(i);
      Vec3 normal = surface.normals().get(i);
      Vec3 unit = normal.largest() > SHORT ? normal.unit() : Vec3.ZERO;
      sides.put(face.edge(0), new Side(face.c(), unit));
      sides.put(face.edge(1), new Side(face.a(), unit));
      sides.put(face.edge(2), new Side(face.b(), unit));
    }
    return surface.edges().stream().map(edge -> of(edge, sides)).toList();
  }

  /// A face as seen from one of its edges.
  ///
  /// @param corner the corner that is not on the edge
  /// @param normal the unit normal; zero if it is not known
  private record Side(Vec3 corner, Vec3 normal) {}

  private static Edge of(Segment edge, Map<Segment, Side> sides) {
    List<Side> beside =
        Stream.of(edge, edge.reversed()).filter(sides::containsKey).map(sides::get).toList();
    return new Edge(
        edge.end().minus(edge.start()),
        beside.stream().map(side -> side.corner().minus(edge.start())).toList(),
        beside.size() == 2 ? arc(beside.getFirst().normal(), beside.getLast().normal()) : ANYWHERE);
  }

  /// An arc between unit vectors with chord `c` deviates from the chord by `1 - sqrt(1 - c^2 / 4)`,
  /// which is at most `c^2 / 4`.
  private static Bounds3 arc(Vec3 from, Vec3 to) {
    return from.equals(Vec3.ZERO) || to.equals(Vec3.ZERO)
        ? ANYWHERE
        : Bounds3.of(from, to).grownBy(from.distanceSquared(to) / 4 + MARGIN);
  }

  /// {@return whether the cross product of both edges may be the direction of least depth: the
  /// faces beside this edge lie behind it, and those beside the other in front of it; true if
  /// rounding could change that}
  ///
  /// @param across the cross product of the two, or its negative
  public boolean mayPart(Edge other, Vec3 across) {
    double error = ROUNDING * along.sumOfMagnitudes() * other.along.sumOfMagnitudes();
    return isOutermost(across, error) && other.isOutermost(across.negated(), error);
  }

  private boolean isOutermost(Vec3 direction, double error) {
    for (int i = 0; i < beside.size(); i++) {
      if (beside.get(i).dot(direction) > error * beside.get(i).sumOfMagnitudes()) {
        return false;
      }
    }
    return true;
  }
}
