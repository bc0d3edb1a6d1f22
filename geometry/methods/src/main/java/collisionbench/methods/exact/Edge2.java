package collisionbench.methods.exact;

import java.math.BigInteger;

/// A straight piece of a boundary in the plane, from `start` to `start + along length /
/// sqrt(square)`.
///
/// The edge of a sector is `length` long in the direction `along`, whose square is `square`. The
/// edge of a polygon has `length` and `square` one.
///
/// @param along not zero
/// @param length positive
/// @param square positive
record Edge2(BigVec2 start, BigVec2 along, BigInteger length, BigInteger square) {

  static Edge2 between(BigVec2 start, BigVec2 end) {
    return new Edge2(start, end.minus(start), BigInteger.ONE, BigInteger.ONE);
  }

  boolean meets(Edge2 other) {
    int start = orientation(other, BigInteger.ZERO);
    int end = orientation(other, length);
    int otherStart = other.orientation(this, BigInteger.ZERO);
    int otherEnd = other.orientation(this, other.length);
    if (start == 0 && end == 0) {
      return meetsOnSameLine(other);
    }
    return start * end <= 0 && otherStart * otherEnd <= 0;
  }

  /// {@return 1 if the point at a length of this edge is left of the line of `other`, -1 if it is
  /// right of it, 0 if it is on it}
  private int orientation(Edge2 other, BigInteger length) {
    BigInteger cross = other.along.cross(along).multiply(length);
    return new RootSum(cross, other.along.cross(start.minus(other.start)), square).signum();
  }

  /// Along this edge's direction it reaches from 0 to its length, and the other from `from` to that
  /// plus or minus its own length.
  private boolean meetsOnSameLine(Edge2 other) {
    BigInteger from = other.start.minus(start).dot(along);
    BigInteger extent = along.squared().multiply(length);
    BigInteger otherExtent = other.along.dot(along).multiply(other.length);
    if (otherExtent.signum() > 0) {
      boolean beginsInTime = !new RootSum(extent, from.negate(), square).isNegative();
      return beginsInTime && !new RootSum(otherExtent, from, other.square).isNegative();
    }
    // The ends face each other: from + otherReach / sqrt(other.square) <= reach / sqrt(square).
    RootSum sum =
        new RootSum(extent.multiply(other.square).negate(), from.multiply(other.square), square);
    return from.signum() >= 0 && sum.signumWith(otherExtent, square.multiply(other.square)) <= 0;
  }
}
