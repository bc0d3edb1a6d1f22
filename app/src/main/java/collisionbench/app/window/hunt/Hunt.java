package collisionbench.app.window.hunt;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.window.hunt.HuntState.Silence;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.CaseRun;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Outcome;
import collisionbench.bench.fuzz.ShownFindings;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Pair;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Campaigns against one method, on one thread, each with twice as many inputs as the one before,
/// so that every pair is looked at soon. Of each pair, fault and weight the first finding is kept
/// as a scene; beside plain mistakes only hard ones. A hunt ends when its method does not return.
/// The names of the files begin with the heaviest.
final class Hunt {

  /// The inputs of a pair in the first campaign.
  private static final long FIRST = 64;

  private static final Duration BETWEEN = Duration.ofMillis(100);

  private final HuntPlan plan;
  private final Path folder;
  private final BooleanSupplier stopped;
  private final Consumer<HuntState> watcher;
  private final Map<Pair, ShownFindings<Finding>> found = new LinkedHashMap<>();
  private final Map<Finding, Path> kept = new LinkedHashMap<>();
  private final long start = System.nanoTime();
  private Tally tally = Tally.NONE;
  private long cases;
  private Duration shown = Duration.ZERO;
  private Optional<Silence> silence = Optional.empty();
  private Optional<Phrase> failure = Optional.empty();

  /// @param folder where findings are kept
  /// @param watcher is told now and then how far it is, and last with the result
  Hunt(HuntPlan plan, Path folder, BooleanSupplier stopped, Consumer<HuntState> watcher) {
    this.plan = plan;
    this.folder = folder;
    this.stopped = stopped;
    this.watcher = watcher;
  }

  /// Runs until it ends, on this thread.
  void run() {
    long ofPair = FIRST;
    for (long seed = plan.seed(); !isOver(); seed++) {
      long wanted = Math.min(ofPair * plan.pairs().size(), plan.length().cases() - cases);
      run(seed, wanted);
      ofPair *= 2;
    }
    watcher.accept(state(Optional.of(tally)));
  }

  private void run(long seed, long wanted) {
    for (int i = 0; i < plan.pairs().size(); i++) {
      long ofPair = CampaignPlan.share(wanted, i, plan.pairs().size());
      CaseRun.onThisThread(seed, plan.pairs().get(i), ofPair)
          .run(List.of(plan.trial()), this::isOver, tried -> count(tried.getFirst()));
    }
  }

  private boolean isOver() {
    return stopped.getAsBoolean()
        || failure.isPresent()
        || silence.isPresent()
        || plan.length().done(passed(), cases) >= 1;
  }

  private Duration passed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private HuntState state(Optional<Tally> result) {
    return new HuntState(plan, folder, passed(), cases, kept.size(), result, silence, failure);
  }

  private void count(Tried tried) {
    cases++;
    if (!tried.outcome().isAsked()) {
      silence = Optional.of(Silence.GIVEN_UP);
      return;
    }
    tally = tally.with(tried);
    for (Mistake mistake : tried.outcome().mistakes()) {
      look(Finding.drawn(plan.trial(), mistake, tried.input()));
    }
    Duration now = passed();
    if (now.minus(shown).compareTo(BETWEEN) > 0) {
      shown = now;
      watcher.accept(state(Optional.empty()));
    }
  }

  private void look(Finding finding) {
    ShownFindings<Finding> ofPair =
        found.computeIfAbsent(finding.pair(), _ -> new ShownFindings<>());
    if (finding.fault() == Fault.TIMED_OUT) {
      silence = Optional.of(Silence.NO_RETURN);
      keep(finding, scene(finding));
    } else if (ofPair.wants(finding.mistake())) {
      Finding simplest = finding.simplified(shapes -> isShownBy(shapes, finding));
      ofPair.add(finding.mistake(), simplest);
      keepReported(simplest);
    }
  }

  /// {@return whether shapes show a mistake, too; false once the hunt is over}
  private boolean isShownBy(ShapePair shapes, Finding finding) {
    if (isOver()) {
      return false;
    }
    Outcome outcome = plan.trial().of(shapes);
    outcome.mistakes().stream()
        .filter(mistake -> mistake.fault() == Fault.TIMED_OUT)
        .map(mistake -> new Finding(plan.trial(), mistake, finding.found(), shapes))
        .forEach(this::look);
    return outcome.shows(finding.mistake());
  }

  /// {@return the scene of a finding; a method that does not return is not asked for it}
  private Scene scene(Finding finding) {
    if (silence.isEmpty()) {
      return worded(finding.scene(), finding);
    }
    Trial judged = new Trial(plan.trial().judge(), plan.trial().judge());
    Finding unasked = new Finding(judged, finding.mistake(), finding.found(), finding.simplest());
    return worded(unasked.scene(), finding);
  }

  /// Keeps a finding, and no longer those whose place heavier ones have taken.
  private void keepReported(Finding latest) {
    List<Finding> all = found.values().stream().flatMap(pair -> pair.all().stream()).toList();
    List<Finding> reported = ShownFindings.reported(all, Finding::weight);
    List.copyOf(kept.keySet()).stream()
        .filter(before -> before.fault() != Fault.TIMED_OUT && !reported.contains(before))
        .forEach(this::drop);
    if (reported.contains(latest)) {
      keep(latest, scene(latest));
    }
  }

  private void keep(Finding finding, Scene scene) {
    Path file = folder.resolve(key(finding) + ".json");
    try {
      SceneFile.save(scene, file);
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

  /// {@return the scene with a name and a note in the language of the window}
  private static Scene worded(Scene scene, Finding finding) {
    String method = ColoringWords.title(finding.trial().method());
    return scene
        .named(Texts.get("hunt.scene", method, finding.fault().phrase().text()))
        .noted(finding.phrase().text());
  }

  /// {@return the name of a finding, the same for another of its pair, fault and weight}
  private String key(Finding finding) {
    String name = finding.name().text();
    return plan.pairs().size() == 1 ? name : name + "-" + finding.pair().name();
  }
}
