package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapeNumber;
import collisionbench.app.fuzz.input.ShapeNumbers;
import collisionbench.app.fuzz.input.ShapePair;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Set;

/// How much there is to take in about two shapes.
final class Simplicity {

  private Simplicity() {}

  /// {@return a cost: less is simpler, 0 if every number is 0}
  ///
  /// Digits count most, then the power of ten, signs, and how many different numbers there are.
  static long cost(ShapePair shapes) {
    long cost = 0;
    Set<Double> magnitudes = new HashSet<>();
    for (ShapeNumber number : ShapeNumbers.of(shapes)) {
      cost += cost(number.value());
      if (magnitudes.add(Math.abs(number.value()))) {
        cost++;
      }
    }
    return cost;
  }

  private static long cost(double value) {
    if (value == 0) {
      return 0;
    }
    BigDecimal shortest = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    int digits = shortest.precision();
    int power = Math.abs(digits - shortest.scale() - 1);
    return 1 + 2L * digits + power + (value < 0 ? 1 : 0);
  }
}
