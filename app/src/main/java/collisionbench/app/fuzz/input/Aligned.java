package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;

/// Everything along the axes: each shape's points differ in one or two coordinates, and boxes are
/// turned by quarters.
record Aligned() implements Strategy {

  @Override
  public String name() {
    return "aligned";
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapeGenerator base =
        dice.oneIn(2) ? ShapeGenerator.lattice(dice) : ShapeGenerator.uniform(dice);
    return Strategy.drawn(pair, along(base, dice), along(base, dice));
  }

  private static ShapeGenerator along(ShapeGenerator base, SeededRandom dice) {
    Vec3 through = base.points().get();
    int free = dice.whole(1, 6);
    return base.at(() -> freed(through, base.points().get(), free))
        .turned(() ->
            dice.oneIn(2) ? Rotation.NONE : new Rotation(dice.whole(0, 1), dice.whole(0, 1), 0, 1));
  }

  /// Bits 0, 1 and 2 of `free` say which coordinates are free.
  private static Vec3 freed(Vec3 through, Vec3 point, int free) {
    return new Vec3(
        (free & 1) == 0 ? through.x() : point.x(),
        (free & 2) == 0 ? through.y() : point.y(),
        (free & 4) == 0 ? through.z() : point.z());
  }
}
