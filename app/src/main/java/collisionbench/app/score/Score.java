package collisionbench.app.score;

import collisionbench.methods.method.Method;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// The scores of all methods.
///
/// @param pairs in the order of the plan
public record Score(ScorePlan plan, List<PairScore> pairs) {

  public Score {
    pairs = List.copyOf(pairs);
  }

  /// {@return the worst cases of all cells}
  public Stream<Example> examples() {
    return pairs.stream().flatMap(pair -> pair.methods().stream()).flatMap(MethodScore::examples);
  }

  /// {@return a description of the machine that measured the times}
  static String machine() {
    return Runtime.getRuntime().availableProcessors()
        + " processors ("
        + System.getProperty("os.arch")
        + "), Java "
        + Runtime.version().feature();
  }

  /// {@return today's date, such as 2026-11-26}
  static String date() {
    return LocalDate.now(ZoneId.systemDefault()).toString();
  }

  /// {@return the median of a method's times on its pairs, in nanoseconds; empty if none was
  /// measured}
  OptionalDouble nanoseconds(Method method) {
    double[] times =
        of(method).stream()
            .map(MethodScore::nanoseconds)
            .flatMapToDouble(OptionalDouble::stream)
            .sorted()
            .toArray();
    return times.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(times[times.length / 2]);
  }

  /// {@return the scores of a method, one for each pair that it answers}
  List<MethodScore> of(Method method) {
    return pairs.stream()
        .flatMap(pair -> pair.methods().stream())
        .filter(score -> score.method().equals(method))
        .toList();
  }

  /// {@return a method's scores on all pairs together}
  Row total(Method method) {
    return of(method).stream().map(MethodScore::total).reduce(Row.NONE, Row::plus);
  }

  /// {@return the cells of a method on all pairs together}
  List<Shown> cells(Method method) {
    return Stream.of(Measure.values()).map(measure -> cell(method, measure)).toList();
  }

  /// {@return the cell of a method on all pairs together}
  Shown cell(Method method, Measure measure) {
    Row total = total(method);
    List<MethodScore> scores = of(method);
    Optional<Example> example =
        total
            .cell(measure)
            .worst()
            .flatMap(worst ->
                scores.stream()
                    .filter(score -> score.pair().equals(worst.input().pair()))
                    .findFirst())
            .flatMap(score -> score.example(measure));
    return new Shown(
        measure, scores.stream().anyMatch(score -> score.has(measure)), total, example);
  }
}
