package collisionbench.bench.map;

import collisionbench.bench.map.Margin.Flip;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Looks for the value of a number nearest to its own at which a yes or no flips: outward in
/// growing steps, then by bisection over all doubles in order.
///
/// @param value the number
/// @param unit the size to which changes are relative
/// @param isValid whether a number can have a value
/// @param ask gives the yes or no at several values; empty where there is none
record FlipSearch(
    double value,
    double unit,
    DoublePredicate isValid,
    Function<List<Double>, List<Optional<Boolean>>> ask) {

  /// The factor from one small change to the next; large ones double, which misses less.
  private static final double GROWTH = 8;

  /// The changes that are large, in units.
  private static final double LARGE = 1.0 / 64;

  /// The largest change, in units.
  private static final double REACH = 4;

  /// So many values are tried between the number and a flip.
  private static final int PROBES = 64;

  /// {@return the nearest flip, below or above; empty if none is near, or if there is no answer}
  Optional<Flip> nearest() {
    return Stream.of(-1, 1)
        .flatMap(sign -> flip(values(sign)).stream())
        .min(Comparator.comparingDouble(flip -> Math.abs(flip.value() - value)));
  }

  /// {@return the number, and values farther and farther from it}
  private List<Double> values(int sign) {
    List<Double> values = new ArrayList<>(List.of(value));
    double most = REACH * unit;
    double first = Math.ulp(value == 0 ? unit : value);
    for (double by = first; by <= most; by = larger(by, most)) {
      double next = value + sign * by;
      if (!isValid.test(next)) {
        // A radius can still be 0.
        values.addAll(value > 0 && next < 0 && isValid.test(0) ? List.of(0.0) : List.of());
        return values;
      }
      values.add(next);
    }
    return values;
  }

  /// {@return the next change; the last one is the largest}
  private double larger(double by, double most) {
    double grown = (by < LARGE * unit ? GROWTH : 2) * by;
    return by < most ? Math.min(grown, most) : Double.POSITIVE_INFINITY;
  }

  private Optional<Flip> flip(List<Double> values) {
    List<Optional<Boolean>> said = ask.apply(values);
    int flip = said.getFirst().map(now -> said.indexOf(Optional.of(!now))).orElse(-1);
    if (flip < 0) {
      return Optional.empty();
    }
    boolean opposite = said.get(flip).orElseThrow();
    long same = ordinal(values.get(flip - 1));
    long other = ordinal(values.get(flip));
    while (Math.abs(other - same) > 1) {
      long middle = (same & other) + ((same ^ other) >> 1);
      boolean isOther = isAnywhere(List.of(number(middle)), opposite);
      same = isOther ? same : middle;
      other = isOther ? middle : other;
    }
    double step = (number(same) - value) / PROBES;
    List<Double> before = IntStream.range(1, PROBES).mapToObj(k -> value + k * step).toList();
    return Optional.of(new Flip(number(other), isAnywhere(before, opposite)));
  }

  private boolean isAnywhere(List<Double> values, boolean opposite) {
    return ask.apply(values).contains(Optional.of(opposite));
  }

  /// {@return the position of a double among all doubles: that of its neighbor differs by 1}
  private static long ordinal(double number) {
    long bits = Double.doubleToLongBits(number + 0.0);
    return bits >= 0 ? bits : Long.MIN_VALUE - bits;
  }

  private static double number(long ordinal) {
    return Double.longBitsToDouble(ordinal >= 0 ? ordinal : Long.MIN_VALUE - ordinal);
  }
}
