package collisionbench.bench.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Explanation;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import java.util.List;
import java.util.Set;

/// A method's answer about a pair with its steps, or its failure.
public record Explained(Method method, Answer reply, List<Step> steps) {

  public Explained {
    steps = List.copyOf(steps);
  }

  /// {@return a method's answer to a question}
  public static Explained of(Method method, Question question) {
    return Guard.call(
        () -> {
          Set<Query> _ = method.answers(question.pair());
          Explanation explanation = method.explain(method.given(question));
          return new Explained(method, explanation.answer(), explanation.steps());
        },
        failure -> new Explained(method, MethodCalls.failed(failure), List.of()));
  }
}
