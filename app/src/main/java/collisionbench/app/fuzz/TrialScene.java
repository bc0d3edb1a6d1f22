package collisionbench.app.fuzz;

import collisionbench.app.comparison.MethodCalls;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.Optional;

/// The question of a trial as a scene of the bodies `a` and `b`.
public final class TrialScene {

  private TrialScene() {}

  /// {@return a scene that expects the judge's answer}
  ///
  /// @param moving whether b moves past a even if the methods do not both answer sweeps
  public static Scene of(Trial trial, ShapePair shapes, boolean moving, String name, String note) {
    Question question = trial.question(shapes);
    List<Body> bodies =
        BodyQuestion.bodies(moving ? trial.given(MovingQuestion.of(shapes)) : question);
    return new Scene(
        name,
        note,
        shapes instanceof ShapePair.InPlane ? Space.TWO : Space.THREE,
        bodies,
        Optional.empty(),
        expected(trial, question));
  }

  private static Optional<Expectation> expected(Trial trial, Question question) {
    return MethodCalls.of(trial.judge(), question) instanceof Answer.Decided answer
        ? answer.overlap().map(TrialScene::expectation)
        : Optional.empty();
  }

  private static Expectation expectation(boolean overlap) {
    return new Expectation(overlap ? List.of(new Expectation.Pair("a", "b")) : List.of());
  }
}
