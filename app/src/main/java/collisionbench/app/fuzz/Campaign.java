package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import collisionbench.geometry.method.Pair;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.Set;

/// Puts the cases of a campaign to its trial, one after the other.
public final class Campaign {

  /// How many disagreements of one pair are simplified and handed on, each with another fault; all
  /// are counted.
  static final int SHOWN = 5;

  private final Settings settings;
  private final Watcher watcher;
  private final SequencedMap<Pair, Tally> tallies = new LinkedHashMap<>();

  private Campaign(Settings settings, Watcher watcher) {
    this.settings = settings;
    this.watcher = watcher;
  }

  /// Who is told how a campaign goes.
  public interface Watcher {

    /// {@return whether to stop; asked before every case}
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
  public static Summary run(Settings settings, Watcher watcher) {
    return new Campaign(settings, watcher).run();
  }

  private Summary run() {
    long outOf = 0;
    for (int i = 0; i < settings.pairs().size(); i++) {
      tallies.put(settings.pairs().get(i), Tally.NONE);
      outOf += inShard(settings.casesOf(i));
    }
    long done = 0;
    for (int i = 0; i < settings.pairs().size() && !watcher.stopped(); i++) {
      done = run(settings.pairs().get(i), settings.casesOf(i), done, outOf);
    }
    return new Summary(tallies);
  }

  private long inShard(long cases) {
    Shard shard = settings.shard();
    return (cases - shard.index() + shard.count()) / shard.count();
  }

  private long run(Pair pair, long cases, long before, long outOf) {
    long done = before;
    Set<Fault> shown = EnumSet.noneOf(Fault.class);
    Tally tally = Tally.NONE;
    int step = settings.shard().count();
    for (long number = settings.shard().index() - 1L;
        number < cases && !watcher.stopped();
        number += step) {
      Case input = Case.of(settings.seed(), pair, number);
      Outcome outcome = settings.trial().of(input.shapes());
      tally = tally.with(input, outcome);
      show(input, outcome, shown);
      watcher.done(++done, outOf);
    }
    tallies.put(pair, tally);
    return done;
  }

  private void show(Case input, Outcome outcome, Set<Fault> shown) {
    for (Fault fault : outcome.faults()) {
      if (shown.size() < SHOWN && shown.add(fault)) {
        Trial trial = settings.trial();
        watcher.found(
            new Finding(trial, fault, input, Shrink.of(input.shapes(), s -> trial.has(fault, s))));
      }
    }
  }
}
