package collisionbench.bench.task;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// A daemon thread for work that may wait, such as reading and writing files.
public final class BackgroundThread {

  private static final long SECONDS_TO_END = 10;

  private final Executor reporter;
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

  /// @param reporter rethrows the exceptions of tasks
  public BackgroundThread(Executor reporter) {
    this.reporter = reporter;
  }

  /// Runs a task after the previous ones.
  public void run(Runnable task) {
    executor.execute(reporting(task));
  }

  /// {@return a throttled task: the first call starts a delay, further calls during it change
  /// nothing; then the task runs once}
  public Runnable deferred(Duration delay, Runnable task) {
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

  private Runnable reporting(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (RuntimeException fault) {
        reporter.execute(() -> {
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
