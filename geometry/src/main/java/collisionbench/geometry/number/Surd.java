package collisionbench.geometry.number;

import java.math.BigInteger;

/// The number `(rational + factor sqrt(radicand)) / divisor`, exactly: a parameter or coordinate of
/// the intersection of a line with a plane or sphere, or of two circles.
///
/// @param rational the rational part
/// @param factor the factor of the root
/// @param radicand at least 0
/// @param divisor positive
public record Surd(Dyadic rational, Dyadic factor, Dyadic radicand, Dyadic divisor)
    implements Comparable<Surd> {

  public static final Surd ZERO = ratio(Dyadic.ZERO, Dyadic.ONE);
  public static final Surd ONE = ratio(Dyadic.ONE, Dyadic.ONE);

  /// The initial precision of roots in bits, which is seldom too low to round to a double.
  private static final int BITS = 160;

  /// {@return `dividend / divisor`}
  ///
  /// @param divisor not 0
  public static Surd ratio(Dyadic dividend, Dyadic divisor) {
    return divisor.signum() > 0
        ? new Surd(dividend, Dyadic.ZERO, Dyadic.ZERO, divisor)
        : new Surd(dividend.negated(), Dyadic.ZERO, Dyadic.ZERO, divisor.negated());
  }

  /// {@return `sqrt(dividend / divisor)`}
  ///
  /// @param dividend at least 0
  /// @param divisor positive
  public static Surd rootOfRatio(Dyadic dividend, Dyadic divisor) {
    return new Surd(Dyadic.ZERO, Dyadic.ONE, dividend.times(divisor), divisor);
  }

  /// {@return the exact number}
  public static Surd of(Dyadic number) {
    return ratio(number, Dyadic.ONE);
  }

  /// {@return `this + other`; one must be rational or both have the same root}
  public Surd plus(Surd other) {
    return new Surd(
        rational.times(other.divisor).plus(other.rational.times(divisor)),
        factor.times(other.divisor).plus(other.factor.times(divisor)),
        commonSquare(other),
        divisor.times(other.divisor));
  }

  /// {@return `this - other`, on the same condition}
  public Surd minus(Surd other) {
    return plus(other.negated());
  }

  /// {@return `-this`}
  public Surd negated() {
    return new Surd(rational.negated(), factor.negated(), radicand, divisor);
  }

  /// {@return `this * other`, on the same condition}
  public Surd times(Surd other) {
    Dyadic radicand = commonSquare(other);
    return new Surd(
        rational.times(other.rational).plus(factor.times(other.factor).times(radicand)),
        rational.times(other.factor).plus(factor.times(other.rational)),
        radicand,
        divisor.times(other.divisor));
  }

  private Dyadic commonSquare(Surd other) {
    return factor.signum() == 0 ? other.radicand : radicand;
  }

  /// {@return -1, 0 or 1}
  public int signum() {
    return rational.signPlusRoot(factor, radicand);
  }

  @Override
  public int compareTo(Surd other) {
    Dyadic difference = rational.times(other.divisor).minus(other.rational.times(divisor));
    Dyadic mine = factor.times(other.divisor);
    Dyadic others = other.factor.times(divisor).negated();
    int first = difference.signPlusRoot(mine, radicand);
    int second = others.signum() * other.radicand.signum();
    if (second == 0 || first == 0 || first == second) {
      return first != 0 ? first : second;
    }
    // Opposite signs: the term with the greater square decides.
    Dyadic ofSquares =
        difference
            .squared()
            .plus(mine.squared().times(radicand))
            .minus(others.squared().times(other.radicand));
    Dyadic twice = difference.times(mine).times(Dyadic.of(2));
    return first * ofSquares.signPlusRoot(twice, radicand);
  }

  /// {@return the nearest double, ties to even; infinity on overflow}
  public double toDouble() {
    Dyadic squared = factor.squared().times(radicand);
    if (squared.signum() == 0) {
      return rational.over(divisor);
    }
    for (int bits = BITS; ; bits *= 2) {
      Root root = Root.of(squared, bits);
      double near = plus(root.below()).over(divisor);
      // Terminates: an irrational number is neither a double nor halfway between two.
      if (root.isExact() || near == plus(root.above()).over(divisor)) {
        return near;
      }
    }
  }

  /// {@return the nearest double of a parameter in 0..1; 0 and 1 only if it is exactly that}
  public double toParameter() {
    double nearest = toDouble();
    if (nearest == 0 && signum() > 0) {
      return Double.MIN_VALUE;
    }
    return nearest == 1 && compareTo(ONE) < 0 ? Math.nextDown(nearest) : nearest;
  }

  private Dyadic plus(Dyadic root) {
    return factor.signum() > 0 ? rational.plus(root) : rational.minus(root);
  }

  /// Encloses a root between `below` and `below` plus one `unit`.
  private record Root(Dyadic below, int unit, boolean isExact) {

    static Root of(Dyadic squared, int bits) {
      int zeros = squared.integer().getLowestSetBit();
      int exponent = squared.exponent() + zeros;
      BigInteger integer = squared.integer().shiftRight(zeros);
      int odd = exponent & 1;
      int shift = Math.max(0, bits - integer.bitLength() / 2);
      BigInteger[] root = integer.shiftLeft(odd + 2 * shift).sqrtAndRemainder();
      int unit = (exponent - odd) / 2 - shift;
      return new Root(new Dyadic(root[0], unit), unit, root[1].signum() == 0);
    }

    Dyadic above() {
      return new Dyadic(below.integer().add(BigInteger.ONE), unit);
    }
  }
}
