package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapeNumber;
import collisionbench.app.fuzz.input.ShapeNumbers;
import collisionbench.app.fuzz.input.ShapePair;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// How complicated two shapes look to a reader.
final class Simplicity {

  private Simplicity() {}

  /// {@return a cost; lower is simpler}
  ///
  /// Digits count most, then powers of ten, signs, the number of numbers, and the number of
  /// distinct ones.
  static long cost(ShapePair shapes) {
    List<ShapeNumber> numbers = ShapeNumbers.of(shapes);
    long cost = numbers.size();
    Set<Double> magnitudes = new HashSet<>();
    for (ShapeNumber number : numbers) {
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
