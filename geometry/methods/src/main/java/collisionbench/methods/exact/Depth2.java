package collisionbench.methods.exact;

import java.util.stream.Stream;

/// How far one of two polygons in the plane that overlap has to move to separate them.
///
/// The translations under which they touch form their Minkowski difference, a convex polygon, and
/// the least translation out of it is perpendicular to an edge of A or B. If the difference has no
/// area, the depth is 0.
final class Depth2 {

  private Depth2() {}

  static Fraction squared(PolygonCore a, PolygonCore b) {
    return Stream.concat(a.edges().stream(), b.edges().stream())
        .map(edge -> edge.along().perpendicular())
        .flatMap(n -> Stream.of(along(n, a, b), along(n, b, a)))
        .min(Fraction::compareTo)
        .orElse(Fraction.ZERO);
  }

  /// {@return the squared length of the translation of `b` along `n` that separates it from `a`}
  private static Fraction along(BigVec2 n, PolygonCore a, PolygonCore b) {
    return Fraction.ofSquare(a.most(n).subtract(b.least(n)), n.squared());
  }
}
