package collisionbench.app.fuzz;

import collisionbench.methods.method.Pair;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// What came of a campaign: a tally for each pair, in the order of the pairs.
public record Summary(SequencedMap<Pair, Tally> pairs) {

  public Summary {
    pairs = new LinkedHashMap<>(pairs);
  }

  /// {@return the tallies of all pairs added up}
  public Tally total() {
    return pairs.values().stream().reduce(Tally.NONE, Tally::plus);
  }

  /// {@return both together: that of two shards is that of the campaign of both}
  public Summary plus(Summary other) {
    LinkedHashMap<Pair, Tally> sum = new LinkedHashMap<>(pairs);
    for (Map.Entry<Pair, Tally> entry : other.pairs.entrySet()) {
      sum.merge(entry.getKey(), entry.getValue(), Tally::plus);
    }
    return new Summary(sum);
  }
}
