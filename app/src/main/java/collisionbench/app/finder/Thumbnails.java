package collisionbench.app.finder;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.snapshot.Snapshot;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.viewport.sight.Palette;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
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

/// Small pictures of scenes, made when they are asked for: scenes are read and evaluated beside the
/// window's thread, one after the other, and drawn on it, no more than one a frame and none while
/// someone types. What has the same content is drawn once. A scene of many bodies is not drawn: it
/// would take long, and show little.
public final class Thumbnails {

  static final int WIDTH = 160;
  static final int HEIGHT = 100;

  /// The most bodies that are drawn: a millisecond each on a slow machine.
  static final int MOST_BODIES = 200;

  /// How long nothing must have been typed before a picture is drawn.
  private static final long PAUSE = 250_000_000;

  /// How many pictures are kept.
  private static final int MOST = 100;

  private final Executor background;
  private final Map<Key, Image> drawn =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Image> eldest) {
          return size() > MOST;
        }
      };
  private final Map<Candidate, ObjectProperty<Preview>> asked = new HashMap<>();
  private final Deque<Job> jobs = new ArrayDeque<>();
  private final AnimationTimer timer =
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          drawNext();
        }
      };
  private Look look = new Look(Palette.DARK, 1);
  private long typed = System.nanoTime() - PAUSE;
  private final AtomicInteger round = new AtomicInteger();

  /// How a picture is drawn.
  ///
  /// @param scale pixels of the screen in one of the window's
  private record Look(Palette palette, double scale) {}

  /// By what a picture is known.
  private record Key(Scene scene, Look look) {}

  /// @param round in which it was asked for
  private record Job(int round, Key key, Evaluation evaluation, ObjectProperty<Preview> preview) {}

  /// What there is to see of a scene.
  public sealed interface Preview {

    /// A picture on its way.
    record Waiting() implements Preview {}

    record Ready(Image image) implements Preview {}

    /// No picture.
    ///
    /// @param reason a sentence that says why
    record Failed(String reason) implements Preview {}

    /// No picture, of so many bodies.
    record TooMany(int bodies) implements Preview {}
  }

  /// @param background where scenes are read
  public Thumbnails(Executor background) {
    this.background = background;
  }

  /// Begins anew: files may have changed since.
  void restart(Palette palette, double scale) {
    stop();
    look = new Look(palette, scale);
  }

  /// Draws nothing for a moment: someone types.
  void pause() {
    typed = System.nanoTime();
  }

  /// Draws no more.
  void stop() {
    timer.stop();
    jobs.clear();
    asked.clear();
    round.incrementAndGet();
  }

  /// {@return the picture of a scene, as soon as there is one}
  ObservableValue<Preview> of(Candidate candidate) {
    return asked.computeIfAbsent(candidate, this::ask);
  }

  private ObjectProperty<Preview> ask(Candidate candidate) {
    ObjectProperty<Preview> preview = new SimpleObjectProperty<>(new Preview.Waiting());
    Look wanted = look;
    int now = round.get();
    background.execute(() -> {
      // Nobody waits for it any more once the finder has closed.
      if (now == round.get()) {
        Runnable next = read(candidate, wanted, now, preview);
        Platform.runLater(next);
      }
    });
    return preview;
  }

  /// {@return what is to be done with the scene, on the window's thread}
  private Runnable read(
      Candidate candidate, Look wanted, int now, ObjectProperty<Preview> preview) {
    try {
      Scene scene = candidate.scene();
      int bodies = scene.bodies().size();
      if (bodies > MOST_BODIES) {
        return () -> preview.set(new Preview.TooMany(bodies));
      }
      Job job = new Job(now, new Key(scene, wanted), Evaluation.of(scene), preview);
      return () -> add(job);
    } catch (SceneFileException unreadable) {
      return () -> preview.set(new Preview.Failed(unreadable.said()));
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

  private void drawNext() {
    if (System.nanoTime() - typed < PAUSE) {
      return;
    }
    Job job = jobs.poll();
    if (job == null) {
      timer.stop();
      return;
    }
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
      job.preview().set(new Preview.Failed(impossible.said()));
    }
  }
}
