package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

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

  private SimplexSearch() {}

  /// {@return the features that give the normal, with [#AXIS] if that is not the way between their
  /// nearest points}
  static int normal(Simplex a, Simplex b, boolean meet) {
    if (meet) {
      return SimplexAxes.widest(a, b);
    }
    int pair = SimplexNearest.pair(a, b, Vec3.ZERO);
    return (pair & SimplexNearest.CLOSE) == 0 || isSquare(pair) ? pair : squarer(pair, a, b);
  }

  /// A cross product of two edges and a face's normal are square to all that they lie between.
  static boolean isSquare(int pair) {
    int ofA = pair >> 3 & 7;
    int ofB = pair & 7;
    return ofA == Simplex.FACE
        || ofB == Simplex.FACE
        || (ofA >= Simplex.EDGE && ofB >= Simplex.EDGE);
  }

  /// Rounding tilts the way from a corner to an edge, and what else begins in the corner feels that
  /// at its far end: it overhangs the gap a little. A direction that sees more of the gap is nearer
  /// to the truth; and where the two coincide there is no other.
  private static int squarer(int pair, Simplex a, Simplex b) {
    Vec3 d = Simplices.way(pair, a, b);
    Vec3 direction = Simplices.direction(pair, d, a, b);
    if (Choice.isZero(direction)) {
      return SimplexAxes.widest(a, b);
    }
    Vec3 normal = Choice.unit(direction);
    double size = d.sumOfMagnitudes() + a.size() + b.size();
    double seen = SimplexAxes.gap(normal, a, b);
    if (d.dot(normal) - seen <= ROUNDING * size) {
      return pair;
    }
    int widest = SimplexAxes.widest(a, b);
    return SimplexAxes.gap(Simplices.normal(widest, a, b), a, b) > seen ? widest | WIDER : pair;
  }

  /// {@return the signed distance of the cores along the axis that was found}
  static double distance(int axis, Simplex a, Simplex b) {
    if ((axis & WIDER) == 0) {
      return Math.min(0, SimplexAxes.gap(Simplices.normal(axis, a, b), a, b));
    }
    int pair = SimplexNearest.pair(a, b, Vec3.ZERO);
    return Math.abs(Simplices.way(pair, a, b).dot(Simplices.normal(pair, a, b)));
  }
}
