package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.methods.method.Question;

/// What methods are asked about two bodies.
public final class BodyQuestion {

  private BodyQuestion() {}

  /// {@return the question about two bodies where they stand, which move on from there}
  ///
  /// @throws IllegalArgumentException if they are of different spaces
  public static Question of(Body a, Body b) {
    return switch (a) {
      case Body3 a3 when b instanceof Body3 b3 ->
          new Question.InSpace(a3.shape(), a3.velocity(), b3.shape(), b3.velocity());
      case Body2 a2 when b instanceof Body2 b2 ->
          new Question.InPlane(a2.shape(), a2.velocity(), b2.shape(), b2.velocity());
      case Body3 _, Body2 _ ->
          throw new IllegalArgumentException(
              "bodies of different spaces: " + a.id() + " and " + b.id());
    };
  }
}
