package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Outline2.Stretch;
import collisionbench.geometry.plane.Vec2;

/// The Minkowski difference A - B of two outlines, known by its support mapping. It holds the
/// origin exactly where the outlines meet.
record Difference2(Outline2 a, Outline2 b) {

  /// Of the size: what the two bounds of a distance have to agree to.
  private static final double TOLERANCE = 0x1p-46;

  /// {@return the point that is furthest along the unit vector `n`}
  Vertex2 support(Vec2 n) {
    return Vertex2.of(n, a.support(n), b.support(n.negated()));
  }

  /// {@return the point of A where it touches B once that is moved out in a direction: in the
  /// middle if they touch along a line}
  Vec2 contact(Vertex2 way) {
    Vec2 n = way.n();
    Stretch stretchA = a.face(n, tolerance());
    // The other way round, left is right.
    Stretch stretchB = b.face(n.negated(), tolerance()).mirrored();
    double min = Math.max(stretchA.min(), stretchB.min());
    double max = Math.min(stretchA.max(), stretchB.max());
    return n.times(way.pointA().dot(n)).plus(0.5 * (min + max), n.perpendicular());
  }

  /// {@return how far apart the bounds of a distance may be at the end}
  double tolerance() {
    return TOLERANCE * size();
  }

  /// {@return the largest coordinate of a corner, or radius of an arc}
  double size() {
    return Math.max(a.extent(), b.extent());
  }

  /// {@return this times two to the power of `exponent`}
  Difference2 scaled(int exponent) {
    return new Difference2(a.scaled(exponent), b.scaled(exponent));
  }
}
