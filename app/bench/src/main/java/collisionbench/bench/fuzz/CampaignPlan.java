package collisionbench.bench.fuzz;

import collisionbench.methods.method.Pair;
import java.util.List;

/// What a campaign does.
///
/// @param pairs the pairs of shapes
/// @param cases the number of cases in all shards and pairs together, spread evenly over the pairs;
///   the first pairs get one more if there is a remainder
/// @param seed the seed of the inputs
/// @param shard the part to run
public record CampaignPlan(List<Pair> pairs, Trial trial, long cases, long seed, Shard shard) {

  /// One part of a campaign that is distributed over several processes.
  ///
  /// @param index from 1 to `count`
  /// @param count the number of parts
  public record Shard(int index, int count) {

    public static final Shard WHOLE = new Shard(1, 1);

    /// {@return how many of some cases this part has}
    long share(long all) {
      return (all - index + count) / count;
    }

    public Shard {
      if (index < 1 || index > count) {
        throw new IllegalArgumentException(
            "expected a shard from 1/%2$s to %2$s/%2$s, found %1$s/%2$s".formatted(index, count));
      }
    }
  }

  public CampaignPlan {
    pairs = List.copyOf(pairs);
    if (pairs.isEmpty()) {
      throw new IllegalArgumentException("pairs must not be empty");
    }
    if (cases < 1) {
      throw new IllegalArgumentException("cases must be at least 1: " + cases);
    }
  }

  /// {@return the number of cases of the shard, in all pairs together}
  public long casesOfShard() {
    return pairs.stream().mapToLong(pair -> shard.share(casesOf(pair))).sum();
  }

  /// {@return the number of cases of a pair, in all shards together}
  long casesOf(Pair pair) {
    return share(cases, pairs.indexOf(pair), pairs.size());
  }

  /// {@return the share of `cases` for the pair at an index; the first pairs get one more if there
  /// is a remainder}
  public static long share(long cases, int index, int pairs) {
    return cases / pairs + (index < cases % pairs ? 1 : 0);
  }
}
