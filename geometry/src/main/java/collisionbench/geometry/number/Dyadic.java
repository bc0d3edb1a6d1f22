package collisionbench.geometry.number;

import java.math.BigInteger;

/// The number `integer * 2^exponent`. Every finite double is such a number, and sums and products
/// are exact.
///
/// @param integer the whole number
/// @param exponent the power of two
public record Dyadic(BigInteger integer, int exponent) implements Comparable<Dyadic> {

  public static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);
  public static final Dyadic ONE = new Dyadic(BigInteger.ONE, 0);
  private static final int FRACTION_BITS = 52;
  private static final long LEADING_BIT = 1L << FRACTION_BITS;

  /// A few more than a double has.
  private static final int QUOTIENT_BITS = 56;

  /// So many surely fit into a long.
  private static final int LONG_BITS = 62;

  /// {@return exactly `value`, which must be finite}
  public static Dyadic of(double value) {
    if (value == 0) {
      return ZERO;
    }
    long bits = Double.doubleToRawLongBits(value);
    long fraction = bits & (LEADING_BIT - 1);
    int exponent = Math.getExponent(value);
    boolean subnormal = exponent < Double.MIN_EXPONENT;
    long integer = subnormal ? fraction : fraction | LEADING_BIT;
    int zeros = Long.numberOfTrailingZeros(integer);
    return new Dyadic(
        BigInteger.valueOf((bits < 0 ? -integer : integer) >> zeros),
        (subnormal ? Double.MIN_EXPONENT : exponent) - FRACTION_BITS + zeros);
  }

  /// {@return `this + other`}
  public Dyadic plus(Dyadic other) {
    if (signum() == 0 || other.signum() == 0) {
      return signum() == 0 ? other : this;
    }
    int least = Math.min(exponent, other.exponent);
    return new Dyadic(at(least).add(other.at(least)), least);
  }

  private BigInteger at(int least) {
    return integer.shiftLeft(exponent - least);
  }

  /// {@return `this - other`}
  public Dyadic minus(Dyadic other) {
    if (signum() == 0 || other.signum() == 0) {
      return signum() == 0 ? other.negated() : this;
    }
    int least = Math.min(exponent, other.exponent);
    return new Dyadic(at(least).subtract(other.at(least)), least);
  }

  /// {@return `-this`}
  public Dyadic negated() {
    return new Dyadic(integer.negate(), exponent);
  }

  /// {@return the absolute value}
  public Dyadic magnitude() {
    return new Dyadic(integer.abs(), exponent);
  }

  /// {@return `this * other`}
  public Dyadic times(Dyadic other) {
    return new Dyadic(integer.multiply(other.integer), exponent + other.exponent);
  }

  /// {@return `this * this`}
  public Dyadic squared() {
    return times(this);
  }

  @Override
  public int compareTo(Dyadic other) {
    return signum() != other.signum()
        ? Integer.compare(signum(), other.signum())
        : minus(other).signum();
  }

  /// {@return -1, 0 or 1}
  public int signum() {
    return integer.signum();
  }

  /// {@return the sign of `this + factor * sqrt(square)`, for a radicand of at least 0}
  ///
  /// If the terms have opposite signs, the one with the greater square decides.
  public int signPlusRoot(Dyadic factor, Dyadic radicand) {
    int root = factor.signum() * radicand.signum();
    if (signum() == 0 || root == 0 || signum() == root) {
      return signum() != 0 ? signum() : root;
    }
    return signum() * squared().minus(factor.squared().times(radicand)).signum();
  }

  /// {@return `this / divisor`, rounded to the nearest double, ties to even; infinity on overflow}
  ///
  /// @param divisor positive
  public double over(Dyadic divisor) {
    BigInteger dividend = integer.abs();
    int shift = QUOTIENT_BITS + divisor.integer.bitLength() - dividend.bitLength();
    BigInteger[] parts =
        dividend
            .shiftLeft(Math.max(shift, 0))
            .divideAndRemainder(divisor.integer.shiftLeft(Math.max(-shift, 0)));
    // A sticky bit for the remainder.
    long quotient = parts[0].longValueExact() << 1 | parts[1].signum();
    // Avoid -0.0.
    return signum() * rounded(quotient, exponent - divisor.exponent - shift - 1) + 0.0;
  }

  /// {@return the exponent of a power of two from the magnitude to twice that; the least int for 0}
  public int power() {
    return signum() == 0 ? Integer.MIN_VALUE : integer.bitLength() + exponent;
  }

  /// {@return `this / 2^power`, within 1.01 times `2^-53` of its magnitude, or within the least
  /// double}
  ///
  /// @param power at least that of this
  public double overPower(int power) {
    int dropped = Math.max(0, integer.bitLength() - LONG_BITS);
    double leading = integer.shiftRight(dropped).longValue();
    return signum() == 0 ? 0 : Math.scalb(leading, exponent + dropped - power);
  }

  /// {@return the double nearest to `digits * 2^exponent`}
  private static double rounded(long digits, int exponent) {
    int length = Long.SIZE - Long.numberOfLeadingZeros(digits);
    int unit = Math.max(exponent + length - FRACTION_BITS - 1, Double.MIN_EXPONENT - FRACTION_BITS);
    int dropped = unit - exponent;
    if (dropped <= 0 || dropped > length + 1) {
      return dropped <= 0 ? Math.scalb((double) digits, exponent) : 0;
    }
    long half = 1L << (dropped - 1);
    long rest = digits & (2 * half - 1);
    long kept = digits >> dropped;
    boolean up = rest > half || (rest == half && (kept & 1) == 1);
    return Math.scalb((double) (up ? kept + 1 : kept), unit);
  }
}
