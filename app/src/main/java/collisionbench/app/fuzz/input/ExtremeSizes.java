package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;

/// Numbers as large and as small as in [Extreme], of two sizes in one shape: as far from one
/// another as any two of those, or the other about one, or near enough to the first for both to
/// count. Either shape may be of a size of its own, with now and then a number of the other's.
record ExtremeSizes() implements Strategy {

  /// Some more binary orders than a double has digits.
  private static final int NEAR = 80;

  @Override
  public String name() {
    return "extreme sizes";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    int usual = Extreme.exponent(dice);
    int other = other(usual, dice);
    ShapeGenerator first = ShapeGenerator.extreme(usual, other, dice);
    ShapeGenerator second = dice.oneIn(4) ? ShapeGenerator.extreme(other, usual, dice) : first;
    return Strategy.drawn(pair, first, second);
  }

  private static int other(int usual, SeededRandom dice) {
    return switch (dice.whole(0, 2)) {
      case 0 -> Extreme.exponent(dice);
      case 1 -> dice.whole(-8, 8);
      default -> Math.clamp(usual + dice.whole(-NEAR, NEAR), Extreme.LEAST, Extreme.MOST);
    };
  }
}
