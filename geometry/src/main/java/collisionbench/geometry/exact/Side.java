package collisionbench.geometry.exact;

import java.math.BigInteger;

/// A straight piece of a boundary in the plane, from `start` to `start + along length /
/// sqrt(square)`.
///
/// The edge of a sector is `length` long in the direction `along`, whose square is `square`. The
/// side of a polygon has `length` and `square` one.
///
/// @param along not zero
/// @param length positive
/// @param square positive
record Side(Whole2 start, Whole2 along, BigInteger length, BigInteger square) {

  static Side between(Whole2 start, Whole2 end) {
    return new Side(start, end.minus(start), BigInteger.ONE, BigInteger.ONE);
  }

  boolean meets(Side other) {
    int start = side(other, BigInteger.ZERO);
    int end = side(other, length);
    int otherStart = other.side(this, BigInteger.ZERO);
    int otherEnd = other.side(this, other.length);
    if (start == 0 && end == 0) {
      return meetsOnSameLine(other);
    }
    return start * end <= 0 && otherStart * otherEnd <= 0;
  }

  /// {@return 1 if the point at a length of this side is left of the line of `other`, -1 if it is
  /// right of it, 0 if it is on it}
  private int side(Side other, BigInteger length) {
    BigInteger turn = other.along.cross(along).multiply(length);
    return new Surd(turn, other.along.cross(start.minus(other.start)), square).signum();
  }

  /// Along this side's direction it reaches from 0 to its length, and the other from `from` to that
  /// plus or minus its own length.
  private boolean meetsOnSameLine(Side other) {
    BigInteger from = other.start.minus(start).dot(along);
    BigInteger reach = along.squared().multiply(length);
    BigInteger otherReach = other.along.dot(along).multiply(other.length);
    if (otherReach.signum() > 0) {
      boolean beginsInTime = !new Surd(reach, from.negate(), square).isNegative();
      return beginsInTime && !new Surd(otherReach, from, other.square).isNegative();
    }
    // The ends face each other: from + otherReach / sqrt(other.square) <= reach / sqrt(square).
    Surd sum = new Surd(reach.multiply(other.square).negate(), from.multiply(other.square), square);
    return from.signum() >= 0 && sum.signumWith(otherReach, square.multiply(other.square)) <= 0;
  }
}
