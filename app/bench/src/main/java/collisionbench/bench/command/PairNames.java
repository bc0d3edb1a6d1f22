package collisionbench.bench.command;

import collisionbench.bench.fuzz.Trial;
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

  /// {@return the pairs with these names, without duplicates, each of which some method can be
  /// tried on; all such pairs if a name is `all`}
  static List<Pair> tried(List<String> names, List<Method> methods, Method judge)
      throws CommandException {
    if (names.contains(ALL)) {
      for (Method method : methods) {
        requireCommon(method, judge);
      }
      return Pair.all().stream().filter(pair -> isPossible(pair, methods, judge)).toList();
    }
    SequencedSet<Pair> pairs = new LinkedHashSet<>();
    for (String name : names) {
      Pair pair = pair(name);
      requireSupported(pair, methods);
      requireSupported(pair, List.of(judge));
      if (!isPossible(pair, methods, judge)) {
        throw new CommandException(
            "%s: %s has no question in common with any of %s"
                .formatted(pair.name(), judge.name(), NamedMethods.names(methods)));
      }
      pairs.add(pair);
    }
    return List.copyOf(pairs);
  }

  private static void requireCommon(Method method, Method judge) throws CommandException {
    if (Pair.all().stream().noneMatch(pair -> isPossible(pair, List.of(method), judge))) {
      throw new CommandException(
          method.name() + " and " + judge.name() + " have no pair in common");
    }
  }

  private static void requireSupported(Pair pair, List<Method> methods) throws CommandException {
    if (methods.stream().noneMatch(method -> method.pairs().contains(pair))) {
      throw new CommandException(
          pair.name() + ": supported by none of " + NamedMethods.names(methods));
    }
  }

  private static boolean isPossible(Pair pair, List<Method> methods, Method judge) {
    return methods.stream().anyMatch(method -> new Trial(method, judge).isPossible(pair));
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
}
