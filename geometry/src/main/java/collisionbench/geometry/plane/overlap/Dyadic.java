package collisionbench.geometry.plane.overlap;

import java.math.BigInteger;

/// The number `integer * 2^exponent`. Every double is one, and so are sums and products of them,
/// without any rounding.
record Dyadic(BigInteger integer, int exponent) {

  private static final Dyadic ZERO = new Dyadic(BigInteger.ZERO, 0);
  private static final long LEADING_BIT = 1L << 52;

  /// {@return exactly `value`, which must be finite}
  static Dyadic of(double value) {
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
        (subnormal ? Double.MIN_EXPONENT : exponent) - 52 + zeros);
  }

  Dyadic plus(Dyadic other) {
    if (signum() == 0 || other.signum() == 0) {
      return signum() == 0 ? other : this;
    }
    int least = Math.min(exponent, other.exponent);
    return new Dyadic(over(least).add(other.over(least)), least);
  }

  private BigInteger over(int least) {
    return integer.shiftLeft(exponent - least);
  }

  Dyadic minus(Dyadic other) {
    return plus(other.negated());
  }

  Dyadic negated() {
    return new Dyadic(integer.negate(), exponent);
  }

  Dyadic times(Dyadic other) {
    return new Dyadic(integer.multiply(other.integer), exponent + other.exponent);
  }

  Dyadic squared() {
    return times(this);
  }

  int signum() {
    return integer.signum();
  }

  /// {@return the sign of `this + factor * sqrt(square)`, for a square that is not negative}
  ///
  /// If the two terms have opposite signs, that of the one with the greater square.
  int signPlusRoot(Dyadic factor, Dyadic square) {
    int root = factor.signum() * square.signum();
    if (signum() == 0 || root == 0 || signum() == root) {
      return signum() != 0 ? signum() : root;
    }
    return signum() * squared().minus(factor.squared().times(square)).signum();
  }
}
