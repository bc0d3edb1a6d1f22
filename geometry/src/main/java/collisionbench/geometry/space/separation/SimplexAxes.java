package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;

/// The directions of which one sees the depth of two cores without inside: face normals and cross
/// products of edges. (The separating axis theorem.)
///
/// Any direction is a valid one and is measured as it is. Each is right for the rounded edges
/// (`Cross`), so that the depth is right up to rounding of the coordinates.
final class SimplexAxes {

  /// Set where the axis, or the way between nearest features, is the opposite of their direction.
  static final int BACK = 64;

  /// Set where an axis across an edge is to be as near to +x as can be, and not to +y. Of faces and
  /// of two edges it says nothing.
  private static final int UPRIGHT = 128;

  private SimplexAxes() {}

  /// {@return the axis that sees most; of equal ones the first: A's face, B's face, cross products.
  /// Where there is none, across an edge; where there is no edge, +y}
  static int widest(Shape3 a, Shape3 b) {
    Simplex coreA = Simplex.of(a);
    Simplex coreB = Simplex.of(b);
    Vec3 a0 = coreA.first();
    Vec3 a1 = coreA.second();
    Vec3 a2 = coreA.third();
    Vec3 b0 = coreB.first();
    Vec3 b1 = coreB.second();
    Vec3 b2 = coreB.third();
    int edgesA = coreA.edges();
    int edgesB = coreB.edges();
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
      Vec3 start = coreA.corner(i);
      Vec3 end = coreA.corner(i + 1);
      for (int j = 0; j < edgesB; j++) {
        Vec3 from = coreB.corner(j);
        Vec3 to = coreB.corner(j + 1);
        double seen = eitherWay(start, end, from, to, a0, a1, a2, b0, b1, b2);
        best = seen > widest ? Simplices.pair(Simplex.EDGE + i, Simplex.EDGE + j) : best;
        widest = seen > widest ? seen : widest;
      }
    }
    int features = best != 0 ? best : across(a, b);
    int axis = isUpright(features, a, b) ? features | UPRIGHT : features;
    return seesLess(axis, a, b) ? axis | BACK : axis;
  }

  /// {@return the gap that the cross product of two edges or its opposite sees; minus infinity if
  /// its squared length has lost digits, where it is no axis: see `SimplexNearest`}
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
    double squared = n.lengthSquared();
    return squared > Choice.SMALL
        ? Math.max(leastB - mostA, leastA - mostB) / Math.sqrt(squared)
        : Double.NEGATIVE_INFINITY;
  }

  /// {@return the longest edge of either and a corner of the other; two corners if there is none}
  private static int across(Shape3 shapeA, Shape3 shapeB) {
    Simplex a = Simplex.of(shapeA);
    Simplex b = Simplex.of(shapeB);
    int best = 0;
    double longest = SimplexNearest.SHORT;
    for (int i = Simplex.EDGE; i < Simplex.EDGE + a.edges(); i++) {
      double length = a.along(i).lengthSquared();
      best = length > longest ? Simplices.pair(i, 0) : best;
      longest = Math.max(longest, length);
    }
    for (int j = Simplex.EDGE; j < Simplex.EDGE + b.edges(); j++) {
      double length = b.along(j).lengthSquared();
      best = length > longest ? Simplices.pair(0, j) : best;
      longest = Math.max(longest, length);
    }
    return best;
  }

  /// {@return whether the direction of an axis sees less than its opposite}
  private static boolean seesLess(int axis, Shape3 shapeA, Shape3 shapeB) {
    Simplex a = Simplex.of(shapeA);
    Simplex b = Simplex.of(shapeB);
    Vec3 unit = Choice.unit(Simplices.direction(axis, wanted(axis), a, b));
    return gap(unit, a, b) < gap(unit.negated(), a, b);
  }

  private static boolean isUpright(int axis, Shape3 shapeA, Shape3 shapeB) {
    Simplex a = Simplex.of(shapeA);
    Simplex b = Simplex.of(shapeB);
    int ofA = axis >> 3 & 7;
    Vec3 edge = Pick.of(ofA >= Simplex.EDGE, a.along(ofA), b.along(axis & 7));
    return edge.y() * edge.y() > 0.8 * edge.lengthSquared();
  }

  /// {@return the direction wanted of an axis across an edge: as near to +y as can be, or to +x if
  /// the edge is upright}
  static Vec3 wanted(int axis) {
    boolean upright = (axis & UPRIGHT) != 0;
    return new Vec3(upright ? 1 : 0, upright ? 0 : 1, 0);
  }

  /// {@return the gap from A to B that a unit vector sees}
  static double gap(Vec3 normal, Simplex a, Simplex b) {
    return b.least(a.first(), normal) - a.most(a.first(), normal);
  }
}
