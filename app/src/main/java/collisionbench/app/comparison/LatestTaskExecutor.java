package collisionbench.app.comparison;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Runs only the latest task on a background thread. A waiting task is dropped when another
/// arrives; a running one can ask whether it is outdated.
///
/// The thread is a daemon and ends when idle.
public final class LatestTaskExecutor {

  private static final long SECONDS_IDLE = 5;

  private final ThreadPoolExecutor thread;
  private final AtomicLong asked = new AtomicLong();

  /// @param name the name of the thread
  public LatestTaskExecutor(String name) {
    thread =
        new ThreadPoolExecutor(
            1,
            1,
            SECONDS_IDLE,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(1),
            Thread.ofPlatform().daemon().name(name).factory(),
            new ThreadPoolExecutor.DiscardOldestPolicy());
    thread.allowCoreThreadTimeOut(true);
  }

  /// Runs a task as soon as possible, unless another one replaces it.
  ///
  /// @param task receives a supplier of whether it is outdated
  public void ask(Consumer<BooleanSupplier> task) {
    start(asked.incrementAndGet(), task);
  }

  /// Runs a task after a delay, unless another one replaces it.
  ///
  /// @param task receives a supplier of whether it is outdated
  public void ask(Duration delay, Consumer<BooleanSupplier> task) {
    long number = asked.incrementAndGet();
    CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS, Runnable::run)
        .execute(() -> start(number, task));
  }

  private void start(long number, Consumer<BooleanSupplier> task) {
    BooleanSupplier outdated = () -> asked.get() != number;
    if (!outdated.getAsBoolean()) {
      thread.execute(() -> {
        if (!outdated.getAsBoolean()) {
          task.accept(outdated);
        }
      });
    }
  }

  /// Drops the waiting task and marks the running one as outdated.
  public void cancel() {
    asked.incrementAndGet();
  }
}
