package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.methods.method.Pair;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.LongStream;

/// Puts the cases of a campaign to its trial: so many at once as there are processors, but what
/// comes of them is counted and told in their order, from one thread.
public final class Campaign {

  /// How many disagreements of one pair are simplified and handed on, each with another fault, or a
  /// clear one; all are counted.
  static final int SHOWN = 5;

  /// How many cases are tried before any of them is counted.
  private static final int BATCH = 64;

  private final CampaignPlan plan;
  private final Watcher watcher;
  private final SequencedMap<Pair, Tally> tallies = new LinkedHashMap<>();

  private Campaign(CampaignPlan plan, Watcher watcher) {
    this.plan = plan;
    this.watcher = watcher;
  }

  /// Who is told how a campaign goes.
  public interface Watcher {

    /// {@return whether to stop; asked before every case is counted}
    boolean stopped();

    /// One more case is done.
    ///
    /// @param done how many are, of this shard
    /// @param outOf how many there are to do
    void done(long done, long outOf);

    /// The first disagreement of a pair with some fault.
    void found(Finding finding);
  }

  /// {@return what came of all cases of the shard, or of those before it was stopped}
  public static Summary run(CampaignPlan plan, Watcher watcher) {
    return new Campaign(plan, watcher).run();
  }

  private Summary run() {
    long outOf = 0;
    for (int i = 0; i < plan.pairs().size(); i++) {
      tallies.put(plan.pairs().get(i), Tally.NONE);
      outOf += inShard(plan.casesOf(i));
    }
    long done = 0;
    for (int i = 0; i < plan.pairs().size() && !watcher.stopped(); i++) {
      done = run(plan.pairs().get(i), plan.casesOf(i), done, outOf);
    }
    return new Summary(tallies);
  }

  private long inShard(long cases) {
    Shard shard = plan.shard();
    return (cases - shard.index() + shard.count()) / shard.count();
  }

  private long run(Pair pair, long cases, long before, long outOf) {
    long done = before;
    Set<Kind> shown = new HashSet<>();
    Tally tally = Tally.NONE;
    long ofShard = inShard(cases);
    for (long from = 0; from < ofShard && !watcher.stopped(); from += BATCH) {
      for (Tried tried : batch(pair, from, Math.min(from + BATCH, ofShard))) {
        if (watcher.stopped()) {
          break;
        }
        tally = tally.with(tried.input, tried.outcome);
        show(tried, shown);
        watcher.done(++done, outOf);
      }
    }
    tallies.put(pair, tally);
    return done;
  }

  /// A case and what came of it.
  private record Tried(Case input, Outcome outcome) {}

  private List<Tried> batch(Pair pair, long from, long to) {
    return LongStream.range(from, to).parallel().mapToObj(index -> tried(pair, index)).toList();
  }

  /// @param index of the case among those of the shard
  private Tried tried(Pair pair, long index) {
    Shard shard = plan.shard();
    long number = shard.index() - 1L + index * shard.count();
    Case input = Case.of(plan.seed(), pair, number);
    return new Tried(input, plan.trial().of(input.shapes()));
  }

  /// A clear fault is another finding than one that rounding may explain.
  private record Kind(Fault fault, boolean clear) {}

  private void show(Tried tried, Set<Kind> shown) {
    Trial trial = plan.trial();
    Case input = tried.input;
    for (Fault fault : tried.outcome.faults()) {
      boolean clear = tried.outcome.isClear(fault) && !input.isExtreme();
      if (fault.isFinding()
          && shown.size() < SHOWN
          && !shown.contains(new Kind(fault, true))
          && shown.add(new Kind(fault, clear))) {
        ShapePair simplified = Shrink.of(input.shapes(), s -> trial.has(fault, clear, s));
        watcher.found(new Finding(trial, fault, clear, input, simplified));
      }
    }
  }
}
