package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;

/// One shape much smaller than the other, anywhere.
record Small() implements Strategy {

  @Override
  public String name() {
    return "small";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapeGenerator large = ShapeGenerator.uniform(dice);
    double factor = dice.magnitude(1e-9, 0.1);
    ShapeGenerator small = large.shrunk(factor, large.points().get());
    return dice.oneIn(2) ? Strategy.drawn(pair, large, small) : Strategy.drawn(pair, small, large);
  }
}
