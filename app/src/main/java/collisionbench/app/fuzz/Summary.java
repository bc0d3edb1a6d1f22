package collisionbench.app.fuzz;

import collisionbench.methods.method.Pair;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// The result of a campaign: a tally for each pair, in the order of the plan.
public record Summary(SequencedMap<Pair, Tally> pairs) {

  public Summary {
    pairs = new LinkedHashMap<>(pairs);
  }

  /// {@return the sum of all tallies}
  public Tally total() {
    return pairs.values().stream().reduce(Tally.NONE, Tally::plus);
  }

  /// {@return the sum of two summaries; the sum over all shards is the summary of the whole
  /// campaign}
  public Summary plus(Summary other) {
    LinkedHashMap<Pair, Tally> sum = new LinkedHashMap<>(pairs);
    for (Map.Entry<Pair, Tally> entry : other.pairs.entrySet()) {
      sum.merge(entry.getKey(), entry.getValue(), Tally::plus);
    }
    return new Summary(sum);
  }
}
