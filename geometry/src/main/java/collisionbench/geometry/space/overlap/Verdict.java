package collisionbench.geometry.space.overlap;

/// What a computation in doubles can say of two shapes, whatever rounding did.
///
/// A number lets yes and no take the same way through the code. Where they part, a processor has to
/// guess, and a wrong guess costs more than most kernels compute.
final class Verdict {

  static final int TOUCHING = 1;
  static final int APART = -1;

  /// Rounding could change the answer, or a number left the range of doubles.
  static final int UNSURE = 0;

  private Verdict() {}

  static int of(boolean touching) {
    return touching ? TOUCHING : APART;
  }

  /// {@return the verdict of a number whose sign tells, positive for touching, if it is clear of
  /// zero by more than `slack`; unsure if it is not a number}
  ///
  /// @param slack at least what rounding and underflow can have made of the number
  static int of(double margin, double slack) {
    return Math.abs(margin) > slack ? bySign(Double.doubleToRawLongBits(margin)) : UNSURE;
  }

  /// {@return the verdict of a whole number, or of a double's bits, by the bit of its sign}
  static int bySign(long bits) {
    return (int) (bits >> 63) | 1;
  }

  static boolean isSure(int verdict) {
    return verdict != UNSURE;
  }

  static boolean touching(int verdict) {
    return verdict == TOUCHING;
  }

  static boolean apart(int verdict) {
    return verdict == APART;
  }
}
