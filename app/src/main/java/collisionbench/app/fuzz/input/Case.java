package collisionbench.app.fuzz.input;

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
    return Strategies.ALL.stream().map(Strategy::name).toList();
  }

  /// {@return an ordinary input, such as people would choose, outside any campaign; equal for equal
  /// numbers}
  public static Case ordinary(Pair pair, long number) {
    SeededRandom random = SeededRandom.of(0, pair, number);
    Strategy strategy = random.of(Strategies.ORDINARY);
    return new Case(0, pair, number, strategy.name(), strategy.make(pair, random));
  }

  /// {@return whether it has numbers near the limits of double}
  public boolean isExtreme() {
    return strategy.startsWith("extreme");
  }

  /// {@return the case with this number; equal for equal seed, pair and number}
  public static Case of(long seed, Pair pair, long number) {
    SeededRandom random = SeededRandom.of(seed, pair, number);
    Strategy strategy = random.of(Strategies.ALL);
    return new Case(seed, pair, number, strategy.name(), strategy.make(pair, random));
  }
}
