package collisionbench.bench.command;

import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.score.Score;
import collisionbench.bench.text.NearMiss;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;

/// Finds pairs by their names.
final class PairNames {

  /// The name that means all pairs, or all built-in methods.
  static final String ALL = "all";

  private PairNames() {}

  /// {@return the methods that answer some question about a pair; all of them if `name` is `all` or
  /// there is only one method}
  static List<Method> answering(String name, List<Method> methods, Method judge)
      throws CommandException {
    if (name.equals(ALL) || methods.size() == 1) {
      return methods;
    }
    Pair pair = pair(name);
    List<Method> answering =
        methods.stream().filter(method -> new Trial(method, judge).isPossible(pair)).toList();
    if (answering.isEmpty()) {
      throw new CommandException(
          pair.name() + ": supported by none of " + NamedMethods.names(methods));
    }
    return answering;
  }

  /// {@return the pair with that name, or all pairs that both methods answer}
  static List<Pair> pairs(String name, Method tested, Method judge) throws CommandException {
    Trial trial = new Trial(tested, judge);
    if (!name.equals(ALL)) {
      Pair pair = pair(name);
      requireAnswered(pair, tested);
      requireAnswered(pair, judge);
      if (!trial.isPossible(pair)) {
        throw new CommandException(
            "%s and %s have no question in common about %s"
                .formatted(tested.name(), judge.name(), pair.name()));
      }
      return List.of(pair);
    }
    List<Pair> common = Pair.all().stream().filter(trial::isPossible).toList();
    if (common.isEmpty()) {
      throw new CommandException(
          tested.name() + " and " + judge.name() + " have no pair in common");
    }
    return common;
  }

  /// {@return the pair with that name; its kinds may come in either order}
  static Pair pair(String name) throws CommandException {
    return Pair.named(name).orElseThrow(() -> noSuchPair(name));
  }

  private static CommandException noSuchPair(String name) {
    Stream<String> pairs =
        Pair.all().stream().flatMap(pair -> Stream.of(pair.name(), pair.otherName()));
    return new CommandException(
        name
            + ": no such pair"
            + NearMiss.hint(name, Stream.concat(Stream.of(ALL), pairs).toList())
            + "; expected two kinds of shape such as sphere-box, or circle-sector-2d, or all");
  }

  private static void requireAnswered(Pair pair, Method method) throws CommandException {
    if (!method.pairs().contains(pair)) {
      throw new CommandException(method.name() + " does not support " + pair.name());
    }
  }

  /// {@return the pairs with these names, without duplicates; for `all`, every pair that some
  /// method answers}
  static List<Pair> scored(List<String> names, List<Method> methods) throws CommandException {
    if (names.contains(ALL)) {
      return Pair.all().stream().filter(pair -> isAnswered(pair, methods)).toList();
    }
    SequencedSet<Pair> pairs = new LinkedHashSet<>();
    for (String name : names) {
      Pair pair = pair(name);
      if (!isAnswered(pair, methods)) {
        throw new CommandException(
            pair.name() + ": supported by none of " + NamedMethods.names(methods));
      }
      pairs.add(pair);
    }
    return List.copyOf(pairs);
  }

  private static boolean isAnswered(Pair pair, List<Method> methods) {
    return !Score.Plan.trials(pair, methods).isEmpty();
  }
}
