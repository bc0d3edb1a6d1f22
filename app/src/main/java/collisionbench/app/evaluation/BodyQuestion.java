package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.space.Vec3;
import java.util.EnumSet;

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

  /// {@return what a method is asked to tell its steps about two bodies of a scene, in the scene's
  /// order, at the time that is shown}
  ///
  /// Times count from the start. So a method that knows only when the two meet is asked about the
  /// start, and while another time is shown the others are asked about the two at rest.
  ///
  /// @throws IllegalArgumentException if the scene has no body of one of the names
  public static Question of(Evaluation evaluation, String one, String other, Method method) {
    int first = Math.min(place(evaluation, one), place(evaluation, other));
    int second = Math.max(place(evaluation, one), place(evaluation, other));
    Question atStart =
        of(evaluation.scene().bodies().get(first), evaluation.scene().bodies().get(second));
    boolean onlyWhen = method.answers(atStart.pair()).equals(EnumSet.of(Query.SWEEP));
    return onlyWhen || evaluation.time() == 0
        ? atStart
        : of(resting(evaluation, first), resting(evaluation, second));
  }

  private static int place(Evaluation evaluation, String id) {
    return evaluation
        .scene()
        .place(id)
        .orElseThrow(() -> new IllegalArgumentException("no such body: " + id));
  }

  private static Body resting(Evaluation evaluation, int place) {
    return evaluation.standing().get(place).moving(Vec3.ZERO);
  }
}
