package collisionbench.app.window.file;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;

/// A daemon thread for work that may wait, such as reading and writing files.
public final class BackgroundThread {

  private static final long SECONDS_TO_END = 10;

  private final ThreadPoolExecutor executor =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().daemon().name("collision-bench-files").factory(),
          // Tasks that come after the end are dropped.
          new ThreadPoolExecutor.DiscardPolicy());

  /// Runs a task after the previous ones.
  void run(Runnable task) {
    executor.execute(reporting(task));
  }

  /// {@return a debounced task: it runs once, a delay after the first of several calls}
  Runnable deferred(Duration delay, Runnable task) {
    AtomicBoolean waiting = new AtomicBoolean();
    Runnable once =
        reporting(() -> {
          waiting.set(false);
          task.run();
        });
    return () -> {
      if (waiting.compareAndSet(false, true)) {
        after(delay).execute(once);
      }
    };
  }

  private Executor after(Duration delay) {
    return CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS, executor);
  }

  /// Rethrows exceptions on the window's thread, where all are reported.
  private static Runnable reporting(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (RuntimeException fault) {
        Platform.runLater(() -> {
          throw fault;
        });
      }
    };
  }

  /// Waits for started tasks, and drops delayed ones.
  public void close() {
    executor.shutdown();
    try {
      executor.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
