package collisionbench.app.fuzz;

import collisionbench.methods.method.Pair;
import java.util.List;
import java.util.stream.IntStream;

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

    /// The whole campaign.
    public static final Shard WHOLE = new Shard(1, 1);

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
    return IntStream.range(0, pairs.size()).mapToLong(this::casesOfShard).sum();
  }

  /// {@return the number of cases of the pair at an index in the shard}
  long casesOfShard(int index) {
    return (casesOf(index) - shard.index() + shard.count()) / shard.count();
  }

  /// {@return the number of cases of the pair at an index, in all shards together}
  long casesOf(int index) {
    return share(cases, index, pairs.size());
  }

  /// {@return the share of `cases` for the pair at an index; the first pairs get one more if there
  /// is a remainder}
  public static long share(long cases, int index, int pairs) {
    return cases / pairs + (index < cases % pairs ? 1 : 0);
  }
}
