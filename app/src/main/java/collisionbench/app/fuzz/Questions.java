package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;

/// What can be asked about two shapes.
public final class Questions {

  private Questions() {}

  /// {@return the question about the two while B moves past A}
  public static Question moving(ShapePair shapes) {
    Vec3 motion = KernelAnswers.motion(shapes);
    return Kernel.moving(shapes.question(), motion.isFinite() ? motion : Vec3.ZERO);
  }
}
