package collisionbench.app.fuzz.input;

import collisionbench.geometry.method.Pair;
import collisionbench.geometry.space.Vec3;

/// One shape much smaller than the other, anywhere.
record Small() implements Strategy {

  @Override
  public String name() {
    return "small";
  }

  @Override
  public ShapePair make(Pair pair, Dice dice) {
    Sketch large = Sketch.uniform(dice);
    double factor = dice.magnitude(1e-9, 0.1);
    Vec3 at = large.points().get();
    Sketch small =
        large
            .at(() -> at.plus(factor, large.points().get()))
            .sized(() -> factor * large.sizes().getAsDouble());
    return dice.oneIn(2) ? Strategy.drawn(pair, large, small) : Strategy.drawn(pair, small, large);
  }
}
