package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;

/// Shapes that mix two sizes as extreme as those of [Extreme]: two such sizes, one of them and
/// about 1, or two close enough that both matter. The two shapes may have different sizes, with an
/// occasional number of the other's.
final class ExtremeSizes {

  /// A few more binary orders than a double has digits.
  private static final int NEAR = 80;

  private ExtremeSizes() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    int usual = Extreme.exponent(random);
    int other = other(usual, random);
    ShapeGenerator first = ShapeGenerator.extreme(usual, other, random);
    ShapeGenerator second = random.oneIn(4) ? ShapeGenerator.extreme(other, usual, random) : first;
    return Strategy.drawn(pair, first, second);
  }

  private static int other(int usual, SeededRandom random) {
    return switch (random.whole(0, 2)) {
      case 0 -> Extreme.exponent(random);
      case 1 -> random.whole(-8, 8);
      default -> Math.clamp(usual + random.whole(-NEAR, NEAR), Extreme.LEAST, Extreme.MOST);
    };
  }
}
