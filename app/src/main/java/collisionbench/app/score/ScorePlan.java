package collisionbench.app.score;

import collisionbench.app.comparison.Judge;
import collisionbench.app.fuzz.CampaignPlan;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.Tried;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// What to score.
///
/// @param pairs the pairs; at least one of the methods answers each
/// @param methods in the order of the output; methods that answer none of the pairs are omitted
/// @param cases the number of cases of all pairs together, spread evenly over the pairs
/// @param seed the seed of the inputs
/// @param before what methods that are given up answered before: they are asked no more
public record ScorePlan(
    List<Pair> pairs,
    List<Method> methods,
    long cases,
    long seed,
    Map<Method, List<Tried>> before) {

  public ScorePlan {
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

  /// A plan in which no method is given up before.
  public ScorePlan(List<Pair> pairs, List<Method> methods, long cases, long seed) {
    this(pairs, methods, cases, seed, Map.of());
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
  public static List<Trial> trials(Pair pair, List<Method> methods) {
    return methods.stream()
        .map(method -> new Trial(method, Judge.JUDGE))
        .filter(trial -> !trial.queries(pair).isEmpty())
        .toList();
  }
}
