package collisionbench.app.fuzz;

import collisionbench.methods.method.Pair;
import java.util.LinkedHashMap;
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
}
