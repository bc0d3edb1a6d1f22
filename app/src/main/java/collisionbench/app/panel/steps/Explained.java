package collisionbench.app.panel.steps;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Explanation;
import collisionbench.geometry.method.Indecision;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Step;
import java.util.List;

/// What a method says of a pair, whatever it does when it is asked.
record Explained(Method method, Outcome outcome, List<Step> steps) {

  /// What came of it.
  sealed interface Outcome {

    /// It answers.
    record Decided(Answer.Decided answer) implements Outcome {}

    /// It does not decide.
    record Undecided(Indecision reason) implements Outcome {}

    /// It fails.
    record Failed(String failure) implements Outcome {}
  }

  /// {@return what a method says to a question}
  @SuppressWarnings("CatchingUnchecked") // a method may be anybody's
  static Explained of(Method method, Question question) {
    try {
      Explanation explanation = method.explain(method.precision().given(question));
      return new Explained(method, outcome(explanation.answer()), explanation.steps());
    } catch (RuntimeException | StackOverflowError failure) {
      return new Explained(method, new Outcome.Failed(failure.toString()), List.of());
    }
  }

  private static Outcome outcome(Answer answer) {
    return switch (answer) {
      case Answer.Decided decided -> new Outcome.Decided(decided);
      case Answer.Undecided(Indecision reason) -> new Outcome.Undecided(reason);
    };
  }
}
