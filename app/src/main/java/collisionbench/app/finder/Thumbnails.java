package collisionbench.app.finder;

import collisionbench.app.snapshot.Snapshot;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFileException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.image.Image;

/// Renders thumbnails on demand. Scenes are read and evaluated on a background thread and drawn on
/// the window's thread, a few per frame and none while the user types. Equal content is drawn once.
/// Scenes with many bodies are not drawn: slow, and too small to see.
public final class Thumbnails {

  static final int WIDTH = 160;
  static final int HEIGHT = 100;

  /// The most bodies that are drawn, at about a millisecond each.
  static final int MOST_BODIES = 200;

  /// Pause after the last key before thumbnails are drawn.
  private static final long PAUSE = 250_000_000;

  /// How long thumbnails are drawn in a frame, in nanoseconds; at least one is.
  private static final long PER_FRAME = 30_000_000;

  /// Size of the cache.
  private static final int MOST = 100;

  private final Executor background;
  private final Map<Key, Image> drawn = Collections.synchronizedMap(new Latest<>());

  /// The requests made last. Others are dropped: their rows are out of view.
  private final Map<SceneCandidate, ObjectProperty<Preview>> asked =
      Collections.synchronizedMap(new Latest<>());

  private final Deque<Job> jobs = new ArrayDeque<>();
  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          drawSome();
        }
      };
  private Look look = new Look(Palette.DARK, 1);
  private long typed = System.nanoTime() - PAUSE;
  private final AtomicInteger round = new AtomicInteger();

  /// What was used last.
  private static final class Latest<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1;

    Latest() {
      super(MOST, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > MOST;
    }
  }

  /// @param scale the screen's render scale
  private record Look(Palette palette, double scale) {}

  private record Key(Scene scene, Look look) {}

  private record Job(int round, Key key, Evaluation evaluation, ObjectProperty<Preview> preview) {}

  /// A thumbnail, or why there is none.
  public sealed interface Preview {

    record Waiting() implements Preview {}

    record Ready(Image image) implements Preview {}

    /// No thumbnail.
    ///
    /// @param reason a sentence for the user
    record Failed(String reason) implements Preview {}

    record TooMany(int bodies) implements Preview {}
  }

  public Thumbnails(Executor background) {
    this.background = background;
  }

  /// Starts a new round, since files may have changed.
  public void restart(Palette palette, double scale) {
    stop();
    look = new Look(palette, scale);
  }

  /// Pauses drawing while the user types.
  public void pause() {
    typed = System.nanoTime();
  }

  public void stop() {
    timer.stop();
    jobs.clear();
    asked.clear();
    round.incrementAndGet();
  }

  public ObservableValue<Preview> of(SceneCandidate candidate) {
    ObservableValue<Preview> known = asked.get(candidate);
    return known == null ? ask(candidate) : known;
  }

  private ObservableValue<Preview> ask(SceneCandidate candidate) {
    ObjectProperty<Preview> preview = new SimpleObjectProperty<>(new Preview.Waiting());
    asked.put(candidate, preview);
    Look requested = look;
    int now = round.get();
    background.execute(() -> {
      // Drop requests of a list that has closed, or has scrolled on.
      if (now == round.get() && asked.containsKey(candidate)) {
        Runnable next = read(candidate, requested, now, preview);
        Platform.runLater(next);
      }
    });
    return preview;
  }

  /// {@return the task for the window's thread}
  private Runnable read(
      SceneCandidate candidate, Look requested, int now, ObjectProperty<Preview> preview) {
    try {
      Scene scene = candidate.scene();
      int bodies = scene.bodies().size();
      if (bodies > MOST_BODIES) {
        return () -> preview.set(new Preview.TooMany(bodies));
      }
      Key key = new Key(scene, requested);
      Image known = drawn.get(key);
      if (known != null) {
        return () -> preview.set(new Preview.Ready(known));
      }
      Job job = new Job(now, key, Evaluation.of(scene), preview);
      return () -> add(job);
    } catch (SceneFileException unreadable) {
      return () -> preview.set(new Preview.Failed(unreadable.text()));
    }
  }

  private void add(Job job) {
    Image known = drawn.get(job.key());
    if (known != null) {
      job.preview().set(new Preview.Ready(known));
    } else if (job.round() == round.get()) {
      jobs.add(job);
      timer.start();
    }
  }

  private void drawSome() {
    long now = System.nanoTime();
    if (now - typed < PAUSE) {
      return;
    }
    do {
      Job job = jobs.poll();
      if (job == null) {
        timer.stop();
        return;
      }
      draw(job);
    } while (System.nanoTime() - now < PER_FRAME);
  }

  private void draw(Job job) {
    try {
      Look of = job.key().look();
      Image image =
          Snapshot.of(
                  job.evaluation(),
                  of.palette(),
                  (int) Math.round(WIDTH * of.scale()),
                  (int) Math.round(HEIGHT * of.scale()))
              .toImage();
      drawn.put(job.key(), image);
      job.preview().set(new Preview.Ready(image));
    } catch (SnapshotException impossible) {
      job.preview().set(new Preview.Failed(impossible.text()));
    }
  }
}
