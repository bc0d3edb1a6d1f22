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

  /// The number of the direction that is least off, plus one, begins here; zero for the way between
  /// the nearest points.
  static final int OVERHANG = 8;

  /// What rounding may take from a gap, relative to all lengths.
  private static final double ROUNDING = 0x1p-50;

  private SimplexSearch() {}

  /// {@return the nearest features, with the direction that is least off where they overhang the
  /// gap that the way between them sees; or an axis, where there is no way}
  static int normal(Simplex a, Simplex b, boolean meet) {
    if (meet) {
      return SimplexAxes.widest(a, b);
    }
    int pair = SimplexNearest.pair(a, b, Vec3.ZERO);
    Vec3 way = Simplices.way(pair, a, b);
    if (Choice.isZero(Simplices.direction(pair, way, a, b))) {
      return SimplexAxes.widest(a, b);
    }
    Vec3 normal = Simplices.normal(pair, a, b);
    double apart = Math.abs(way.dot(normal));
    double size = way.sumOfMagnitudes() + a.size() + b.size();
    return apart - SimplexAxes.gap(normal, a, b) > ROUNDING * size
        ? pair | ((SimplexOverhang.direction(normal, apart, a, b) + 1) & Square.WAY) << OVERHANG
        : pair;
  }
}
