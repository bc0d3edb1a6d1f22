package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Vec2;

/// The signed distance of two cores between two bounds, each with its proof.
///
/// @param atLeast what `normal` sees: every direction proves a lower bound. For cores in one
///   another, minus the length of a translation that does separate them.
/// @param atMost the distance of two points of the cores; or minus a proven lower bound of the
///   depth
/// @param normal unit, from A to B
/// @param pointA the point of A nearest to B, or after the separating translation
/// @param iterations how many it took
record Bracket2(double atLeast, double atMost, Vec2 normal, Vec2 pointA, int iterations) {

  /// {@return the bracket between the distance of a feature of the Minkowski difference and what
  /// its direction sees}
  static Bracket2 of(Feature2 nearest, double seen) {
    Vec2 normal = nearest.direction().negated();
    return new Bracket2(seen, nearest.distance(), normal, nearest.pointA(), 0);
  }

  /// {@return the same with a number of iterations}
  Bracket2 after(int count) {
    return new Bracket2(atLeast, atMost, normal, pointA, count);
  }

  double width() {
    return Math.abs(atMost - atLeast);
  }
}
