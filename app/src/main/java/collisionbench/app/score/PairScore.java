package collisionbench.app.score;

import collisionbench.app.comparison.Stopwatch;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.OptionalDouble;

/// How the methods did that answer one pair.
///
/// @param touching in how many of the cases the shapes touch
/// @param nanoseconds that exact arithmetic takes for an answer; empty as long as it is not timed
/// @param methods in the order of the plan
public record PairScore(
    Pair pair, long cases, long touching, OptionalDouble nanoseconds, List<MethodScore> methods) {

  public PairScore {
    methods = List.copyOf(methods);
  }

  /// {@return the same with how long answers to some questions take}
  PairScore timed(List<Question> questions) {
    return new PairScore(
        pair,
        cases,
        touching,
        Stopwatch.nanoseconds(Methods.EXACT, questions, () -> false),
        methods.stream().map(method -> method.timed(questions)).toList());
  }
}
