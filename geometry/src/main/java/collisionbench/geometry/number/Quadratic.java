package collisionbench.geometry.number;

/// A function of the parameter along a segment, `atStart (1 - t) + atEnd t - bend t (1 - t)`, in
/// doubles: the squared distance of a point of the segment from an axis minus the squared radius.
///
/// Between 0 and 1 its error is at most `error`, evaluation included. A value beyond that error
/// proves a sign, and opposite proven signs on both sides prove a root.
///
/// @param atStart its value at parameter 0
/// @param atEnd its value at parameter 1
/// @param bend half its second derivative; at least 0
/// @param error the bound of its error
public record Quadratic(double atStart, double atEnd, double bend, double error) {

  /// The bound of the error of a root.
  private static final double ACCURACY = 0x1p-40;

  /// Slopes below this have lost digits when squared.
  private static final double LEAST_SLOPE = 0x1p-480;

  /// The error of a function relative to the sizes of its operands: 16 u, where `u = 2^-53` is one
  /// rounding.
  ///
  /// A difference of coordinates carries u, and each product and sum one more: a height over a
  /// plane comes to 8 u, in the frame of a turned box, whose axes carry 8 u, to 13 u, and the
  /// square of a cross product to 13 u. The bend adds no more than the ends: a squared distance is
  /// never negative, so `bend t (1 - t)` is at most the sum of the other terms. Evaluation adds
  /// another 3 u.
  public static final double ROUNDING = 0x1p-49;

  /// Added to each size to cover underflow, also in products of three. On overflow the error
  /// overflows too, and nothing is proved.
  public static final double TINY = 0x1p-300;

  /// {@return the value at `t`}
  private double at(double t) {
    return atStart * (1 - t) + atEnd * t - bend * t * (1 - t);
  }

  /// {@return whether it is certainly positive from 0 to 1}
  public boolean isPositive() {
    return least() > error;
  }

  private double least() {
    if (atStart <= atEnd - bend) {
      return atStart;
    }
    return atEnd <= atStart - bend ? atEnd : at(0.5 + 0.5 * (atStart - atEnd) / bend);
  }

  /// {@return the parameter at which it becomes negative, with an error of less than `1e-12`; -1 if
  /// it starts so, 2 if it is positive from 0 to 1, NaN if not certain}
  double firstInside() {
    return atStart < -error ? -1 : isPositive() ? 2 : falling();
  }

  /// {@return the root in 0..1 at which it falls from positive to negative, with an error of less
  /// than `1e-12`; NaN if not certain or lost to overflow or underflow}
  private double falling() {
    double slope = (atStart - atEnd + bend) / 2;
    double root = atStart / (slope + Math.sqrt(slope * slope - bend * atStart));
    double before = at(Math.max(root - ACCURACY, 0));
    double after = at(Math.min(root + ACCURACY, 1));
    boolean isSure = root > 0 && before > error && after < -error;
    return isSure && slope > LEAST_SLOPE ? root : Double.NaN;
  }

  /// {@return the same with the ends swapped}
  Quadratic reversed() {
    return new Quadratic(atEnd, atStart, bend, error);
  }
}
