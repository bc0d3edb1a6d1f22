package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;

/// All points and boxes on one lattice with an exact rotation, like 3-4-5: segments lie in tilted
/// faces, along edges and curved surfaces, and pass through corners, without rounding.
final class OnFace {

  private OnFace() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator turned =
        pair.isFlat()
            ? plane(Slope.random(random), random)
            : space(WholeAxes.random(random), random);
    return Strategy.drawn(pair, turned, turned);
  }

  private static ShapeGenerator space(WholeAxes frame, SeededRandom random) {
    return ShapeGenerator.lattice(random)
        .at(() ->
            frame
                .axes()
                .get(0)
                .times(random.whole(-3, 3))
                .plus(random.whole(-3, 3), frame.axes().get(1))
                .plus(random.whole(-3, 3), frame.axes().get(2)))
        .sized(() -> random.whole(0, 2) * frame.length())
        .turned(frame::turn);
  }

  private static ShapeGenerator plane(Slope slope, SeededRandom random) {
    Vec2 along = slope.direction();
    Vec2 aside = along.perpendicular();
    return ShapeGenerator.lattice(random)
        .at(() -> Lifted.of(along.times(random.whole(-2, 2)).plus(random.whole(-2, 2), aside)))
        .sized(() -> random.whole(0, 2) * slope.length());
  }
}
