package collisionbench.app.comparison;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Indecision;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;

/// What a method does when it is asked.
public sealed interface Reply {

  /// It decides.
  record Decides(Answer.Decided answer) implements Reply {}

  /// It does not decide.
  record DoesNotDecide(Indecision reason) implements Reply {}

  /// It throws, which no method may.
  record Throws(Throwable failure) implements Reply {}

  /// {@return what a method does}
  static Reply of(Method method, Question question) {
    try {
      return switch (method.answer(question)) {
        case Answer.Decided answer -> new Decides(answer);
        case Answer.Undecided(Indecision reason) -> new DoesNotDecide(reason);
      };
    } catch (RuntimeException | StackOverflowError failure) {
      return new Throws(failure);
    }
  }
}
