package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;

/// The signed distance of two cores between two bounds.
///
/// @param atLeast the gap along the normal; negative infinity if unknown. For overlapping cores,
///   minus the length of a translation that separates them.
/// @param atMost the distance of two points of the cores; or minus the depth of the origin in a
///   polytope inside the Minkowski difference
/// @param normal unit, from A to B
/// @param pointA the point of A nearest to B, or after the separating translation, relative to A's
///   base
/// @param iterations how many it took
public record CoreDistance(
    double atLeast, double atMost, Vec3 normal, Vec3 pointA, int iterations) {

  /// Nothing is known.
  static final CoreDistance UNKNOWN =
      new CoreDistance(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Vec3.Y, Vec3.ZERO, 0);

  /// {@return how far apart the bounds are}
  public double width() {
    return atMost - atLeast;
  }

  CoreDistance scaled(GjkScale scale) {
    return new CoreDistance(scale.up(atLeast), scale.up(atMost), normal, pointA, iterations);
  }

  CoreDistance swapped() {
    return new CoreDistance(atLeast, atMost, normal.negated(), pointA, iterations);
  }
}
