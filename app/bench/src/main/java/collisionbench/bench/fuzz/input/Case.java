package collisionbench.bench.fuzz.input;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.methods.method.Pair;
import java.util.List;

/// One input of a campaign.
///
/// @param seed the seed of the campaign
/// @param number counts the cases of a pair from 0
/// @param strategy the name of the strategy that generated it
public record Case(long seed, Pair pair, long number, String strategy, ShapePair shapes) {

  /// {@return the names of all strategies, in their order}
  public static List<String> strategies() {
    return Strategies.names();
  }

  /// {@return an ordinary input, such as people would choose, outside any campaign; equal for equal
  /// numbers}
  public static Case ordinary(Pair pair, long number) {
    return of(0, pair, number, Strategies.ORDINARY);
  }

  /// {@return the case with this number; equal for equal seed, pair and number}
  public static Case of(long seed, Pair pair, long number) {
    return of(seed, pair, number, Strategies.ALL);
  }

  /// {@return the case with this number of a campaign; the first ones are ordinary}
  ///
  /// @param cases the number of cases of the pair in all shards
  public static Case of(long seed, Pair pair, long number, long cases) {
    return of(seed, pair, number, number < ordinary(cases) ? Strategies.ORDINARY : Strategies.ALL);
  }

  /// {@return how many cases of a pair are ordinary: a tenth, and at least 500 or half of them}
  static long ordinary(long cases) {
    return Math.max(cases / 10, Math.min(500, cases / 2));
  }

  private static Case of(long seed, Pair pair, long number, List<Strategy> strategies) {
    SeededRandom random = SeededRandom.of(seed, pair, number);
    Strategy strategy = random.of(strategies);
    return new Case(seed, pair, number, strategy.name(), strategy.make(pair, random));
  }
}
