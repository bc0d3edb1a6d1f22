package collisionbench.app.fuzz;

import collisionbench.app.fuzz.CampaignPlan.Shard;
import collisionbench.app.fuzz.input.Case;
import collisionbench.methods.method.Pair;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.LongStream;

/// Runs the cases of a campaign. Cases run in parallel on all processors; one thread counts and
/// reports the outcomes in the order of the cases.
public final class Campaign {

  /// Cases that are run before their outcomes are counted.
  private static final int BATCH = 64;

  private final CampaignPlan plan;
  private final Watcher watcher;
  private final SequencedMap<Pair, Tally> tallies = new LinkedHashMap<>();

  private Campaign(CampaignPlan plan, Watcher watcher) {
    this.plan = plan;
    this.watcher = watcher;
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
    long outOf = plan.casesOfShard();
    long done = 0;
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < plan.pairs().size() && !watcher.stopped(); i++) {
      done = run(plan.pairs().get(i), i, done, outOf, findings);
    }
    findings.sort(Comparator.comparing(Finding::mistake, Mistake.ORDER));
    return new Summary(tallies, findings);
  }

  private long run(Pair pair, int index, long before, long outOf, List<Finding> findings) {
    long done = before;
    ShownFindings<Finding> shown = new ShownFindings<>();
    Tally tally = Tally.NONE;
    long cases = plan.casesOf(index);
    long ofShard = plan.casesOfShard(index);
    for (long from = 0; from < ofShard && !watcher.stopped(); from += BATCH) {
      for (Tried tried : batch(pair, cases, from, Math.min(from + BATCH, ofShard))) {
        if (watcher.stopped()) {
          break;
        }
        tally = tried.outcome().isAsked() ? tally.with(tried) : tally;
        tried.outcome().mistakes().stream()
            .filter(shown::wants)
            .forEach(
                mistake -> shown.add(mistake, Finding.drawn(plan.trial(), mistake, tried.input())));
        watcher.done(++done, outOf);
      }
    }
    tallies.put(pair, tally);
    report(shown.all(), findings);
    return done;
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

  private List<Tried> batch(Pair pair, long cases, long from, long to) {
    return LongStream.range(from, to)
        .parallel()
        .mapToObj(index -> tried(pair, cases, index))
        .toList();
  }

  /// @param cases the number of cases of the pair in all shards
  /// @param index the index of the case within the shard
  private Tried tried(Pair pair, long cases, long index) {
    Shard shard = plan.shard();
    long number = shard.index() - 1L + index * shard.count();
    Case input = Case.of(plan.seed(), pair, number, cases);
    return new Tried(input, plan.trial().of(input.shapes()));
  }
}
