package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import java.util.List;

/// ShapePair that share corners, edges, ends and centres: all points from four.
record Shared() implements Strategy {

  @Override
  public String name() {
    return "shared";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapeGenerator base =
        dice.oneIn(2) ? ShapeGenerator.lattice(dice) : ShapeGenerator.uniform(dice);
    List<Vec3> corners =
        List.of(base.points().get(), base.points().get(), base.points().get(), base.points().get());
    ShapeGenerator first = base.at(() -> dice.of(corners));
    ShapeGenerator second = base.at(() -> dice.oneIn(4) ? base.points().get() : dice.of(corners));
    return Strategy.drawn(pair, first, second);
  }
}
