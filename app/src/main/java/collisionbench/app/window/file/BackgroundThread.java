package collisionbench.app.window.file;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.application.Platform;

/// One thread beside the window's own, for what may wait, such as files. It sleeps while there is
/// nothing to do, and keeps no program alive.
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

  /// Does something as soon as what came before is done.
  void run(Runnable task) {
    executor.execute(telling(task));
  }

  /// {@return what to call so that a task is done a while later, once however often it is called}
  Runnable deferred(Duration delay, Runnable task) {
    AtomicBoolean waiting = new AtomicBoolean();
    Runnable once =
        telling(() -> {
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

  /// A fault is told where all faults are: on the window's thread.
  private static Runnable telling(Runnable task) {
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

  /// Ends what is being done, and forgets what was to be done later.
  public void close() {
    executor.shutdown();
    try {
      executor.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
