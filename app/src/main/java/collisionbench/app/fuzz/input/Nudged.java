package collisionbench.app.fuzz.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Stream;

/// The shapes of another strategy, with one number or all of them changed slightly.
///
/// @param all whether every number changes, or only one
/// @param nudge returns the changed number
record Nudged(boolean all, ToDoubleBiFunction<Double, SeededRandom> nudge) {

  /// How often to try if a nudge makes a shape invalid, such as by a negative radius.
  private static final int TRIES = 20;

  /// {@return a strategy that changes one number to a neighboring double}
  static Strategy byOneUlp(String name, Strategy base) {
    return new Nudged(false, (x, random) -> random.oneIn(2) ? Math.nextUp(x) : Math.nextDown(x))
        .of(name, base);
  }

  /// {@return a strategy that changes one number or all by 1e-16 to 1e-6, relative for nonzero
  /// numbers and absolute for zeros}
  static Strategy slightly(String name, Strategy base, boolean all) {
    return new Nudged(all, Nudged::slightly).of(name, base);
  }

  private static double slightly(double x, SeededRandom random) {
    double by = random.magnitude(1e-16, 1e-6) * (random.oneIn(2) ? 1 : -1);
    return x == 0 ? by : x + x * by;
  }

  private Strategy of(String name, Strategy base) {
    return new Strategy(name, (pair, random) -> nudged(base.make(pair, random), random));
  }

  private ShapePair nudged(ShapePair shapes, SeededRandom random) {
    return Stream.generate(
            () -> ShapeNumbers.rebuilt(shapes, nudged(ShapeNumbers.of(shapes), random)))
        .limit(TRIES)
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(shapes);
  }

  private List<ShapeNumber> nudged(List<ShapeNumber> numbers, SeededRandom random) {
    List<ShapeNumber> moved = new ArrayList<>(numbers);
    int one = random.whole(0, numbers.size() - 1);
    for (int i = 0; i < numbers.size(); i++) {
      if (all || i == one) {
        ShapeNumber number = numbers.get(i);
        moved.set(i, number.with(nudge.applyAsDouble(number.value(), random)));
      }
    }
    return moved;
  }
}
