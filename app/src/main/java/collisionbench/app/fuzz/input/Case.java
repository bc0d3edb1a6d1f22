package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;
import java.util.List;

/// One input of a campaign.
///
/// @param seed of the campaign
/// @param number counts the cases of a pair from 0
/// @param strategy the name of what made it
public record Case(long seed, Pair pair, long number, String strategy, ShapePair shapes) {

  /// {@return the names of all strategies, in their order}
  public static List<String> strategies() {
    return Strategies.ALL.stream().map(Strategy::name).toList();
  }

  /// {@return an input as people would think of it, of no campaign: the same for the same number}
  public static Case ordinary(Pair pair, long number) {
    SeededRandom dice = SeededRandom.of(0, pair, number);
    Strategy strategy = dice.of(Strategies.ORDINARY);
    return new Case(0, pair, number, strategy.name(), strategy.make(pair, dice));
  }

  /// {@return whether it has numbers at the limits of double}
  public boolean isExtreme() {
    return strategy.startsWith("extreme");
  }

  /// {@return the case of that number: the same whenever seed, pair and number are the same}
  public static Case of(long seed, Pair pair, long number) {
    SeededRandom dice = SeededRandom.of(seed, pair, number);
    Strategy strategy = dice.of(Strategies.ALL);
    return new Case(seed, pair, number, strategy.name(), strategy.make(pair, dice));
  }
}
