package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.stream.Stream;

/// The number `(part + rooted sqrt(root)) / whole`: a root of a quadratic equation.
///
/// @param root at least 0
/// @param whole positive
record Root(BigInteger part, BigInteger rooted, BigInteger root, BigInteger whole)
    implements Comparable<Root> {

  static final Root ZERO = ratio(BigInteger.ZERO, BigInteger.ONE);
  static final Root ONE = ratio(BigInteger.ONE, BigInteger.ONE);

  /// {@return a rational number}
  ///
  /// @param whole not zero
  static Root ratio(BigInteger part, BigInteger whole) {
    BigInteger sign = BigInteger.valueOf(whole.signum());
    return new Root(part.multiply(sign), BigInteger.ZERO, BigInteger.ZERO, whole.multiply(sign));
  }

  /// The sign of the difference, times both denominators.
  @Override
  public int compareTo(Root other) {
    BigInteger parts = part.multiply(other.whole).subtract(other.part.multiply(whole));
    Surd ours = new Surd(parts, rooted.multiply(other.whole), root);
    return ours.signumWith(other.rooted.multiply(whole).negate(), other.root);
  }

  /// {@return the value of a linear function here, over `divisor`}
  ///
  /// @param divisor positive
  Root valueOf(Quadratic linear, BigInteger divisor) {
    return new Root(
        linear.b().multiply(part).add(linear.c().multiply(whole)),
        linear.b().multiply(rooted),
        root,
        whole.multiply(divisor));
  }

  /// {@return how many places show even what is left where the parts all but cancel}
  int places() {
    return Stream.of(part.pow(2), rooted.pow(2).multiply(root), whole.pow(2))
            .mapToInt(BigInteger::bitLength)
            .max()
            .orElseThrow()
        + 256;
  }

  /// {@return the number to so many places}
  FixedPoint toFixedPoint(int places) {
    FixedPoint sum =
        FixedPoint.of(part, places).plus(FixedPoint.of(root, places).root().times(rooted));
    return sum.over(FixedPoint.of(whole, places));
  }

  /// {@return the nearest double in 0..1; 0 and 1 stand for themselves alone}
  double toDouble() {
    if (compareTo(ZERO) == 0) {
      return 0;
    }
    if (compareTo(ONE) == 0) {
      return 1;
    }
    return Math.clamp(toDouble(new Grid(0)), Double.MIN_VALUE, Math.nextDown(1.0));
  }

  /// {@return the nearest double, of a number in units of `unit`}
  double toDouble(Grid unit) {
    return toFixedPoint(places()).toDouble(unit);
  }
}
