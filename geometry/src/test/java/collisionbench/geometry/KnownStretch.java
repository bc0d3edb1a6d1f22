package collisionbench.geometry;

import java.math.BigDecimal;
import java.math.MathContext;

/// The part of a segment inside a shape with small whole coordinates, to a hundred digits; values
/// that agree in ninety digits are equal. Written independently of the kernels.
///
/// @param enter the parameter where it begins
/// @param exit the parameter where it ends
public record KnownStretch(BigDecimal enter, BigDecimal exit) {

  private static final MathContext DIGITS = new MathContext(110);
  private static final BigDecimal SAME = BigDecimal.ONE.movePointLeft(90);

  public static final KnownStretch ALL = new KnownStretch(BigDecimal.ZERO, BigDecimal.ONE);
  public static final KnownStretch NONE = new KnownStretch(BigDecimal.TEN, BigDecimal.ZERO);

  public boolean isNone() {
    return enter.subtract(exit).compareTo(SAME) > 0;
  }

  public boolean isPoint() {
    return exit.subtract(enter).abs().compareTo(SAME) <= 0;
  }

  /// {@return where the linear function from `atStart` at 0 to `atEnd` at 1 is not negative}
  public KnownStretch above(long atStart, long atEnd) {
    if (atStart >= 0 && atEnd >= 0) {
      return this;
    }
    if (atStart < 0 && atEnd < 0) {
      return NONE;
    }
    BigDecimal root = BigDecimal.valueOf(atStart).divide(new BigDecimal(atStart - atEnd), DIGITS);
    return atStart < 0
        ? new KnownStretch(enter.max(root), exit)
        : new KnownStretch(enter, exit.min(root));
  }

  /// {@return where `a t^2 + b t + c <= 0`, with `a >= 0`}
  public KnownStretch below(long a, long b, long c) {
    if (a == 0) {
      return above(-c, -(b + c));
    }
    long square = Math.subtractExact(Math.multiplyExact(b, b), Math.multiplyExact(4 * a, c));
    if (square < 0) {
      return NONE;
    }
    BigDecimal root = BigDecimal.valueOf(square).sqrt(DIGITS);
    BigDecimal middle = BigDecimal.valueOf(-b);
    BigDecimal twice = BigDecimal.valueOf(2 * a);
    return new KnownStretch(
        enter.max(middle.subtract(root).divide(twice, DIGITS)),
        exit.min(middle.add(root).divide(twice, DIGITS)));
  }

  /// {@return the least interval that contains both}
  public KnownStretch hull(KnownStretch other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return new KnownStretch(enter.min(other.enter), exit.max(other.exit));
  }

  /// {@return whether parameters equal these up to `1e-12`, and exactly where these are 0 or 1}
  public boolean isAt(double first, double last) {
    return isAt(enter, first) && isAt(exit, last);
  }

  private static boolean isAt(BigDecimal known, double found) {
    boolean end =
        known.abs().compareTo(SAME) <= 0
            || known.subtract(BigDecimal.ONE).abs().compareTo(SAME) <= 0;
    double off = known.subtract(new BigDecimal(found)).abs().doubleValue();
    return end ? off < 1e-80 : off < 1e-12 && found > 0 && found < 1;
  }
}
