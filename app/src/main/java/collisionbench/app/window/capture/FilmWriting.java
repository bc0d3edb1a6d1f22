package collisionbench.app.window.capture;

import collisionbench.app.snapshot.Bitmap;
import collisionbench.app.snapshot.Film;
import collisionbench.app.snapshot.SnapshotException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.application.Platform;

/// Writes a film on its own thread. Listeners are called on the window's thread.
final class FilmWriting {

  /// The maximum number of waiting pictures, which take memory.
  private static final int ROOM = 2;

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Film film;
  private final Consumer<SnapshotException> failed;
  private final AtomicInteger waiting = new AtomicInteger();
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("collision-bench-film").factory());

  private volatile long bytes;
  private boolean over;

  /// A step of writing.
  private interface Work {

    void run() throws SnapshotException;
  }

  /// Begins a film in a file.
  ///
  /// @param failed called once, if something cannot be written; the film is then discarded
  /// @throws SnapshotException if the file cannot be created
  FilmWriting(Path file, Consumer<SnapshotException> failed) throws SnapshotException {
    film = Film.into(file);
    this.failed = failed;
  }

  boolean hasRoom() {
    return waiting.get() < ROOM;
  }

  long bytes() {
    return bytes;
  }

  /// Adds a picture that is shown from a time on, in milliseconds from the beginning.
  void show(Bitmap picture, long millis) {
    waiting.incrementAndGet();
    run(() -> {
      film.show(picture, millis);
      bytes = film.bytes();
      waiting.decrementAndGet();
    });
  }

  /// Ends the film, and reports the result.
  void end(long millis, Consumer<Film.Ended> then) {
    run(() -> {
      Film.Ended ended = film.end(millis);
      film.close();
      over = true;
      Platform.runLater(() -> then.accept(ended));
    });
    thread.shutdown();
  }

  /// Discards the film.
  void drop() {
    run(() -> {
      over = true;
      film.close();
    });
    thread.shutdown();
  }

  /// Waits until all is written, as the program ends.
  void await() {
    try {
      boolean _ = thread.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void run(Work work) {
    thread.execute(() -> {
      if (!over) {
        try {
          work.run();
        } catch (SnapshotException failure) {
          fail(failure);
        }
      }
    });
  }

  private void fail(SnapshotException failure) {
    over = true;
    try {
      film.close();
    } catch (SnapshotException _) {
      // Only the first failure is reported.
    }
    Platform.runLater(() -> failed.accept(failure));
  }
}
