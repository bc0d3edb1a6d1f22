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
    int rooted = b.signum() * root.signum();
    return a.signum() * rooted >= 0
        ? signumOfEither(a.signum(), rooted)
        : a.signum() * a.pow(2).compareTo(b.pow(2).multiply(root));
  }

  /// {@return the exact sign of `this + c sqrt(other)`}
  ///
  /// As above, but the square of this has a root again.
  int signumWith(BigInteger c, BigInteger other) {
    int first = signum();
    int rooted = c.signum() * other.signum();
    if (first * rooted >= 0) {
      return signumOfEither(first, rooted);
    }
    BigInteger rest = a.pow(2).add(b.pow(2).multiply(root)).subtract(c.pow(2).multiply(other));
    return first * new RootSum(rest, a.multiply(b).shiftLeft(1), root).signum();
  }

  boolean isNegative() {
    return signum() < 0;
  }

  /// {@return the common sign, or that of the nonzero one}
  private static int signumOfEither(int p, int q) {
    return p != 0 ? p : q;
  }
}
