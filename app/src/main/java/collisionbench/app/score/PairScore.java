package collisionbench.app.score;

import collisionbench.app.comparison.Stopwatch;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/// The scores of the methods that answer one pair.
///
/// @param nanoseconds the time of one answer in exact arithmetic; empty until it is measured
/// @param methods the method with the fewest plain mistakes first, see [Row#ORDER]
public record PairScore(
    Pair pair, long cases, OptionalDouble nanoseconds, List<MethodScore> methods) {

  public PairScore {
    methods = methods.stream().sorted(Comparator.comparing(MethodScore::total, Row.ORDER)).toList();
  }

  /// {@return the number of cases in which the shapes touch}
  long touching() {
    return methods.stream().mapToLong(method -> method.total().tally().touching()).max().orElse(0);
  }

  /// {@return this score with the times that exact arithmetic and the methods take for these
  /// questions}
  PairScore timed(List<Question> questions) {
    return new PairScore(
        pair,
        cases,
        Stopwatch.nanoseconds(Methods.EXACT, questions, () -> false),
        methods.stream().map(method -> method.timed(questions)).toList());
  }
}
