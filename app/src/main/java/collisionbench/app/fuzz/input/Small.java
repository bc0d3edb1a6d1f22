package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;

/// One shape much smaller than the other, at a random position.
final class Small {

  private Small() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator large = ShapeGenerator.uniform(random);
    double factor = random.magnitude(1e-9, 0.1);
    ShapeGenerator small = large.shrunk(factor, large.points().get());
    return random.oneIn(2)
        ? Strategy.drawn(pair, large, small)
        : Strategy.drawn(pair, small, large);
  }
}
