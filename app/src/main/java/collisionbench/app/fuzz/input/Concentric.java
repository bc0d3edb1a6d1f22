package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;

/// Two shapes with the same center.
final class Concentric {

  private Concentric() {}

  static ShapePair make(Pair pair, SeededRandom random) {
    ShapeGenerator both = ShapeGenerator.either(random);
    return switch (Strategy.drawn(pair, both, both)) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) -> {
        Vec3 offset = a.bounds().center().minus(b.bounds().center());
        yield new ShapePair.InSpace(a, b.translated(offset));
      }
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Vec2 offset = a.bounds().center().minus(b.bounds().center());
        yield new ShapePair.InPlane(a, b.translated(offset));
      }
    };
  }
}
