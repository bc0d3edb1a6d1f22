package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;

/// Builds questions about moving shapes.
public final class MovingQuestion {

  private MovingQuestion() {}

  /// {@return the question about two shapes with B moving past A}
  public static Question of(ShapePair shapes) {
    Vec3 motion = KernelAnswers.motion(shapes);
    return Kernel.moving(shapes.question(), motion.isFinite() ? motion : Vec3.ZERO);
  }
}
