package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Stream;

/// What another strategy makes, with one number or all of them a little off.
///
/// @param all whether every number is moved, else one
/// @param nudge the number that a number becomes
record Nudged(
    String name, Strategy base, boolean all, ToDoubleBiFunction<Double, SeededRandom> nudge)
    implements Strategy {

  /// How often to try again where a nudge leaves no shape, such as a radius below zero.
  private static final int TRIES = 20;

  /// {@return one number moved to one of its neighbours among the doubles}
  static Nudged byOneUlp(String name, Strategy base) {
    return new Nudged(
        name, base, false, (x, dice) -> dice.oneIn(2) ? Math.nextUp(x) : Math.nextDown(x));
  }

  /// {@return one number or all moved by 1e-16 to 1e-6 of themselves; zeros by that much}
  static Nudged slightly(String name, Strategy base, boolean all) {
    return new Nudged(name, base, all, Nudged::slightly);
  }

  private static double slightly(double x, SeededRandom dice) {
    double by = dice.magnitude(1e-16, 1e-6) * (dice.oneIn(2) ? 1 : -1);
    return x == 0 ? by : x + x * by;
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapePair shapes = base.make(pair, dice);
    return Stream.generate(
            () -> ShapeNumbers.rebuilt(shapes, nudged(ShapeNumbers.of(shapes), dice)))
        .limit(TRIES)
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(shapes);
  }

  private List<ShapeNumber> nudged(List<ShapeNumber> numbers, SeededRandom dice) {
    List<ShapeNumber> moved = new ArrayList<>(numbers);
    int one = dice.whole(0, numbers.size() - 1);
    for (int i = 0; i < numbers.size(); i++) {
      if (all || i == one) {
        ShapeNumber number = numbers.get(i);
        moved.set(i, number.with(nudge.applyAsDouble(number.value(), dice)));
      }
    }
    return moved;
  }
}
