package collisionbench.app.cli;

import collisionbench.app.score.ScorePlan;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Collectors;

/// Finds what is to be scored by its names.
final class ScoreNames {

  static final String ALL = FuzzNames.ALL;

  private ScoreNames() {}

  /// {@return the pairs of those names, each once; all that a method answers for `all`}
  static List<Pair> pairs(List<String> names, List<Method> methods) throws CommandException {
    if (names.contains(ALL)) {
      return Pair.all().stream().filter(pair -> isAnswered(pair, methods)).toList();
    }
    SequencedSet<Pair> pairs = new LinkedHashSet<>();
    for (String name : names) {
      Pair pair = FuzzNames.pair(name);
      if (!isAnswered(pair, methods)) {
        throw new CommandException(
            pair.name()
                + ": supported by none of "
                + methods.stream().map(Method::name).collect(Collectors.joining(", ")));
      }
      pairs.add(pair);
    }
    return List.copyOf(pairs);
  }

  private static boolean isAnswered(Pair pair, List<Method> methods) {
    return !ScorePlan.trials(pair, methods).isEmpty();
  }
}
