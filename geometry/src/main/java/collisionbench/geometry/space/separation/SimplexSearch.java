package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// Which features of two cores without inside give the normal.
///
/// Numbers go in and out of the searches, so that nothing has to be put on the heap. A pair of
/// features is the number of A's times eight plus that of B's. It gives a direction (`Simplices`)
/// and a pair of nearest points.
final class SimplexSearch {

  /// Set where the direction of the features is a separating axis, and not the way between nearest
  /// points.
  static final int AXIS = 64;

  /// Set where the axis is the opposite of that direction.
  static final int BACK = 128;

  /// Set where the cores are apart, and an axis sees more of the gap than the way between them.
  static final int WIDER = 256;

  /// What rounding may take from a gap, relative to all lengths.
  private static final double ROUNDING = 0x1p-50;

  /// A distance of more than this part of all lengths has a direction that is good enough.
  private static final double FAR = 0x1p-10;

  private SimplexSearch() {}

  /// {@return the features that give the normal, with [#AXIS] if that is not the way between their
  /// nearest points}
  static int normal(Shape3 a, Shape3 b) {
    if (meet(a, b)) {
      return SimplexAxes.widest(a, b);
    }
    int pair = SimplexNearest.pair(a, b, 0, 0, 0);
    return isSquare(pair) ? pair : squarer(pair, a, b);
  }

  /// {@return whether two cores meet, as far as their nearest features do not tell: those of a
  /// segment that passes through a triangle are apart}
  private static boolean meet(Shape3 a, Shape3 b) {
    if (Simplex.corners(a) == 1 || Simplex.corners(b) < 3) {
      return false;
    }
    return a instanceof Capsule c
        ? Overlap3.test(c, b) && Overlap3.test(c.axis(), b)
        : Overlap3.test(a, b);
  }

  /// A cross product of two edges and a face's normal are square to all that they lie between.
  private static boolean isSquare(int pair) {
    int ofA = pair >> 3;
    int ofB = pair & 7;
    return ofA == Simplex.FACE
        || ofB == Simplex.FACE
        || (ofA >= Simplex.EDGE && ofB >= Simplex.EDGE);
  }

  /// Rounding tilts the way from a corner to an edge, and what else begins in the corner feels that
  /// at its far end: it overhangs the gap a little. A direction that sees more of the gap is nearer
  /// to the truth; and where the two coincide there is no other.
  private static int squarer(int pair, Shape3 a, Shape3 b) {
    Vec3 d = Simplices.between(pair, a, b);
    Vec3 direction = Simplices.direction(pair, d, a, b);
    if (direction.largest() == 0) {
      return SimplexAxes.widest(a, b);
    }
    Vec3 normal = Choice.unit(direction);
    double distance = d.dot(normal);
    double size = d.sumOfMagnitudes() + Simplex.size(a) + Simplex.size(b);
    if (distance > FAR * size) {
      return pair;
    }
    double seen = SimplexAxes.gap(a, b, normal.x(), normal.y(), normal.z());
    if (distance - seen <= ROUNDING * size) {
      return pair;
    }
    int widest = SimplexAxes.widest(a, b);
    return SimplexAxes.gap(widest, a, b) > seen ? widest | WIDER : pair;
  }

  /// {@return the signed distance of the cores along the axis that was found}
  static double distance(int axis, Shape3 a, Shape3 b) {
    if ((axis & WIDER) == 0) {
      return Math.min(0, SimplexAxes.gap(axis, a, b));
    }
    int pair = SimplexNearest.pair(a, b, 0, 0, 0);
    return Simplices.between(pair, a, b).dot(Simplices.normal(pair, a, b));
  }
}
