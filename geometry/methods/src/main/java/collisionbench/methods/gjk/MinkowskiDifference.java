package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;

/// The Minkowski difference A - B of two cores: all `a - b` of a point of A and one of B. It is
/// convex, and contains the origin if and only if the cores meet.
record MinkowskiDifference(SupportShape a, SupportShape b) {

  /// The tolerance of the bounds, relative to the size.
  private static final double TOLERANCE = 0x1p-48;

  /// The underflow error of a length if the largest number is about one.
  private static final double UNDERFLOW = 0x1p-500;

  /// {@return the support point along the unit vector `n`}
  SupportVertex support(Vec3 n) {
    Vec3 pointA = a.support(n);
    Vec3 pointB = b.support(n.negated());
    return new SupportVertex(pointA.minus(pointB).plus(between()), pointA, pointB);
  }

  /// {@return the support function along the unit vector `n`}
  double supportValue(Vec3 n) {
    return support(n).at().dot(n) + 0.0;
  }

  private Vec3 between() {
    return a.base().minus(b.base());
  }

  /// {@return the width of the bounds at which the walk ends}
  double tolerance() {
    return TOLERANCE * size() + UNDERFLOW;
  }

  /// {@return a bound on the coordinates of its points, whose rounding is relative to it}
  double size() {
    return between().largest() + a.extent() + b.extent();
  }
}
