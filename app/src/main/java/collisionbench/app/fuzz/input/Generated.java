package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;
import java.util.function.Function;

/// Both shapes from one sketch, independently.
record Generated(String name, Function<SeededRandom, ShapeGenerator> sketch) implements Strategy {

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapeGenerator both = sketch.apply(dice);
    return Strategy.drawn(pair, both, both);
  }
}
