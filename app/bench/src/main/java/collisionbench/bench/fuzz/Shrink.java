package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// Simplifies shapes while they keep a property.
///
/// Greedy: takes the first simpler shapes one step away that have the property, until there are
/// none or [#TRIES] have been tested. Deterministic; the result always has the property.
public final class Shrink {

  static final int TRIES = 2000;

  private final Predicate<ShapePair> hasProperty;
  private final Set<ShapePair> tried = new HashSet<>();

  private Shrink(Predicate<ShapePair> hasProperty) {
    this.hasProperty = hasProperty;
  }

  /// {@return the simplest shapes found that have the property}
  public static ShapePair of(ShapePair shapes, Predicate<ShapePair> hasProperty) {
    Shrink shrink = new Shrink(hasProperty);
    ShapePair simplest = shapes;
    ShapePair next = shrink.simpler(simplest);
    while (!next.equals(simplest)) {
      simplest = next;
      next = shrink.simpler(simplest);
    }
    return simplest;
  }

  private ShapePair simpler(ShapePair shapes) {
    long cost = cost(shapes);
    Iterator<ShapePair> candidates = Simplifications.from(shapes).iterator();
    while (tried.size() < TRIES && candidates.hasNext()) {
      ShapePair candidate = candidates.next();
      if (cost(candidate) < cost && tried.add(candidate) && hasProperty.test(candidate)) {
        return candidate;
      }
    }
    return shapes;
  }

  /// {@return how complicated two shapes look to a reader; lower is simpler}
  ///
  /// Digits count most, then powers of ten, signs, the number of numbers, and the number of
  /// distinct ones.
  static long cost(ShapePair shapes) {
    List<ShapeNumber> numbers = ShapeNumber.all(shapes);
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
