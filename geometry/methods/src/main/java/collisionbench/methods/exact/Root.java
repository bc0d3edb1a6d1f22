package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.stream.Stream;

/// The number `(rational + factor sqrt(root)) / denominator`: a root of a quadratic equation.
///
/// @param root at least 0
/// @param denominator positive
record Root(BigInteger rational, BigInteger factor, BigInteger root, BigInteger denominator)
    implements Comparable<Root> {

  static final Root ZERO = ratio(BigInteger.ZERO, BigInteger.ONE);
  static final Root ONE = ratio(BigInteger.ONE, BigInteger.ONE);

  /// {@return a rational number}
  ///
  /// @param denominator not zero
  static Root ratio(BigInteger rational, BigInteger denominator) {
    BigInteger sign = BigInteger.valueOf(denominator.signum());
    return new Root(
        rational.multiply(sign), BigInteger.ZERO, BigInteger.ZERO, denominator.multiply(sign));
  }

  /// The sign of the difference, times both denominators.
  @Override
  public int compareTo(Root other) {
    BigInteger rationals =
        rational.multiply(other.denominator).subtract(other.rational.multiply(denominator));
    RootSum ours = new RootSum(rationals, factor.multiply(other.denominator), root);
    return ours.signumWith(other.factor.multiply(denominator).negate(), other.root);
  }

  /// {@return the value of a linear function here, over `divisor`}
  ///
  /// @param divisor positive
  Root valueOf(Parabola linear, BigInteger divisor) {
    return new Root(
        linear.b().multiply(rational).add(linear.c().multiply(denominator)),
        linear.b().multiply(factor),
        root,
        denominator.multiply(divisor));
  }

  /// {@return the places needed for full precision even if the terms almost cancel}
  int places() {
    return Stream.of(rational.pow(2), factor.pow(2).multiply(root), denominator.pow(2))
            .mapToInt(BigInteger::bitLength)
            .max()
            .orElseThrow()
        + 256;
  }

  /// {@return the number with the given places}
  FixedPoint toFixedPoint(int places) {
    FixedPoint sum =
        FixedPoint.of(rational, places).plus(FixedPoint.of(root, places).root().times(factor));
    return sum.over(FixedPoint.of(denominator, places));
  }

  /// {@return the nearest double in 0..1; 0 and 1 only if it is exactly that}
  double toDouble() {
    if (compareTo(ZERO) == 0) {
      return 0;
    }
    if (compareTo(ONE) == 0) {
      return 1;
    }
    return Math.clamp(toDouble(new Grid(0)), Double.MIN_VALUE, Math.nextDown(1.0));
  }

  /// {@return the nearest double of a number in units of `unit`}
  double toDouble(Grid unit) {
    return toFixedPoint(places()).toDouble(unit);
  }
}
