package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;

/// The Minkowski difference A - B of two cores: all `a - b` of a point of A and one of B. It is
/// convex, and holds the origin exactly where the cores meet.
record MinkowskiDifference(SupportShape a, SupportShape b) {

  /// Of the size: what two bounds of a distance have to agree to.
  private static final double TOLERANCE = 0x1p-48;

  /// What underflow may take from a length where the largest number is about one.
  private static final double UNDERFLOW = 0x1p-500;

  /// {@return the support mapping: the point that is furthest along the unit vector `n`}
  SupportVertex support(Vec3 n) {
    Vec3 pointA = a.support(n);
    Vec3 pointB = b.support(n.negated());
    return new SupportVertex(pointA.minus(pointB).plus(between()), pointA, pointB);
  }

  /// {@return how far it reaches along the unit vector `n`}
  double supportValue(Vec3 n) {
    return support(n).at().dot(n) + 0.0;
  }

  private Vec3 between() {
    return a.base().minus(b.base());
  }

  /// {@return how far apart the bounds of a distance may be at the end}
  double tolerance() {
    return TOLERANCE * size() + UNDERFLOW;
  }

  /// {@return a bound on the coordinates of its points, whose rounding is relative to it}
  double size() {
    return between().largest() + a.extent() + b.extent();
  }
}
