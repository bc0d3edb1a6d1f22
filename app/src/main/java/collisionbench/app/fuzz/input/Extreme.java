package collisionbench.app.fuzz.input;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The shapes of another strategy, scaled so large or so small that some computation with them
/// leaves the range of double. All lengths are multiplied by one power of two, so touching shapes
/// still touch unless something underflows. Shapes are not scaled if a polygon would vanish.
final class Extreme {

  /// Exponents near which doubles begin, become normal, and end.
  private static final List<Integer> ENDS = List.of(-1066, -1022, 1013);

  /// Exponents of numbers whose second to eighth powers do so.
  private static final List<Integer> ROOTS =
      IntStream.rangeClosed(2, 8)
          .boxed()
          .flatMap(power -> Stream.of(-1074 / power, -1022 / power, 1024 / power))
          .toList();

  /// Every binary exponent from `-ORDERS` to `ORDERS` occurs.
  private static final int ORDERS = 340;

  private static final int BESIDE = 8;

  /// The least and greatest value of [#exponent].
  static final int LEAST = -1066 - BESIDE;

  static final int MOST = 1013 + BESIDE;

  /// {@return an exponent near an end or a root, or any in between; distances between numbers below
  /// two to its power do not overflow}
  static int exponent(SeededRandom random) {
    return switch (random.whole(0, 2)) {
      case 0 -> random.of(ENDS) + random.whole(-BESIDE, BESIDE);
      case 1 -> random.of(ROOTS) + random.whole(-BESIDE, BESIDE);
      default -> random.whole(-ORDERS, ORDERS);
    };
  }

  private Extreme() {}

  static Strategy of(Strategy ordinary) {
    return new Strategy(
        "extreme " + ordinary.name(), (pair, random) -> make(ordinary.make(pair, random), random));
  }

  private static ShapePair make(ShapePair shapes, SeededRandom random) {
    int by = exponent(random) - 1 - Math.getExponent(shapes.size());
    return ShapeNumbers.scaled(shapes, by).orElse(shapes);
  }
}
