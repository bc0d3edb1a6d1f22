package collisionbench.app.score;

import collisionbench.app.comparison.Stopwatch;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.OptionalDouble;

/// The scores of the methods that answer one pair.
///
/// @param touching the number of cases in which the shapes touch
/// @param nanoseconds the time of one answer in exact arithmetic; empty until it is measured
/// @param methods in the order of the plan
public record PairScore(
    Pair pair, long cases, long touching, OptionalDouble nanoseconds, List<MethodScore> methods) {

  public PairScore {
    methods = List.copyOf(methods);
  }

  /// {@return this score with the times that exact arithmetic and the methods take for these
  /// questions}
  PairScore timed(List<Question> questions) {
    return new PairScore(
        pair,
        cases,
        touching,
        Stopwatch.nanoseconds(Methods.EXACT, questions, () -> false),
        methods.stream().map(method -> method.timed(questions)).toList());
  }
}
