package collisionbench.methods.exact;

import java.util.stream.Stream;

/// How far one of two polygons in the plane that meet has to move to be clear of the other.
///
/// The translations under which they meet are their Minkowski difference, a convex polygon, and the
/// least way out of it is perpendicular to an edge of A or B. A difference without an area has no
/// depth.
final class Depth2 {

  private Depth2() {}

  static Fraction squared(PolygonCore a, PolygonCore b) {
    return Stream.concat(a.edges().stream(), b.edges().stream())
        .map(edge -> edge.along().perpendicular())
        .flatMap(n -> Stream.of(along(n, a, b), along(n, b, a)))
        .min(Fraction::compareTo)
        .orElse(Fraction.ZERO);
  }

  /// {@return the squared way that `b` has to go along `n` to be clear of `a`}
  private static Fraction along(BigVec2 n, PolygonCore a, PolygonCore b) {
    return Fraction.ofSquare(a.most(n).subtract(b.least(n)), n.squared());
  }
}
