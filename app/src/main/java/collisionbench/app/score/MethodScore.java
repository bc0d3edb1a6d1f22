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

/// How one method did on one pair.
///
/// @param total all cases
/// @param kinds those of each kind of input that came up, in the order of the strategies
/// @param worst the worst case of each measure that has anything to show
/// @param nanoseconds that an answer takes; empty as long as none is timed
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

  /// {@return the score of what came of each kind of input, not timed yet}
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

  /// {@return the same with how long answers to some questions take}
  MethodScore timed(List<Question> questions) {
    return new MethodScore(
        trial, pair, total, kinds, worst, Stopwatch.nanoseconds(method(), questions, () -> false));
  }

  Method method() {
    return trial.method();
  }

  /// {@return whether the method answers what is measured}
  boolean has(Measure measure) {
    return measure.query().map(trial.queries(pair)::contains).orElse(true);
  }

  /// {@return the worst case of all, if there is anything to show}
  Optional<Example> example(Measure measure) {
    return Optional.ofNullable(worst.get(measure));
  }

  /// {@return the worst case of a kind of input, as it was drawn}
  Optional<Example> example(String kind, Measure measure) {
    return Optional.ofNullable(kinds.get(kind))
        .filter(_ -> measure.hasExample())
        .flatMap(row -> row.cell(measure).worst())
        .map(found -> Example.drawn(trial, measure, found));
  }

  /// {@return the cells of all cases}
  List<Shown> cells() {
    return Stream.of(Measure.values())
        .map(measure -> new Shown(measure, has(measure), total, example(measure)))
        .toList();
  }

  /// {@return the cells of a kind of input}
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
