package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Question;

/// What can be asked about two shapes.
public final class Questions {

  private Questions() {}

  /// {@return the question about the two while B moves past A}
  public static Question moving(ShapePair shapes) {
    return switch (shapes) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) -> {
        Vec3 motion = Answers3.motion(a, b, Separation3.between(a, b));
        yield new Question.InSpace(a, Vec3.ZERO, b, motion.isFinite() ? motion : Vec3.ZERO);
      }
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Vec2 motion = Answers2.motion(a, b, Separation2.between(a, b));
        yield new Question.InPlane(a, Vec2.ZERO, b, motion.isFinite() ? motion : Vec2.ZERO);
      }
    };
  }
}
