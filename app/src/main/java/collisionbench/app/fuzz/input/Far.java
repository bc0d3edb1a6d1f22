package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Pair;

/// What another strategy makes, far from the origin: by whole numbers up to 1e12, so that what is
/// on a lattice stays what it was.
record Far(Strategy near) implements Strategy {

  @Override
  public String name() {
    return "far " + near.name();
  }

  @Override
  public ShapePair make(Pair pair, SeededRandom dice) {
    ShapePair shapes = near.make(pair, dice);
    Vec3 by = new Vec3(step(dice), step(dice), step(dice));
    return switch (shapes) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) ->
          new ShapePair.InSpace(a.translated(by), b.translated(by));
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Vec2 flat = Lifted.flat(by);
        yield new ShapePair.InPlane(a.translated(flat), b.translated(flat));
      }
    };
  }

  private static double step(SeededRandom dice) {
    double size = Math.rint(dice.magnitude(1e3, 1e12));
    return dice.oneIn(4) ? 0 : dice.oneIn(2) ? size : -size;
  }
}
