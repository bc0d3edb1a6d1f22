package collisionbench.geometry.exact;

import java.math.BigInteger;
import java.util.stream.Stream;

/// How far one of two hulls in the plane that meet has to move to be clear of the other.
///
/// The translations under which they meet are their Minkowski difference, a convex polygon, and the
/// least way out of it is perpendicular to a side of A or B. A difference without an area has no
/// depth.
final class Depth2 {

  private Depth2() {}

  static Fraction squared(Hull a, Hull b) {
    return Stream.concat(a.sides().stream(), b.sides().stream())
        .map(side -> side.along().perpendicular())
        .flatMap(n -> Stream.of(along(n, a, b), along(n.negated(), a, b)))
        .min(Fraction::compareTo)
        .orElse(Fraction.ZERO);
  }

  /// {@return the squared way that `b` has to go along `n` to be clear of `a`}
  private static Fraction along(Whole2 n, Hull a, Hull b) {
    BigInteger most = a.corners().stream().map(n::dot).reduce(BigInteger::max).orElseThrow();
    BigInteger least = b.corners().stream().map(n::dot).reduce(BigInteger::min).orElseThrow();
    return Fraction.ofSquare(most.subtract(least), n.squared());
  }
}
