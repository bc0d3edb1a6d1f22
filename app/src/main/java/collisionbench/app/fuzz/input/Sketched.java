package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;
import java.util.function.Function;

/// Both shapes from one sketch, independently.
record Sketched(String name, Function<Dice, Sketch> sketch) implements Strategy {

  @Override
  public ShapePair make(Pair pair, Dice dice) {
    Sketch both = sketch.apply(dice);
    return Strategy.drawn(pair, both, both);
  }
}
