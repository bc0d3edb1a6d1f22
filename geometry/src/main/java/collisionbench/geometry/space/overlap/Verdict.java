package collisionbench.geometry.space.overlap;

/// What a computation in doubles can say of two shapes, as a number: positive where they touch,
/// negative where they are apart, whatever rounding did; else not a number, or within
/// `Reach.LEAST_SQUARE` of zero.
///
/// What underflow takes of a square, or of a product with a number up to 1, is far less than
/// `Reach.LEAST_SQUARE`. So a margin made of those needs no bound of its own for underflow.
///
/// A number lets yes and no take the same way through the code. Where they part, a processor has to
/// guess, and a wrong guess costs more than most kernels compute.
final class Verdict {

  static final double TOUCHING = 1;
  static final double APART = -1;

  /// Rounding could change the answer, or a number left the range of doubles.
  static final double UNSURE = 0;

  private Verdict() {}

  static double of(boolean touching) {
    return touching ? TOUCHING : APART;
  }

  /// {@return the verdict of a number whose sign tells, if it is clear of zero by more than
  /// `slack`}
  static double of(double margin, double slack) {
    return Math.abs(margin) > slack ? margin : UNSURE;
  }

  static boolean isSure(double verdict) {
    return Math.abs(verdict) > Reach.LEAST_SQUARE;
  }

  static boolean touching(double verdict) {
    return verdict > Reach.LEAST_SQUARE;
  }

  static boolean apart(double verdict) {
    return verdict < -Reach.LEAST_SQUARE;
  }
}
