package collisionbench.bench.score;

import collisionbench.bench.comparison.Judge;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.score.PairScore.MethodScore;
import collisionbench.bench.score.PairScore.Row;
import collisionbench.bench.storage.FileName;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The scores of all methods.
///
/// @param pairs in the order of the plan
public record Score(Plan plan, List<PairScore> pairs) {

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

  /// {@return the simplest of the heaviest mistakes of each method}
  public Stream<Finding> heaviest() {
    return plan.methods().stream()
        .flatMap(method -> simplest(method).values().stream().min(Finding.ORDER).stream());
  }

  /// {@return the scene file of one of the [#examples], relative to the page}
  public static String sceneFile(Finding example) {
    return "scenes/" + FileName.of(key(example), ".json");
  }

  /// {@return the picture of one of the [#examples], relative to the page}
  public static String pictureFile(Finding example) {
    return "pictures/" + FileName.of(key(example), ".png");
  }

  /// {@return the picture of the map of one of the [#heaviest], relative to the page}
  public static String mapFile(Finding example) {
    return "maps/" + FileName.of(key(example), ".png");
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

  /// What to score.
  ///
  /// @param pairs the pairs; at least one of the methods answers each
  /// @param methods in the order of the output; methods that answer none of the pairs are omitted
  /// @param cases the number of cases of all pairs together, spread evenly over the pairs
  /// @param seed the seed of the inputs
  /// @param before what methods that are given up answered before: they are asked no more
  public record Plan(
      List<Pair> pairs,
      List<Method> methods,
      long cases,
      long seed,
      Map<Method, List<Tried>> before) {

    public Plan {
      pairs = List.copyOf(pairs);
      before = Map.copyOf(before);
      methods = methods.stream().filter(answersAnyOf(pairs)).toList();
      if (pairs.isEmpty()) {
        throw new IllegalArgumentException("pairs must not be empty");
      }
      if (cases < 1) {
        throw new IllegalArgumentException("cases must be at least 1: " + cases);
      }
    }

    private static Predicate<Method> answersAnyOf(List<Pair> pairs) {
      return method -> pairs.stream().anyMatch(pair -> !trials(pair, List.of(method)).isEmpty());
    }

    /// {@return the number of cases of a pair}
    long casesOf(Pair pair) {
      return CampaignPlan.share(cases, pairs.indexOf(pair), pairs.size());
    }

    /// {@return a trial for each method that answers some question about a pair}
    List<Trial> trials(Pair pair) {
      return trials(pair, methods);
    }

    /// {@return a trial for each of these methods that answers some question about a pair}
    private static List<Trial> trials(Pair pair, List<Method> methods) {
      return methods.stream()
          .map(method -> new Trial(method, Judge.JUDGE))
          .filter(trial -> trial.isPossible(pair))
          .toList();
    }
  }
}
