package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import java.util.List;

/// Shapes that share corners, edges, ends and centers: points are mostly taken from four.
final class Shared {

  private Shared() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator base = ShapeGenerator.either(random);
    List<Vec3> corners =
        List.of(base.points().get(), base.points().get(), base.points().get(), base.points().get());
    ShapeGenerator first = base.at(() -> random.of(corners));
    ShapeGenerator second =
        base.at(() -> random.oneIn(4) ? base.points().get() : random.of(corners));
    return Strategy.drawn(pair, first, second);
  }
}
