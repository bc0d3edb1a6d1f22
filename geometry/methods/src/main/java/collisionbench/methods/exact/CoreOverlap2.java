package collisionbench.methods.exact;

import java.math.BigInteger;

/// Tests whether two cores in the plane have a point in common: their boundaries intersect, or one
/// contains the other.
final class CoreOverlap2 {

  private static final BigInteger FOUR = BigInteger.valueOf(4);

  private CoreOverlap2() {}

  static boolean test(Core2 a, Core2 b) {
    return a.corners().stream().anyMatch(b::contains)
        || b.corners().stream().anyMatch(a::contains)
        || a.edges().stream().anyMatch(edgeA -> b.edges().stream().anyMatch(edgeA::meets))
        || arcMeetsEdge(a, b)
        || arcMeetsEdge(b, a)
        || (a instanceof SectorCore sectorA
            && b instanceof SectorCore sectorB
            && arcsMeet(sectorA, sectorB));
  }

  private static boolean arcMeetsEdge(Core2 a, Core2 b) {
    return a instanceof SectorCore sector
        && b.edges().stream().anyMatch(edge -> meets(sector, edge));
  }

  /// The line of the edge is at the points `w + t e` from the center, with `w` the vector to its
  /// start and `e` along it. It meets the circle where `t e^2 = -(w . e) +- sqrt(root)`.
  private static boolean meets(SectorCore sector, Edge2 edge) {
    BigVec2 e = edge.along();
    BigVec2 w = edge.start().minus(sector.center());
    BigInteger outside = w.squared().subtract(sector.radius().pow(2));
    BigInteger root = w.dot(e).pow(2).subtract(e.squared().multiply(outside));
    return root.signum() >= 0
        && (meetsAt(sector, edge, root, BigInteger.ONE)
            || meetsAt(sector, edge, root, BigInteger.ONE.negate()));
  }

  /// With `sign` before the root: whether `t` is neither before the start nor beyond the end, which
  /// is to say that `t^2 square <= length^2`, and the arc has the point.
  private static boolean meetsAt(SectorCore sector, Edge2 edge, BigInteger root, BigInteger sign) {
    BigVec2 e = edge.along();
    BigVec2 w = edge.start().minus(sector.center());
    BigInteger part = w.dot(e).negate();
    BigInteger squares = part.pow(2).add(root).multiply(edge.square());
    BigInteger mixed = part.multiply(sign).multiply(BigInteger.TWO).multiply(edge.square());
    BigInteger limit = e.squared().multiply(edge.length()).pow(2);
    return !new RootSum(part, sign, root).isNegative()
        && !new RootSum(limit.subtract(squares), mixed.negate(), root).isNegative()
        && sector.opensTo(w.times(e.squared()).plus(e.times(part)), e.times(sign), root);
  }

  /// Circles whose centers are `w` apart meet at the points `x` from the first center with `2 w^2 x
  /// = k w +- w' sqrt(root)`, where `k = w^2 + a^2 - b^2` and `w'` is `w` turned. About one center
  /// both have that in common already.
  private static boolean arcsMeet(SectorCore a, SectorCore b) {
    BigVec2 w = b.center().minus(a.center());
    BigInteger squared = w.squared();
    BigInteger k = squared.add(a.radius().pow(2)).subtract(b.radius().pow(2));
    BigInteger root = FOUR.multiply(squared).multiply(a.radius().pow(2)).subtract(k.pow(2));
    BigVec2 fromA = w.times(k);
    BigVec2 fromB = w.times(k.subtract(squared.multiply(BigInteger.TWO)));
    BigVec2 beside = w.perpendicular();
    return root.signum() >= 0
        && ((a.opensTo(fromA, beside, root) && b.opensTo(fromB, beside, root))
            || (a.opensTo(fromA, beside.negated(), root)
                && b.opensTo(fromB, beside.negated(), root)));
  }
}
