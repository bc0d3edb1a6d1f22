package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;

/// Everything on one lattice that is turned exactly, like 3-4-5, and boxes with it: sticks lie in
/// tilted faces and plates, along edges and mantles, and pass through corners, without rounding.
record OnFace() implements Strategy {

  @Override
  public String name() {
    return "flush";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapeGenerator turned =
        pair.isFlat() ? plane(Slope.random(dice), dice) : space(WholeAxes.random(dice), dice);
    return Strategy.drawn(pair, turned, turned);
  }

  private static ShapeGenerator space(WholeAxes frame, SeededRandom dice) {
    return ShapeGenerator.lattice(dice)
        .at(() ->
            frame
                .axes()
                .get(0)
                .times(dice.whole(-3, 3))
                .plus(dice.whole(-3, 3), frame.axes().get(1))
                .plus(dice.whole(-3, 3), frame.axes().get(2)))
        .sized(() -> dice.whole(0, 2) * frame.length())
        .turned(frame::turn);
  }

  private static ShapeGenerator plane(Slope slope, SeededRandom dice) {
    Vec2 along = slope.direction();
    Vec2 aside = along.perpendicular();
    return ShapeGenerator.lattice(dice)
        .at(() -> Lifted.of(along.times(dice.whole(-2, 2)).plus(dice.whole(-2, 2), aside)))
        .sized(() -> dice.whole(0, 2) * slope.length());
  }
}
