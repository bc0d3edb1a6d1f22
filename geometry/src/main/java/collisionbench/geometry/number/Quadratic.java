package collisionbench.geometry.number;

/// A function of the parameter along a segment, `atStart (1 - t) + atEnd t - bend t (1 - t)`, in
/// doubles: how high a point of the segment is over a plane, or the square of its distance from a
/// centre less that of the radius.
///
/// Between 0 and 1 it is off by `error` at most, with what is lost in working it out there. So it
/// proves what is said of it: a sign by being farther from 0 than that, a root by having opposite
/// signs on both sides of it.
///
/// @param atStart its value at parameter 0
/// @param atEnd its value at parameter 1
/// @param bend half its second derivative; at least 0
/// @param error what it may be off
public record Quadratic(double atStart, double atEnd, double bend, double error) {

  /// What a root may be off.
  private static final double ACCURACY = 0x1p-40;

  /// The square of a slope below it has lost digits, and with them the root.
  private static final double LEAST_SLOPE = 0x1p-480;

  /// What a function may be off, as a part of the sizes of what it is made of: 16 u, where `u =
  /// 2^-53` is one rounding.
  ///
  /// A difference of coordinates carries u, and each product and sum one more: a height over a
  /// plane comes to 8 u, over a face of a turned box, whose axes carry 8 u, to 13 u, a squared
  /// distance to 8 u and the square of a cross product to 13 u. The bend's share is no more than
  /// that of the ends: a squared distance is never negative, so `bend t (1 - t)` is less than what
  /// is there without it. Working out a value takes another 3 u.
  public static final double ROUNDING = 0x1p-49;

  /// What is added to each size, so that underflow is less than that, in products of three too. A
  /// number that overflows makes the error overflow, and proves nothing.
  public static final double TINY = 0x1p-300;

  /// {@return the function that changes evenly}
  public static Quadratic linear(double atStart, double atEnd, double error) {
    return new Quadratic(atStart, atEnd, 0, error);
  }

  /// {@return the value at `t`}
  private double at(double t) {
    return atStart * (1 - t) + atEnd * t - bend * t * (1 - t);
  }

  /// {@return whether it is surely positive from 0 to 1}
  public boolean isPositive() {
    return least() > error;
  }

  private double least() {
    if (atStart <= atEnd - bend) {
      return atStart;
    }
    return atEnd <= atStart - bend ? atEnd : at(0.5 + 0.5 * (atStart - atEnd) / bend);
  }

  /// {@return whether it is surely negative from 0 to 1}
  public boolean isNegative() {
    return startsNegative() && atEnd < -error;
  }

  /// {@return whether it is surely negative at 0}
  boolean startsNegative() {
    return atStart < -error;
  }

  /// {@return where it falls from positive to negative between 0 and 1, off by less than `1e-12`;
  /// not a number where that is not sure, or the root is lost to overflow or underflow}
  double falling() {
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

  /// {@return where one that changes evenly is 0 between its ends, off by less than `1e-12`; not a
  /// number where that is not sure}
  public double crossing() {
    return atStart > 0 ? falling() : linear(-atStart, -atEnd, error).falling();
  }
}
