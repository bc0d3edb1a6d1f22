package collisionbench.app.method;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;

/// An ordinary question for each pair: the default shapes of the editor, half a unit apart.
final class Examples {

  private Examples() {}

  static Question of(Pair pair) {
    Body a = Body.example(ShapeType.of(pair.a()));
    Body b = Body.example(ShapeType.of(pair.b()));
    return BodyQuestion.of(a, b.movedBy(new Vec3(0.5, 0.25, 0.125)));
  }
}
