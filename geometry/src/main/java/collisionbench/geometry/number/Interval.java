package collisionbench.geometry.number;

/// The part of a segment from one parameter in 0..1 to another, in doubles.
///
/// If it is sure, the error of each parameter is less than `1e-12`, and 0 and 1 are exactly the
/// segment's ends. Otherwise the exact part is within this one.
///
/// @param enter where it begins
/// @param exit where it ends
/// @param isSure whether both are certain
public record Interval(double enter, double exit, boolean isSure) {

  /// More than twice the error of a parameter.
  private static final double CLEAR = 0x1p-38;

  /// The bound of the error of a parameter.
  static final double ACCURACY = 0x1p-40;

  /// The rounding error of the height of a point over a plane, relative to the sizes of the
  /// operands: 16 u, with `u = 2^-53`.
  ///
  /// A difference of coordinates carries u, and each product and sum one more: a height over a
  /// plane comes to 8 u, along an axis of unit length to 11 u, and in the frame of a turned box,
  /// whose axes carry 8 u, to 13 u.
  public static final double HEIGHT = 0x1p-49;

  /// Added to each size to cover underflow, also in products of three. On overflow the error
  /// overflows too, and nothing is proved.
  public static final double TINY = 0x1p-300;

  /// The whole segment.
  public static final Interval ALL = new Interval(0, 1, true);

  /// No part of the segment.
  static final Interval NONE = new Interval(2, 1, true);

  /// {@return whether it is certainly empty}
  public boolean isNone() {
    return enter - exit > CLEAR;
  }

  /// {@return whether it is certainly longer than a point}
  public boolean hasLength() {
    return isSure && exit - enter > CLEAR;
  }

  /// {@return the part where a linear function is at most 0; not sure if a value is NaN}
  ///
  /// @param error the bound of the rounding error of its values
  public Interval where(double atStart, double atEnd, double error) {
    double fall = atStart - atEnd;
    boolean areSignsCertain = Math.min(Math.abs(atStart), Math.abs(atEnd)) > error;
    boolean isRootAccurate = error < ACCURACY * Math.abs(fall);
    boolean hasRoot = !isBeyond(atStart, atEnd, 0);
    if (!areSignsCertain || (hasRoot && !isRootAccurate)) {
      return unsure();
    }
    double root = atStart / fall;
    boolean falls = fall >= 0;
    double first = falls ? root : Double.NEGATIVE_INFINITY;
    double last = falls ? Double.POSITIVE_INFINITY : root;
    return between(first, last);
  }

  /// {@return the part in a slab, where a linear function is from `-half` to `half`}
  ///
  /// @param error the bound of the rounding error of its values
  public Interval within(double half, double atStart, double slope, double error) {
    if (error < ACCURACY * Math.abs(slope)) {
      double middle = -atStart / slope;
      double halfLength = half / Math.abs(slope);
      return between(middle - halfLength, middle + halfLength);
    }
    double atEnd = atStart + slope;
    if (isBeyond(atStart, atEnd, half + error)) {
      return NONE;
    }
    boolean isInside = Math.max(Math.abs(atStart), Math.abs(atEnd)) < half - error;
    return isInside ? this : unsure();
  }

  /// {@return whether a linear function is above a limit at both ends, or below its opposite}
  private static boolean isBeyond(double atStart, double atEnd, double limit) {
    return Math.min(atStart, atEnd) > limit || Math.max(atStart, atEnd) < -limit;
  }

  /// {@return the part that is also between two parameters; not sure if one is next to an end of
  /// the segment}
  Interval between(double first, double last) {
    boolean isClear = Math.abs(first) > CLEAR && Math.abs(1 - last) > CLEAR;
    return new Interval(Math.max(enter, first), Math.min(exit, last), isSure && isClear);
  }

  /// {@return this, but not sure}
  Interval unsure() {
    return new Interval(enter, exit, false);
  }

  /// {@return the smallest interval that contains both}
  public Interval hull(Interval other) {
    if (isNone()) {
      return other;
    }
    if (other.isNone()) {
      return this;
    }
    return new Interval(
        Math.min(enter, other.enter), Math.max(exit, other.exit), hasLength() && other.hasLength());
  }
}
