package collisionbench.geometry.number;

/// The part of a segment from one parameter in 0..1 to another, in doubles. The error of each is
/// less than `1e-12`; 0 and 1 are exactly the segment's ends; NaN if not certain.
///
/// @param enter where it begins
/// @param exit where it ends
public record Interval(double enter, double exit) {

  /// More than twice the error of a parameter.
  private static final double CLEAR = 0x1p-38;

  /// The whole segment.
  public static final Interval ALL = new Interval(0, 1);

  private static final Interval NONE = new Interval(1, 0);

  private static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);

  /// {@return whether it is certainly empty}
  public boolean isNone() {
    return enter - exit > CLEAR;
  }

  /// {@return whether it is certainly longer than a point}
  public boolean hasLength() {
    return exit - enter > CLEAR;
  }

  /// {@return the part where a function is at most 0}
  public Interval where(Quadratic f) {
    if (isNone() || f.isNegative()) {
      return this;
    }
    if (f.isPositive()) {
      return NONE;
    }
    Quadratic back = f.reversed();
    return new Interval(
        Math.max(enter, f.startsNegative() ? 0 : f.falling()),
        Math.min(exit, back.startsNegative() ? 1 : 1 - back.falling()));
  }

  /// {@return the smallest interval that contains both}
  public Interval hull(Interval other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return hasLength() && other.hasLength()
        ? new Interval(Math.min(enter, other.enter), Math.max(exit, other.exit))
        : UNKNOWN;
  }
}
