package collisionbench.geometry.number;

/// A part of a segment, from one parameter to another, exactly; none if they are the wrong way
/// round.
///
/// Shapes are cut out of the segment by conditions on the parameter `t`: planes and lines leave a
/// half of it, spheres and cylinders what is between two roots.
///
/// @param enter where it begins
/// @param exit where it ends
public record ExactInterval(Surd enter, Surd exit) {

  /// The whole segment.
  public static final ExactInterval ALL = new ExactInterval(Surd.ZERO, Surd.ONE);

  /// Nothing of it.
  public static final ExactInterval NONE = new ExactInterval(Surd.ONE, Surd.ZERO);

  /// {@return whether there is nothing of it}
  public boolean isNone() {
    return enter.compareTo(exit) > 0;
  }

  /// {@return whether there is no more of it than one point}
  public boolean isPoint() {
    return enter.compareTo(exit) >= 0;
  }

  /// {@return what both hold}
  public ExactInterval and(ExactInterval other) {
    return new ExactInterval(greater(enter, other.enter), lesser(exit, other.exit));
  }

  /// {@return the least that holds both}
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

  /// {@return the part where a height that changes evenly is not negative}
  ///
  /// @param atStart the height at parameter 0
  /// @param atEnd the height at parameter 1
  public ExactInterval whereNotNegative(Dyadic atStart, Dyadic atEnd) {
    if (atStart.signum() < 0 && atEnd.signum() < 0) {
      return NONE;
    }
    if (atStart.signum() >= 0 && atEnd.signum() >= 0) {
      return this;
    }
    Surd root = Surd.ratio(atStart, atStart.minus(atEnd));
    return and(
        atStart.signum() < 0
            ? new ExactInterval(root, Surd.ONE)
            : new ExactInterval(Surd.ZERO, root));
  }

  /// {@return the part where `a t^2 + 2 b t + c <= 0`}
  ///
  /// @param a at least 0; if it is 0, so is `b`
  public ExactInterval whereNotPositive(Dyadic a, Dyadic b, Dyadic c) {
    if (a.signum() == 0) {
      return c.signum() <= 0 ? this : NONE;
    }
    Dyadic square = b.squared().minus(a.times(c));
    Dyadic middle = b.negated();
    return square.signum() < 0
        ? NONE
        : and(
            new ExactInterval(
                new Surd(middle, Dyadic.ONE.negated(), square, a),
                new Surd(middle, Dyadic.ONE, square, a)));
  }
}
