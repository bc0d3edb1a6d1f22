package collisionbench.geometry.number;

/// The exact part of a segment from one parameter to another; empty if `enter > exit`.
///
/// Clips a segment to the parameters `t` at which a function is at most 0: a plane or line gives a
/// half, a sphere or cylinder the interval between two roots.
///
/// @param enter where it begins
/// @param exit where it ends
public record ExactInterval(Surd enter, Surd exit) {

  /// The whole segment.
  public static final ExactInterval ALL = new ExactInterval(Surd.ZERO, Surd.ONE);

  /// The empty part.
  public static final ExactInterval NONE = new ExactInterval(Surd.ONE, Surd.ZERO);

  private static final Dyadic FOUR = Dyadic.of(4);

  /// {@return whether it is empty}
  public boolean isNone() {
    return enter.compareTo(exit) > 0;
  }

  /// {@return whether it is a single point or empty}
  public boolean isPoint() {
    return enter.compareTo(exit) >= 0;
  }

  private ExactInterval and(Surd first, Surd last) {
    return new ExactInterval(greater(enter, first), lesser(exit, last));
  }

  /// {@return the smallest interval that contains both}
  public ExactInterval hull(ExactInterval other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return new ExactInterval(lesser(enter, other.enter), greater(exit, other.exit));
  }

  private static Surd lesser(Surd a, Surd b) {
    return a.compareTo(b) <= 0 ? a : b;
  }

  private static Surd greater(Surd a, Surd b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  /// {@return the part where `atStart (1 - t) + atEnd t` is not positive}
  public ExactInterval where(Dyadic atStart, Dyadic atEnd) {
    return where(atStart, atEnd, Dyadic.ZERO);
  }

  /// {@return the part where `atStart (1 - t) + atEnd t - bend t (1 - t)` is not positive}
  ///
  /// @param bend at least 0
  public ExactInterval where(Dyadic atStart, Dyadic atEnd, Dyadic bend) {
    if (atStart.signum() <= 0 && atEnd.signum() <= 0) {
      return this;
    }
    Dyadic fall = atStart.minus(atEnd);
    if (bend.signum() == 0) {
      if (atStart.signum() > 0 && atEnd.signum() > 0) {
        return NONE;
      }
      Surd root = Surd.ratio(atStart, fall);
      return and(atStart.signum() > 0 ? root : Surd.ZERO, atEnd.signum() > 0 ? root : Surd.ONE);
    }
    // As `a t^2 - b t + c`.
    Dyadic b = fall.plus(bend);
    Dyadic square = b.squared().minus(FOUR.times(bend).times(atStart));
    Dyadic divisor = bend.plus(bend);
    return square.signum() < 0
        ? NONE
        : and(
            new Surd(b, Dyadic.ONE.negated(), square, divisor),
            new Surd(b, Dyadic.ONE, square, divisor));
  }
}
