package collisionbench.app.fuzz.input;

import collisionbench.geometry.method.Pair;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// Two shapes about one centre.
record Concentric() implements Strategy {

  @Override
  public String name() {
    return "concentric";
  }

  @Override
  public Shapes make(Pair pair, Dice dice) {
    Sketch both = dice.oneIn(2) ? Sketch.lattice(dice) : Sketch.uniform(dice);
    return switch (Strategy.drawn(pair, both, both)) {
      case Shapes.InSpace(Shape3 a, Shape3 b) -> {
        Vec3 way = a.bounds().center().minus(b.bounds().center());
        yield new Shapes.InSpace(a, b.translated(way));
      }
      case Shapes.InPlane(Shape2 a, Shape2 b) -> {
        Vec2 way = a.bounds().center().minus(b.bounds().center());
        yield new Shapes.InPlane(a, b.translated(way));
      }
    };
  }
}
