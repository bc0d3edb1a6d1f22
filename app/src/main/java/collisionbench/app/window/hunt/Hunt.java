package collisionbench.app.window.hunt;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Campaign;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.ShownFindings;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Campaigns against one method, each with twice as many inputs as the one before, so that every
/// pair is looked at soon. Of each pair, fault and weight the first finding is kept as a scene;
/// beside plain mistakes only hard ones. The names of the files begin with the heaviest.
final class Hunt {

  /// The inputs of a pair in the first campaign.
  private static final long FIRST = 64;

  private static final Duration BETWEEN = Duration.ofMillis(100);

  private final HuntPlan plan;
  private final Path folder;
  private final BooleanSupplier stopped;
  private final Consumer<HuntState> watcher;
  private final Map<Finding, Path> kept = new LinkedHashMap<>();
  private final long start = System.nanoTime();
  private Tally tally = Tally.NONE;
  private long cases;
  private Duration shown = Duration.ZERO;
  private Optional<Phrase> failure = Optional.empty();

  /// @param folder where findings are kept
  /// @param stopped whether to stop
  /// @param watcher is told now and then how far it is, and last with the result
  Hunt(HuntPlan plan, Path folder, BooleanSupplier stopped, Consumer<HuntState> watcher) {
    this.plan = plan;
    this.folder = folder;
    this.stopped = stopped;
    this.watcher = watcher;
  }

  /// Runs until it ends, and leaves one processor to the window.
  void run() {
    int processors = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    try (ForkJoinPool pool = new ForkJoinPool(processors)) {
      pool.submit(this::runCampaigns).join();
    }
    watcher.accept(state(Optional.of(tally)));
  }

  private void runCampaigns() {
    long round = 0;
    long ofPair = FIRST;
    while (!isOver()) {
      long wanted = Math.min(ofPair * plan.pairs().size(), plan.length().cases() - cases);
      Campaign.Summary summary =
          Campaign.run(
              new CampaignPlan(
                  plan.pairs(),
                  plan.trial(),
                  wanted,
                  plan.seed() + round,
                  CampaignPlan.Shard.WHOLE),
              new Watcher());
      tally = tally.plus(summary.total());
      round++;
      ofPair *= 2;
    }
  }

  private boolean isOver() {
    return stopped.getAsBoolean()
        || failure.isPresent()
        || plan.length().done(passed(), cases) >= 1;
  }

  private Duration passed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private HuntState state(Optional<Tally> result) {
    return new HuntState(plan, folder, passed(), cases, kept.size(), result, failure);
  }

  private final class Watcher implements Campaign.Watcher {

    @Override
    public boolean stopped() {
      return isOver();
    }

    @Override
    public void done(long done, long outOf) {
      cases++;
      Duration now = passed();
      if (now.minus(shown).compareTo(BETWEEN) > 0) {
        shown = now;
        watcher.accept(state(Optional.empty()));
      }
    }

    @Override
    public void found(Finding finding) {
      if (kept.keySet().stream().anyMatch(before -> key(before).equals(key(finding)))) {
        return;
      }
      List<Finding> all = new ArrayList<>(kept.keySet());
      all.add(finding);
      List<Finding> reported = ShownFindings.reported(all, Finding::weight);
      all.stream().filter(before -> !reported.contains(before)).forEach(Hunt.this::drop);
      if (reported.contains(finding)) {
        keep(finding);
      }
    }

    /// What this campaign drops, the findings of all campaigns drop as well.
    @Override
    public void dropped(Finding finding) {}
  }

  private void keep(Finding finding) {
    Path file = folder.resolve(key(finding) + ".json");
    try {
      SceneFile.save(finding.scene(), file);
      kept.put(finding, file);
    } catch (SceneFileException unwritable) {
      failure = Optional.of(unwritable.phrase());
    }
  }

  private void drop(Finding finding) {
    Path file = kept.remove(finding);
    if (file != null) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException stays) {
        failure = Optional.of(Phrase.about(file, FileFailure.of(stays)));
      }
    }
  }

  /// {@return the name of a finding, the same for another of its pair, fault and weight}
  private static String key(Finding finding) {
    int order = List.of(Weight.values()).indexOf(finding.weight()) + 1;
    return "%d-%s-%s-%s"
        .formatted(order, finding.fault().word(), finding.weight().word(), finding.pair().name());
  }
}
