package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;
import java.util.function.Function;

/// Both shapes drawn independently from one generator.
record Generated(String name, Function<SeededRandom, ShapeGenerator> generator)
    implements Strategy {

  @Override
  public ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator both = generator.apply(random);
    return Strategy.drawn(pair, both, both);
  }
}
