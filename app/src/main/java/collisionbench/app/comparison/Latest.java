package collisionbench.app.comparison;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// A thread that does what it was asked last. What has to wait while it is asked something else is
/// not done; what is being done learns that it is out of date.
///
/// The thread ends while there is nothing to do, and keeps no program alive.
public final class Latest {

  private static final long SECONDS_IDLE = 5;

  private final ThreadPoolExecutor thread;
  private final AtomicLong asked = new AtomicLong();

  /// @param name what the thread is called
  public Latest(String name) {
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

  /// Does something as soon as it can, unless it is asked something else until then.
  ///
  /// @param task is given whether it is out of date
  public void ask(Consumer<BooleanSupplier> task) {
    start(asked.incrementAndGet(), task);
  }

  /// Does something after a while, unless it is asked something else until then.
  ///
  /// @param task is given whether it is out of date
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

  /// Lets what was asked be out of date.
  public void cancel() {
    asked.incrementAndGet();
  }
}
