package collisionbench.methods.exact;

import java.math.BigInteger;

/// The number `a + b sqrt(root)`.
///
/// @param root at least 0
record RootSum(BigInteger a, BigInteger b, BigInteger root) {

  /// {@return the exact sign: 1, 0 or -1}
  ///
  /// If the terms have opposite signs, the larger square decides.
  int signum() {
    return ofSum(a.signum(), b.signum() * root.signum(), a.pow(2), b.pow(2).multiply(root));
  }

  /// {@return the exact sign of `this + c sqrt(other)`}
  ///
  /// As above, but the square of this has a root again.
  int signumWith(BigInteger c, BigInteger other) {
    BigInteger rest = a.pow(2).add(b.pow(2).multiply(root)).subtract(c.pow(2).multiply(other));
    int thisIsLarger = new RootSum(rest, a.multiply(b).multiply(BigInteger.TWO), root).signum();
    int rooted = c.signum() * other.signum();
    return signum() * rooted >= 0 ? signumOfEither(signum(), rooted) : signum() * thisIsLarger;
  }

  boolean isNegative() {
    return signum() < 0;
  }

  private static int ofSum(int p, int q, BigInteger squareOfP, BigInteger squareOfQ) {
    return p * q >= 0 ? signumOfEither(p, q) : p * squareOfP.compareTo(squareOfQ);
  }

  /// {@return the common sign, or that of the nonzero one}
  private static int signumOfEither(int p, int q) {
    return p != 0 ? p : q;
  }
}
