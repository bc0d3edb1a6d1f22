package collisionbench.app.method;

import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Pair2;
import collisionbench.methods.method.Pair3;
import collisionbench.methods.method.Question;

/// An ordinary question about each pair: shapes as they are added to a scene, half a unit beside
/// one another.
final class Examples {

  private Examples() {}

  static Question of(Pair pair) {
    return switch (pair) {
      case Pair3 p -> Question.of(solid(ShapeType.of(p.a())), beside(solid(ShapeType.of(p.b()))));
      case Pair2 p -> Question.of(flat(ShapeType.of(p.a())), beside(flat(ShapeType.of(p.b()))));
    };
  }

  private static Shape3 beside(Shape3 shape) {
    return shape.translated(new Vec3(0.5, 0.25, 0.125));
  }

  private static Shape2 beside(Shape2 shape) {
    return shape.translated(new Vec2(0.5, 0.25));
  }

  private static Shape3 solid(ShapeType type) {
    return ((Body3) type.example()).shape();
  }

  private static Shape2 flat(ShapeType type) {
    return ((Body2) type.example()).shape();
  }
}
