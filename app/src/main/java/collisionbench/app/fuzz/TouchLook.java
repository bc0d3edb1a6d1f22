package collisionbench.app.fuzz;

import collisionbench.app.comparison.MethodCalls;
import collisionbench.app.fuzz.input.ExactTouch;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Convention;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Touching;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// How a method answers about shapes that touch exactly.
///
/// @param no how many it takes for shapes that do not touch
/// @param asked the number of inputs that it answered
public record TouchLook(int no, int asked) {

  private static final int INPUTS = 20;

  /// Asks a method about the pairs of which it says whether they touch.
  ///
  /// @return the result
  public static TouchLook of(Method method, List<Pair> pairs) {
    List<Boolean> answers =
        pairs.stream()
            .filter(pair -> method.answers(pair).contains(Query.OVERLAP))
            .flatMap(pair ->
                LongStream.range(0, INPUTS)
                    .mapToObj(number -> method.given(ExactTouch.of(pair, number).question()))
                    .map(question -> MethodCalls.of(method, question, Query.OVERLAP)))
            .flatMap(answer ->
                answer instanceof Answer.Decided decided
                    ? decided.overlap().stream()
                    : Stream.empty())
            .toList();
    return new TouchLook((int) answers.stream().filter(yes -> !yes).count(), answers.size());
  }

  /// {@return whether a method that does not say so takes shapes as open: those that touch exactly
  /// do not touch}
  boolean isUnsaid(Convention convention) {
    return convention.touching() == Touching.CLOSED && asked > 0 && no == asked;
  }
}
