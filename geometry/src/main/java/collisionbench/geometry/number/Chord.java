package collisionbench.geometry.number;

/// The part of a segment in a ball, by Pythagoras: half the chord squared is `r^2 - b^2`, with the
/// radius `r` and the distance `b = |f x d| / |d|` of the center from the line, where `f` leads
/// from the segment's start to the center and `d` along the segment.
///
/// # Error
///
/// With `u = 2^-53`, a component of `f x d` is off by 4 u of two magnitudes, so `f x d` by 6 u of
/// `|f| |d|`, and `b^2` by `12 u b |f| + 3 u b^2`.
///
/// - If the line misses the ball, `r^2 - b^2` is off by less than 24 u of `|f|^2`.
/// - Otherwise it is off by less than `12 u r (r + |f|)`, its root by half of that over the root,
///   and `f . d` adds `6 u (r + |f|)`. As the root is at most `r`, both are less than `12 u r (r +
///   |f|)` over the root.
/// - At an end of the segment, the squared distance from the center minus `r^2` is the product of
///   the differences from both roots times `|d|^2`, and off by no more than if the line misses.
public final class Chord {

  /// The rounding error of a parameter: 12 u.
  public static final double ROUNDING = 0x1.8p-50;

  private Chord() {}

  /// {@return the part of the segment in the ball}
  ///
  /// @param reach at least `|f|`
  /// @param square `|d|^2`
  /// @param ahead `f . d`
  /// @param beside `|f x d|^2`
  public static Interval of(
      double radius, double reach, double square, double ahead, double beside) {
    double chord = radius * radius * square - beside;
    double size = (radius + reach) * (radius + reach) * square;
    if (!Verdict.isOrdinaryProduct(size)) {
      return Interval.ALL.unsure();
    }
    if (chord < -2 * ROUNDING * size) {
      return Interval.NONE;
    }
    double root = Math.sqrt(chord);
    double enter = (ahead - root) / square;
    double exit = (ahead + root) / square;
    double error = ROUNDING * radius * (radius + reach);
    boolean isAccurate = error < Interval.ACCURACY * root;
    boolean isInside = Math.max(enter, 1 - exit) < -2 * error / root;
    if (isAccurate || isInside) {
      return Interval.ALL.between(enter, exit);
    }
    boolean isOutside = Math.max(enter - 1, -exit) > 0;
    double atEnds = Math.min(enter * exit, (1 - enter) * (1 - exit)) * square * square;
    return isOutside && atEnds > 2 * ROUNDING * size ? Interval.NONE : Interval.ALL.unsure();
  }
}
