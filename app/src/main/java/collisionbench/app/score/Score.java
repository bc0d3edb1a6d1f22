package collisionbench.app.score;

import collisionbench.app.comparison.Weight;
import collisionbench.app.fuzz.Finding;
import collisionbench.app.score.PairScore.MethodScore;
import collisionbench.app.storage.FileName;
import collisionbench.methods.method.Method;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The scores of all methods.
///
/// @param pairs in the order of the plan
public record Score(ScorePlan plan, List<PairScore> pairs) {

  public Score {
    pairs = List.copyOf(pairs);
  }

  /// {@return the methods, in [Row#ORDER]}
  List<Method> methods() {
    return plan.methods().stream().sorted(Comparator.comparing(this::total, Row.ORDER)).toList();
  }

  /// {@return the simplest mistakes of all methods on all pairs}
  public Stream<Finding> examples() {
    return pairs.stream()
        .flatMap(pair -> pair.methods().stream())
        .flatMap(method -> method.examples().values().stream());
  }

  /// {@return the scene file of one of the [#examples], relative to the page}
  public static String sceneFile(Finding example) {
    return "scenes/" + FileName.of(key(example), ".json");
  }

  /// {@return the picture of one of the [#examples], relative to the page}
  public static String pictureFile(Finding example) {
    return "pictures/" + FileName.of(key(example), ".png");
  }

  private static String key(Finding example) {
    return "%s-%s-%s"
        .formatted(
            example.found().pair().name(),
            example.weight().word(),
            example.trial().method().name());
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

  /// {@return the outcomes of a method on all pairs together}
  Row total(Method method) {
    return of(method).stream().map(MethodScore::total).reduce(Row.NONE, Row::plus);
  }

  /// {@return the simplest mistake of each weight of a method on all pairs together}
  Map<Weight, Finding> simplest(Method method) {
    return of(method).stream()
        .flatMap(score -> score.examples().values().stream())
        .collect(
            Collectors.toMap(
                Finding::weight, Function.identity(), BinaryOperator.minBy(Finding.ORDER)));
  }
}
