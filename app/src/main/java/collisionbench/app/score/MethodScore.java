package collisionbench.app.score;

import collisionbench.app.comparison.Stopwatch;
import collisionbench.app.comparison.Weight;
import collisionbench.app.fuzz.Trial;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The score of one method on one pair.
///
/// @param total the outcomes of all cases
/// @param kinds the outcomes of each kind of input that occurred, in the order of the strategies
/// @param examples the simplest mistake of each weight
/// @param nanoseconds the time of one answer; empty unless it is measured
public record MethodScore(
    Trial trial,
    Pair pair,
    Row total,
    SequencedMap<String, Row> kinds,
    Map<Weight, Example> examples,
    OptionalDouble nanoseconds) {

  public MethodScore {
    kinds = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(kinds));
    examples = Map.copyOf(examples);
  }

  /// {@return the score of the outcomes of each kind of input, without a time}
  static MethodScore of(Trial trial, Pair pair, SequencedMap<String, Row> kinds) {
    SequencedMap<String, Row> seen = new LinkedHashMap<>(kinds);
    seen.values().removeIf(Row.NONE::equals);
    Row total = seen.values().stream().reduce(Row.NONE, Row::plus);
    Map<Weight, Example> examples =
        total.examples().values().parallelStream()
            .filter(finding -> finding.weight() != Weight.ROUNDING)
            .map(Example::simplified)
            .collect(Collectors.toMap(example -> example.finding().weight(), Function.identity()));
    return new MethodScore(trial, pair, total, seen, examples, OptionalDouble.empty());
  }

  /// {@return this score with the time that the method takes for these questions}
  MethodScore timed(List<Question> questions) {
    OptionalDouble time = Stopwatch.nanoseconds(method(), questions, () -> false);
    return new MethodScore(trial, pair, total, kinds, examples, time);
  }

  Method method() {
    return trial.method();
  }
}
