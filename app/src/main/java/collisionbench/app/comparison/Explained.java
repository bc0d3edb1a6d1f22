package collisionbench.app.comparison;

import collisionbench.geometry.method.Explanation;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Step;
import java.util.List;

/// What a method says of a pair and how it came to it, whatever it does when it is asked.
public record Explained(Method method, Reply reply, List<Step> steps) {

  public Explained {
    steps = List.copyOf(steps);
  }

  /// {@return what a method says to a question}
  public static Explained of(Method method, Question question) {
    try {
      Explanation explanation = method.explain(method.precision().given(question));
      return new Explained(method, Reply.of(explanation.answer()), explanation.steps());
    } catch (RuntimeException | StackOverflowError failure) {
      return new Explained(method, new Reply.Throws(failure), List.of());
    }
  }
}
