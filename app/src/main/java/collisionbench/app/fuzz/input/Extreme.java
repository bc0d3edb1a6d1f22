package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What another strategy makes, all of it so large or so small that something computed from it
/// leaves the range of doubles. All lengths are multiplied by one power of two, so that what
/// touches still does where nothing underflows. ShapePair stay as they are where nothing would be
/// left of a polygon.
record Extreme(Strategy ordinary) implements Strategy {

  /// Where doubles begin, cease to be subnormal and end.
  private static final List<Integer> ENDS = List.of(-1066, -1022, 1013);

  /// Where the second to eighth powers of numbers do.
  private static final List<Integer> ROOTS =
      IntStream.rangeClosed(2, 8)
          .boxed()
          .flatMap(power -> Stream.of(-1074 / power, -1022 / power, 1024 / power))
          .toList();

  /// Every binary order from minus this to this comes up.
  private static final int ORDERS = 340;

  private static final int BESIDE = 8;

  /// The least and the most that [#exponent] gives.
  static final int LEAST = -1066 - BESIDE;

  static final int MOST = 1013 + BESIDE;

  /// {@return an exponent close to an end or a root, or any in between; no distance of numbers
  /// below two to its power overflows}
  static int exponent(SeededRandom dice) {
    return switch (dice.whole(0, 2)) {
      case 0 -> dice.of(ENDS) + dice.whole(-BESIDE, BESIDE);
      case 1 -> dice.of(ROOTS) + dice.whole(-BESIDE, BESIDE);
      default -> dice.whole(-ORDERS, ORDERS);
    };
  }

  @Override
  public String name() {
    return "extreme " + ordinary.name();
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapePair shapes = ordinary.make(pair, dice);
    int by = exponent(dice) - 1 - Math.getExponent(shapes.size());
    return ShapeNumbers.scaled(shapes, by).orElse(shapes);
  }
}
