package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;

/// The signed distance of two cores between two bounds, each with its proof.
///
/// @param atLeast what `normal` sees: every direction proves a lower bound. For cores in one
///   another, minus the length of a translation that does separate them.
/// @param atMost the distance of two points of the cores; or minus the depth of the origin in a
///   polytope inside the Minkowski difference
/// @param normal unit, from A to B
/// @param pointA the point of A nearest to B, or after the separating translation
/// @param iterations how many it took
record Bracket3(double atLeast, double atMost, Vec3 normal, Vec3 pointA, int iterations) {

  /// {@return the bracket between the distance of a feature of the Minkowski difference and what
  /// its direction sees}
  static Bracket3 of(Feature3 nearest, double seen) {
    Vec3 normal = nearest.direction().negated();
    return new Bracket3(seen, nearest.distance(), normal, nearest.pointA(), 0);
  }

  /// {@return the same with a number of iterations}
  Bracket3 after(int count) {
    return new Bracket3(atLeast, atMost, normal, pointA, count);
  }

  double width() {
    return Math.abs(atMost - atLeast);
  }
}
