package collisionbench.app.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Explanation;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Set;

/// What a method says of a pair and how it came to it, whatever it does when it is asked.
public record Explained(Method method, Answer reply, List<Step> steps) {

  public Explained {
    steps = List.copyOf(steps);
  }

  /// {@return what a method says to a question}
  public static Explained of(Method method, Question question) {
    return Guard.call(
        () -> {
          Set<Query> _ = method.answers(question.pair());
          Explanation explanation = method.explain(method.given(question));
          return new Explained(method, explanation.answer(), explanation.steps());
        },
        failure -> new Explained(method, Asking.failed(failure), List.of()));
  }
}
