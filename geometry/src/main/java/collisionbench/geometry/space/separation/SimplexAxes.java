package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// The directions of which one sees the depth of two cores without inside: face normals and cross
/// products of edges. (The separating axis theorem.)
///
/// Any direction is a valid one and is measured as it is. Each is right for the rounded edges
/// (`Cross`), so that the depth is right up to rounding of the coordinates.
final class SimplexAxes {

  /// How many axes there are: A's face, B's face, then the cross products of their edges.
  static final int COUNT = 11;

  private SimplexAxes() {}

  /// {@return the axis that sees most, as a unit vector from A to B; of equal ones the first. Where
  /// there is none, one across an edge; where there is no edge, +y}
  static Vec3 widest(Simplex a, Simplex b) {
    Vec3 best = Vec3.ZERO;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < COUNT; i++) {
      Vec3 axis = of(i, a, b);
      double seen = eitherWay(axis, a, b);
      if (seen > widest) {
        widest = seen;
        best = axis;
      }
    }
    return toB(Direction.isNone(best) ? PointSegment.across(longestEdge(a, b)) : best, a, b);
  }

  /// {@return the axis of that number, of any length}
  static Vec3 of(int index, Simplex a, Simplex b) {
    if (index < 2) {
      return index == 0 ? a.normal() : b.normal();
    }
    int edges = index - 2;
    return Cross.of(a.along(Simplex.EDGE + edges / 3), b.along(Simplex.EDGE + edges % 3));
  }

  /// {@return the unit vector along an axis, whichever way sees more}
  static Vec3 toB(Vec3 axis, Simplex a, Simplex b) {
    Vec3 unit = Direction.unit(axis);
    return Direction.turned(gap(unit, a, b) < gap(unit.negated(), a, b), unit);
  }

  /// {@return the gap that a direction of any length or its opposite sees; minus infinity if its
  /// squared length has lost digits, where it is no axis: see `SimplexNearest`}
  private static double eitherWay(Vec3 n, Simplex a, Simplex b) {
    double squared = n.lengthSquared();
    if (!(squared > Direction.SMALL)) {
      return Double.NEGATIVE_INFINITY;
    }
    Vec3 origin = a.first();
    double toB = b.least(origin, n) - a.most(origin, n);
    double toA = a.least(origin, n) - b.most(origin, n);
    return Math.max(toB, toA) / Math.sqrt(squared);
  }

  /// {@return the longest edge of both; zero if there is none}
  private static Vec3 longestEdge(Simplex a, Simplex b) {
    Vec3 longest = Vec3.ZERO;
    double most = SimplexNearest.SHORT;
    for (int i = 0; i < 6; i++) {
      Simplex core = i < 3 ? a : b;
      Vec3 edge = core.along(Simplex.EDGE + i % 3);
      if (edge.lengthSquared() > most) {
        most = edge.lengthSquared();
        longest = edge;
      }
    }
    return longest;
  }

  /// {@return the gap from A to B that a unit vector sees}
  static double gap(Vec3 normal, Simplex a, Simplex b) {
    return b.least(a.first(), normal) - a.most(a.first(), normal);
  }
}
