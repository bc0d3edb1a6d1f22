package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// The directions of which one sees the depth of two cores without inside: face normals and cross
/// products of edges. (The separating axis theorem.)
///
/// Any direction is a valid one and is measured as it is. Each is right for the rounded edges
/// (`Cross`), so that the depth is right up to rounding of the coordinates.
final class SimplexAxes {

  private SimplexAxes() {}

  /// {@return the axis that sees most; of equal ones the first: A's face, B's face, cross products.
  /// Where there is none, across an edge; where there is no edge, +y}
  static int widest(Shape3 a, Shape3 b) {
    int found =
        widest(
            Simplex.corner(a, 0),
            Simplex.corner(a, 1),
            Simplex.corner(a, 2),
            Simplex.edges(a),
            Simplex.corner(b, 0),
            Simplex.corner(b, 1),
            Simplex.corner(b, 2),
            Simplex.edges(b));
    int axis = SimplexSearch.AXIS | (found == 0 ? across(a, b) : found);
    return gap(axis, a, b) >= gap(axis | SimplexSearch.BACK, a, b)
        ? axis
        : axis | SimplexSearch.BACK;
  }

  private static int widest(
      Vec3 a0, Vec3 a1, Vec3 a2, int edgesA, Vec3 b0, Vec3 b1, Vec3 b2, int edgesB) {
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    if (edgesA == 3) {
      double seen = eitherWay(a0, a1, a0, a2, a0, a1, a2, b0, b1, b2);
      best = seen > widest ? Simplices.pair(Simplex.FACE, 0) : best;
      widest = seen > widest ? seen : widest;
    }
    if (edgesB == 3) {
      double seen = eitherWay(b0, b1, b0, b2, a0, a1, a2, b0, b1, b2);
      best = seen > widest ? Simplices.pair(0, Simplex.FACE) : best;
      widest = seen > widest ? seen : widest;
    }
    for (int i = 0; i < edgesA; i++) {
      Vec3 start = pick(i, a0, a1, a2);
      Vec3 end = pick(i + 1, a0, a1, a2);
      for (int j = 0; j < edgesB; j++) {
        Vec3 from = pick(j, b0, b1, b2);
        Vec3 to = pick(j + 1, b0, b1, b2);
        double seen = eitherWay(start, end, from, to, a0, a1, a2, b0, b1, b2);
        best = seen > widest ? Simplices.pair(Simplex.EDGE + i, Simplex.EDGE + j) : best;
        widest = seen > widest ? seen : widest;
      }
    }
    return best;
  }

  /// {@return a corner; after the last comes the first again}
  private static Vec3 pick(int index, Vec3 first, Vec3 second, Vec3 third) {
    return index == 1 ? second : index == 2 ? third : first;
  }

  /// {@return the gap that the cross product of two edges or its opposite sees; minus infinity if
  /// it has no direction}
  private static double eitherWay(
      Vec3 start,
      Vec3 end,
      Vec3 from,
      Vec3 to,
      Vec3 a0,
      Vec3 a1,
      Vec3 a2,
      Vec3 b0,
      Vec3 b1,
      Vec3 b2) {
    Vec3 n = Cross.of(end.minus(start), to.minus(from));
    double second = a1.minus(a0).dot(n);
    double third = a2.minus(a0).dot(n);
    double mostA = Math.max(Math.max(second, third), 0);
    double leastA = Math.min(Math.min(second, third), 0);
    double p = b0.minus(a0).dot(n);
    double q = b1.minus(a0).dot(n);
    double r = b2.minus(a0).dot(n);
    double mostB = Math.max(Math.max(p, q), r);
    double leastB = Math.min(Math.min(p, q), r);
    double length = n.length();
    return length > 0
        ? Math.max(leastB - mostA, leastA - mostB) / length
        : Double.NEGATIVE_INFINITY;
  }

  /// {@return the longest edge of either and a corner of the other; two corners if there is none}
  private static int across(Shape3 a, Shape3 b) {
    int best = 0;
    double longest = SimplexNearest.SHORT;
    for (int i = Simplex.EDGE; i < Simplex.EDGE + Simplex.edges(a); i++) {
      double length = Simplex.along(a, i).lengthSquared();
      best = length > longest ? Simplices.pair(i, 0) : best;
      longest = Math.max(longest, length);
    }
    for (int j = Simplex.EDGE; j < Simplex.EDGE + Simplex.edges(b); j++) {
      double length = Simplex.along(b, j).lengthSquared();
      best = length > longest ? Simplices.pair(0, j) : best;
      longest = Math.max(longest, length);
    }
    return best;
  }

  /// {@return the gap that an axis sees}
  static double gap(int axis, Shape3 a, Shape3 b) {
    Vec3 n = Simplices.normal(axis, a, b);
    return gap(a, b, n.x(), n.y(), n.z());
  }

  /// {@return the gap from A to B that the unit vector `(x, y, z)` sees}
  static double gap(Shape3 a, Shape3 b, double x, double y, double z) {
    Vec3 n = new Vec3(x, y, z);
    Vec3 origin = Simplex.corner(a, 0);
    return least(b, origin, n) - most(a, origin, n);
  }

  private static double most(Shape3 shape, Vec3 origin, Vec3 n) {
    double first = Simplex.corner(shape, 0).minus(origin).dot(n);
    double second = Simplex.corner(shape, 1).minus(origin).dot(n);
    double third = Simplex.corner(shape, 2).minus(origin).dot(n);
    return Math.max(Math.max(first, second), third);
  }

  private static double least(Shape3 shape, Vec3 origin, Vec3 n) {
    double first = Simplex.corner(shape, 0).minus(origin).dot(n);
    double second = Simplex.corner(shape, 1).minus(origin).dot(n);
    double third = Simplex.corner(shape, 2).minus(origin).dot(n);
    return Math.min(Math.min(first, second), third);
  }
}
