package collisionbench.app.snapshot;

import collisionbench.bench.text.Phrase;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/// Starts JavaFX at most once, when it is first needed.
public final class Toolkit {

  private static final long SECONDS_TO_START = 60;

  private static boolean started;
  private static Optional<SnapshotException> failure = Optional.empty();

  private Toolkit() {}

  /// {@return the result of a task that runs on JavaFX's thread}
  ///
  /// @throws SnapshotException if JavaFX does not start
  public static <T> T call(Callable<T> task) throws SnapshotException {
    FutureTask<T> later = new FutureTask<>(task);
    if (Platform.isFxApplicationThread()) {
      // JavaFX runs, and stop() may hold the lock while it waits for this thread.
      later.run();
    } else {
      start();
      Platform.runLater(later);
    }
    try {
      return later.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("what was to be shown cannot be: " + e.getCause(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SnapshotException("snapshot.interrupted", e);
    }
  }

  /// Ends JavaFX, if it was started here, on its own thread. `System.exit` alone stops its timer
  /// from another thread, and JavaFX on Linux then prints a `NullPointerException` when the timer
  /// is just firing.
  public static synchronized void stop() {
    if (started) {
      Platform.exit();
    }
  }

  private static synchronized void start() throws SnapshotException {
    if (failure.isPresent()) {
      throw failure.get();
    }
    if (started) {
      return;
    }
    try {
      requireDisplay();
      EndOfProcess.dropFailures();
      startUp();
      started = true;
    } catch (SnapshotException e) {
      failure = Optional.of(e);
      throw e;
    }
  }

  /// Refuses where JavaFX cannot start for want of a display, without starting it.
  ///
  /// @throws SnapshotException if there is no display
  public static void requireDisplay() throws SnapshotException {
    if (lacksDisplay(System.getProperty("os.name"), System.getenv())) {
      throw new SnapshotException("snapshot.no-display", null);
    }
  }

  /// On Linux JavaFX needs X11; Windows and macOS always have a display.
  static boolean lacksDisplay(String system, Map<String, String> environment) {
    return system.toLowerCase(Locale.ROOT).contains("linux")
        && environment.getOrDefault("DISPLAY", "").isEmpty();
  }

  private static void startUp() throws SnapshotException {
    CountDownLatch running = new CountDownLatch(1);
    try {
      Platform.startup(running::countDown);
      Platform.setImplicitExit(false);
    } catch (IllegalStateException alreadyRunning) {
      Platform.runLater(running::countDown);
    } catch (RuntimeException | LinkageError e) {
      Phrase display =
          Optional.ofNullable(System.getenv("DISPLAY"))
              .map(Phrase::verbatim)
              .orElseGet(() -> Phrase.of("snapshot.of-system"));
      throw new SnapshotException(
          "snapshot.bad-display", e, display, String.valueOf(e.getMessage()));
    }
    try {
      if (!running.await(SECONDS_TO_START, TimeUnit.SECONDS)) {
        throw new SnapshotException("snapshot.not-started", null, SECONDS_TO_START);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SnapshotException("snapshot.interrupted-starting", e);
    }
  }
}
