package collisionbench.app.score;

import collisionbench.app.comparison.Stopwatch;
import collisionbench.app.fuzz.Trial;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The score of one method on one pair.
///
/// @param total the measures of all cases
/// @param kinds the measures of each kind of input that occurred, in the order of the strategies
/// @param worst the worst case of each measure that has one
/// @param nanoseconds the time of one answer; empty until it is measured
public record MethodScore(
    Trial trial,
    Pair pair,
    Row total,
    SequencedMap<String, Row> kinds,
    Map<Measure, Example> worst,
    OptionalDouble nanoseconds) {

  public MethodScore {
    kinds = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(kinds));
    worst = Map.copyOf(worst);
  }

  /// {@return the score of the measures of each kind of input, without a time}
  static MethodScore of(Trial trial, Pair pair, SequencedMap<String, Row> kinds) {
    SequencedMap<String, Row> seen = new LinkedHashMap<>(kinds);
    seen.values().removeIf(Row.NONE::equals);
    Row total = seen.values().stream().reduce(Row.NONE, Row::plus);
    Map<Measure, Example> worst =
        Stream.of(Measure.values())
            .parallel()
            .filter(Measure::hasExample)
            .flatMap(measure ->
                total.cell(measure).worst().stream()
                    .map(found -> Example.simplified(trial, measure, found)))
            .collect(Collectors.toMap(Example::measure, Function.identity()));
    return new MethodScore(trial, pair, total, seen, worst, OptionalDouble.empty());
  }

  /// {@return this score with the time that the method takes for these questions}
  MethodScore timed(List<Question> questions) {
    return new MethodScore(
        trial, pair, total, kinds, worst, Stopwatch.nanoseconds(method(), questions, () -> false));
  }

  Method method() {
    return trial.method();
  }

  /// {@return whether the method answers the query that a measure needs}
  boolean has(Measure measure) {
    return measure.query().map(trial.queries(pair)::contains).orElse(true);
  }

  /// {@return the worst of all cases, if there is one}
  Optional<Example> example(Measure measure) {
    return Optional.ofNullable(worst.get(measure));
  }

  /// {@return the worst case of a kind of input, as it was generated}
  Optional<Example> example(String kind, Measure measure) {
    return Optional.ofNullable(kinds.get(kind))
        .filter(_ -> measure.hasExample())
        .flatMap(row -> row.cell(measure).worst())
        .map(found -> Example.drawn(trial, measure, found));
  }

  /// {@return the cells for all cases}
  List<Shown> cells() {
    return Stream.of(Measure.values())
        .map(measure -> new Shown(measure, has(measure), total, example(measure)))
        .toList();
  }

  /// {@return the cells for one kind of input}
  List<Shown> cells(String kind) {
    Row row = kinds.getOrDefault(kind, Row.NONE);
    return Stream.of(Measure.values())
        .map(measure -> new Shown(measure, has(measure), row, example(kind, measure)))
        .toList();
  }

  /// {@return the worst cases of all cells}
  Stream<Example> examples() {
    return Stream.of(Measure.values())
        .flatMap(measure ->
            Stream.concat(
                example(measure).stream(),
                kinds.keySet().stream().flatMap(kind -> example(kind, measure).stream())));
  }
}
