package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.methods.method.Pair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// Runs the cases of a campaign, pair by pair, and counts and reports their outcomes.
public final class Campaign {

  private final CampaignPlan plan;
  private final Watcher watcher;
  private final SequencedMap<Pair, Tally> tallies = new LinkedHashMap<>();
  private final long outOf;
  private long done;

  private Campaign(CampaignPlan plan, Watcher watcher) {
    this.plan = plan;
    this.watcher = watcher;
    this.outOf = plan.casesOfShard();
  }

  /// Observes and may stop a campaign.
  public interface Watcher {

    /// {@return whether to stop; called before every case is counted}
    boolean stopped();

    /// Called when one more case is done.
    ///
    /// @param done the number of finished cases of this shard
    /// @param outOf the number of cases of this shard
    void done(long done, long outOf);

    /// Called when a pair is done, for its heaviest mistakes of different faults and weights.
    void found(Finding finding);

    /// Called when heavier mistakes of other pairs have taken the place of one that was found.
    void dropped(Finding finding);
  }

  /// Runs the cases of the plan's shard.
  ///
  /// @return the results of all cases, or of those before the stop
  public static Summary run(CampaignPlan plan, Watcher watcher) {
    return new Campaign(plan, watcher).run();
  }

  private Summary run() {
    plan.pairs().forEach(pair -> tallies.put(pair, Tally.NONE));
    List<Finding> findings = new ArrayList<>();
    for (Pair pair : plan.pairs()) {
      report(run(pair), findings);
    }
    findings.sort(Comparator.comparing(Finding::mistake, Mistake.ORDER));
    return new Summary(tallies, findings);
  }

  /// {@return the findings of a pair, heaviest first}
  private List<Finding> run(Pair pair) {
    ShownFindings<Finding> shown = new ShownFindings<>();
    CaseRun.onAllProcessors(plan.seed(), pair, plan.casesOf(pair), plan.shard())
        .run(List.of(plan.trial()), watcher::stopped, tried -> count(tried.getFirst(), shown));
    return shown.all();
  }

  private void count(Tried tried, ShownFindings<Finding> shown) {
    if (tried.outcome().isAsked()) {
      tallies.computeIfPresent(tried.input().pair(), (_, tally) -> tally.with(tried));
    }
    for (Mistake mistake : tried.outcome().mistakes()) {
      if (shown.wants(mistake)) {
        shown.add(mistake, Finding.drawn(plan.trial(), mistake, tried.input()));
      }
    }
    watcher.done(++done, outOf);
  }

  /// Simplifying takes long, so only findings that stay are simplified.
  private void report(List<Finding> ofPair, List<Finding> before) {
    List<Finding> all = new ArrayList<>(before);
    all.addAll(ofPair);
    List<Finding> reported = ShownFindings.reported(all, Finding::weight);
    before.stream().filter(finding -> !reported.contains(finding)).forEach(watcher::dropped);
    before.retainAll(reported);
    for (Finding finding : ofPair) {
      if (reported.contains(finding)) {
        Finding simplest = finding.simplified(watcher::stopped);
        watcher.found(simplest);
        before.add(simplest);
      }
    }
  }

  /// The result of a campaign.
  ///
  /// @param pairs a tally for each pair, in the order of the plan
  /// @param findings the mistakes that are reported, heaviest first; of the same mistake in the
  ///   order of the pairs
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

    public Tally total() {
      return pairs.values().stream().reduce(Tally.NONE, Tally::plus);
    }
  }
}
