package collisionbench.geometry.exact;

import java.math.BigInteger;

/// Whether two cores in the plane have a point in common: if they do, their boundaries meet, or one
/// holds all of the other.
final class Meeting2 {

  private static final BigInteger FOUR = BigInteger.valueOf(4);

  private Meeting2() {}

  static boolean of(Figure a, Figure b) {
    return a.corners().stream().anyMatch(b::holds)
        || b.corners().stream().anyMatch(a::holds)
        || a.sides().stream().anyMatch(sideA -> b.sides().stream().anyMatch(sideA::meets))
        || arcMeetsSide(a, b)
        || arcMeetsSide(b, a)
        || (a instanceof Slice sliceA && b instanceof Slice sliceB && arcsMeet(sliceA, sliceB));
  }

  private static boolean arcMeetsSide(Figure a, Figure b) {
    return a instanceof Slice slice && b.sides().stream().anyMatch(side -> meets(slice, side));
  }

  /// The line of the side is at the points `w + t e` from the centre, with `w` the way to its start
  /// and `e` along it. It meets the circle where `t e^2 = -(w . e) +- sqrt(root)`.
  private static boolean meets(Slice slice, Side side) {
    Whole2 e = side.along();
    Whole2 w = side.start().minus(slice.center());
    BigInteger outside = w.squared().subtract(slice.radius().pow(2));
    BigInteger root = w.dot(e).pow(2).subtract(e.squared().multiply(outside));
    return root.signum() >= 0
        && (meetsAt(slice, side, root, BigInteger.ONE)
            || meetsAt(slice, side, root, BigInteger.ONE.negate()));
  }

  /// With `sign` before the root: whether `t` is neither before the start nor beyond the end, which
  /// is to say that `t^2 square <= length^2`, and the arc has the point.
  private static boolean meetsAt(Slice slice, Side side, BigInteger root, BigInteger sign) {
    Whole2 e = side.along();
    Whole2 w = side.start().minus(slice.center());
    BigInteger part = w.dot(e).negate();
    BigInteger squares = part.pow(2).add(root).multiply(side.square());
    BigInteger mixed = part.multiply(sign).multiply(BigInteger.TWO).multiply(side.square());
    BigInteger limit = e.squared().multiply(side.length()).pow(2);
    return !new Surd(part, sign, root).isNegative()
        && !new Surd(limit.subtract(squares), mixed.negate(), root).isNegative()
        && slice.opensTo(w.times(e.squared()).plus(e.times(part)), e.times(sign), root);
  }

  /// Circles whose centres are `w` apart meet at the points `x` from the first centre with `2 w^2 x
  /// = k w +- w' sqrt(root)`, where `k = w^2 + a^2 - b^2` and `w'` is `w` turned. About one centre
  /// both have that in common already.
  private static boolean arcsMeet(Slice a, Slice b) {
    Whole2 w = b.center().minus(a.center());
    BigInteger squared = w.squared();
    BigInteger k = squared.add(a.radius().pow(2)).subtract(b.radius().pow(2));
    BigInteger root = FOUR.multiply(squared).multiply(a.radius().pow(2)).subtract(k.pow(2));
    Whole2 fromA = w.times(k);
    Whole2 fromB = w.times(k.subtract(squared.multiply(BigInteger.TWO)));
    Whole2 beside = w.perpendicular();
    return root.signum() >= 0
        && ((a.opensTo(fromA, beside, root) && b.opensTo(fromB, beside, root))
            || (a.opensTo(fromA, beside.negated(), root)
                && b.opensTo(fromB, beside.negated(), root)));
  }
}
