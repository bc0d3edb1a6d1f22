package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;

/// The shapes of another strategy, far from the origin: translated by whole numbers up to 1e12, so
/// that lattice points stay exact.
final class Far {

  private Far() {}

  static Strategy of(Strategy near) {
    return new Strategy(
        "far " + near.name(), (pair, random) -> make(near.make(pair, random), random));
  }

  private static ShapePair make(ShapePair shapes, SeededRandom random) {
    Vec3 by = new Vec3(step(random), step(random), step(random));
    return switch (shapes) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) ->
          new ShapePair.InSpace(a.translated(by), b.translated(by));
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Vec2 flat = Lifted.flat(by);
        yield new ShapePair.InPlane(a.translated(flat), b.translated(flat));
      }
    };
  }

  private static double step(SeededRandom random) {
    double size = Math.rint(random.magnitude(1e3, 1e12));
    return random.oneIn(4) ? 0 : random.oneIn(2) ? size : -size;
  }
}
