package collisionbench.app.score;

import collisionbench.app.comparison.Judge;
import collisionbench.app.fuzz.CampaignPlan;
import collisionbench.app.fuzz.Trial;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.util.List;
import java.util.function.Predicate;

/// What is to be scored.
///
/// @param pairs the pairs to ask about, each of which one of the methods answers at least
/// @param methods in the order in which they are shown; those that answer none of the pairs are
///   left out
/// @param cases how many of all pairs together, spread evenly over the pairs
/// @param seed of the inputs
public record ScorePlan(List<Pair> pairs, List<Method> methods, long cases, long seed) {

  public ScorePlan {
    pairs = List.copyOf(pairs);
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

  /// {@return how many cases a pair has}
  long casesOf(Pair pair) {
    return CampaignPlan.share(cases, pairs.indexOf(pair), pairs.size());
  }

  /// {@return a trial for each method that answers something about a pair}
  List<Trial> trials(Pair pair) {
    return trials(pair, methods);
  }

  /// {@return a trial for each of some methods that answers something about a pair}
  public static List<Trial> trials(Pair pair, List<Method> methods) {
    return methods.stream()
        .map(method -> new Trial(method, Judge.JUDGE))
        .filter(trial -> !trial.queries(pair).isEmpty())
        .toList();
  }
}
