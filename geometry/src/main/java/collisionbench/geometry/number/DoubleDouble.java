package collisionbench.geometry.number;

/// A number of 106 bits or more: the unevaluated sum of two doubles, `low` being at most half a
/// unit in the last place of `high`. It is the tier between doubles and [Dyadic].
///
/// With `u = 2^-53`, the relative error is at most `3 u^2` for a sum, also if the terms cancel, and
/// `5 u^2` for a product (Joldes, Muller and Popescu, Tight and Rigorous Error Bounds for Basic
/// Building Blocks of Double-Word Arithmetic, 2017, algorithms 6 and 12). That presumes that no
/// product overflows, and that none is so small that its error underflows.
///
/// @param high the number, rounded
/// @param low the rest
public record DoubleDouble(double high, double low) {

  public static final DoubleDouble ONE = new DoubleDouble(1, 0);

  /// {@return `a - b`, exactly}
  public static DoubleDouble difference(double a, double b) {
    return sum(a, -b);
  }

  /// Knuth, The Art of Computer Programming 2, 4.2.2, theorem B.
  private static DoubleDouble sum(double a, double b) {
    double sum = a + b;
    double ofB = sum - a;
    return new DoubleDouble(sum, (a - (sum - ofB)) + (b - ofB));
  }

  /// Dekker's sum, exact if `a` is the greater in magnitude.
  private static DoubleDouble ordered(double a, double b) {
    double sum = a + b;
    return new DoubleDouble(sum, b - (sum - a));
  }

  /// {@return `this + other`}
  public DoubleDouble plus(DoubleDouble other) {
    DoubleDouble highs = sum(high, other.high);
    DoubleDouble lows = sum(low, other.low);
    DoubleDouble rough = ordered(highs.high, highs.low + lows.high);
    return ordered(rough.high, lows.low + rough.low);
  }

  /// {@return `this - other`}
  public DoubleDouble minus(DoubleDouble other) {
    return plus(other.negated());
  }

  /// {@return `-this`}
  public DoubleDouble negated() {
    return new DoubleDouble(-high, -low);
  }

  /// {@return `this * other`}
  public DoubleDouble times(DoubleDouble other) {
    double product = high * other.high;
    double error = Math.fma(high, other.high, -product);
    double mixed = Math.fma(low, other.high, Math.fma(high, other.low, low * other.low));
    return ordered(product, error + mixed);
  }

  /// {@return `this / divisor`, with a relative error of at most `15 u^2`}
  ///
  /// The first quotient is off by `3 u`. The rest that it leaves is known up to `5 u^2` of this,
  /// and its quotient adds `3 u` of `3 u`.
  public DoubleDouble over(DoubleDouble divisor) {
    double quotient = high / divisor.high;
    DoubleDouble rest = minus(divisor.times(new DoubleDouble(quotient, 0)));
    return ordered(quotient, rest.high / divisor.high);
  }

  /// {@return whether `high` is the double nearest to every number within `error` of this (Ziv's
  /// rounding test)}
  public boolean isNearest(double error) {
    return high + (low - 2 * error) == high && high + (low + 2 * error) == high;
  }
}
