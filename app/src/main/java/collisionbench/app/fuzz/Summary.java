package collisionbench.app.fuzz;

import collisionbench.app.comparison.Weight;
import collisionbench.methods.method.Pair;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// The result of a campaign.
///
/// @param pairs a tally for each pair, in the order of the plan
/// @param findings the mistakes that are reported, heaviest first; of the same mistake in the order
///   of the pairs
public record Summary(SequencedMap<Pair, Tally> pairs, List<Finding> findings) {

  public Summary {
    pairs = new LinkedHashMap<>(pairs);
    findings = List.copyOf(findings);
  }

  /// {@return what the campaign of a trial comes to}
  public Conclusion conclusion(Trial trial) {
    Tally total = total();
    Optional<Weight> heaviest =
        Arrays.stream(Weight.values()).filter(weight -> total.of(weight).count() > 0).findFirst();
    return new Conclusion(
        trial.method().name(),
        total,
        findings.stream()
            .filter(finding -> heaviest.filter(finding.weight()::equals).isPresent())
            .min(Finding.ORDER)
            .map(Finding::example),
        TouchLook.of(trial.method(), List.copyOf(pairs.keySet())));
  }

  /// {@return how many cases of a plan the method was not asked}
  public long unasked(CampaignPlan plan) {
    return plan.casesOfShard() - total().cases();
  }

  /// {@return the sum of all tallies}
  public Tally total() {
    return pairs.values().stream().reduce(Tally.NONE, Tally::plus);
  }
}
