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

  double width() {
    return Math.abs(atMost - atLeast);
  }
}
