package collisionbench.app.fuzz.input;

import collisionbench.geometry.method.Pair;

/// Numbers as large and as small as in [Extreme], of two sizes in one shape. Either shape may be of
/// a size of its own, with now and then a number of the other's.
record ExtremeSizes() implements Strategy {

  @Override
  public String name() {
    return "extreme sizes";
  }

  @Override
  public Shapes make(Pair pair, Dice dice) {
    int usual = Extreme.exponent(dice);
    int other = dice.oneIn(2) ? Extreme.exponent(dice) : dice.whole(-8, 8);
    Sketch first = Sketch.extreme(usual, other, dice);
    Sketch second = dice.oneIn(4) ? Sketch.extreme(other, usual, dice) : first;
    return Strategy.drawn(pair, first, second);
  }
}
