package collisionbench.app.fuzz;

import collisionbench.methods.method.Pair;
import java.util.List;

/// What a campaign is to do.
///
/// @param pairs the pairs to ask about
/// @param cases how many in all shards and pairs together, spread evenly over the pairs; where they
///   do not come out even, the first pairs get one more
/// @param seed of the inputs
/// @param shard which part of them to do
public record CampaignPlan(List<Pair> pairs, Trial trial, long cases, long seed, Shard shard) {

  public CampaignPlan {
    pairs = List.copyOf(pairs);
    if (pairs.isEmpty()) {
      throw new IllegalArgumentException("pairs must not be empty");
    }
    if (cases < 1) {
      throw new IllegalArgumentException("cases must be at least 1: " + cases);
    }
  }

  /// {@return how many cases the pair at an index has, in all shards together}
  long casesOf(int index) {
    return share(cases, index, pairs.size());
  }

  /// {@return how many of some cases the pair at an index has; the first get one more where they do
  /// not come out even}
  public static long share(long cases, int index, int pairs) {
    return cases / pairs + (index < cases % pairs ? 1 : 0);
  }
}
