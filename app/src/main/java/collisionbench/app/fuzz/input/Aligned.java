package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;

/// Shapes along the axes: the points of a shape differ in one or two coordinates, and boxes are
/// rotated by quarter turns.
final class Aligned {

  private Aligned() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator base = ShapeGenerator.either(random);
    return Strategy.drawn(pair, along(base, random), along(base, random));
  }

  private static ShapeGenerator along(ShapeGenerator base, SeededRandom random) {
    Vec3 through = base.points().get();
    int free = random.whole(1, 6);
    return base.at(() -> freed(through, base.points().get(), free))
        .turned(() ->
            random.oneIn(2)
                ? Rotation.NONE
                : new Rotation(random.whole(0, 1), random.whole(0, 1), 0, 1));
  }

  /// {@return `through` with some coordinates taken from `point`: bits 0, 1 and 2 of `free` select
  /// x, y and z}
  private static Vec3 freed(Vec3 through, Vec3 point, int free) {
    return new Vec3(
        (free & 1) == 0 ? through.x() : point.x(),
        (free & 2) == 0 ? through.y() : point.y(),
        (free & 4) == 0 ? through.z() : point.z());
  }
}
