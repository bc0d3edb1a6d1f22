package collisionbench.bench.task;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/// Runs only the latest task on a background thread, and hands over only results that are still
/// wanted. A waiting task is dropped when another arrives; a running one can ask whether it is
/// outdated.
///
/// The thread is a daemon and ends when idle.
public final class LatestTaskExecutor {

  private static final long SECONDS_IDLE = 5;

  private final String name;
  private final Executor receiver;
  private volatile ThreadPoolExecutor thread;
  private final AtomicLong latest = new AtomicLong();
  private volatile long cancelled;

  /// @param name the name of the thread
  /// @param receiver runs what tasks hand over
  public LatestTaskExecutor(String name, Executor receiver) {
    this.name = name;
    this.receiver = receiver;
    thread = thread(name);
  }

  private static ThreadPoolExecutor thread(String name) {
    ThreadPoolExecutor thread =
        new ThreadPoolExecutor(
            1,
            1,
            SECONDS_IDLE,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(1),
            Thread.ofPlatform().daemon().name(name).factory(),
            new ThreadPoolExecutor.DiscardOldestPolicy());
    thread.allowCoreThreadTimeOut(true);
    return thread;
  }

  /// One run of a task.
  public final class Turn {

    private final long number;

    private Turn(long number) {
      this.number = number;
    }

    /// {@return whether another task has replaced it or it was cancelled}
    public boolean isOutdated() {
      return latest.get() != number;
    }

    /// Hands over a result, unless it is outdated by then.
    public void show(Runnable result) {
      receiver.execute(() -> {
        if (!isOutdated()) {
          result.run();
        }
      });
    }

    /// Hands over a result, even if another task has replaced this one, unless it is cancelled by
    /// then.
    public void showUnlessCancelled(Runnable result) {
      receiver.execute(() -> {
        if (number > cancelled) {
          result.run();
        }
      });
    }
  }

  /// Runs a task as soon as possible, unless another one replaces it.
  public void ask(Consumer<Turn> task) {
    start(new Turn(latest.incrementAndGet()), task);
  }

  /// Runs a task after a delay, unless another one replaces it.
  public void ask(Duration delay, Consumer<Turn> task) {
    Turn turn = new Turn(latest.incrementAndGet());
    CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS, Runnable::run)
        .execute(() -> start(turn, task));
  }

  private void start(Turn turn, Consumer<Turn> task) {
    if (!turn.isOutdated()) {
      thread.execute(() -> {
        if (!turn.isOutdated()) {
          task.accept(turn);
        }
      });
    }
  }

  /// Drops the waiting task and the results of all earlier ones.
  public void cancel() {
    cancelled = latest.incrementAndGet();
  }

  /// Drops what [#cancel] drops, and lets the next task start without waiting for the running one,
  /// which may hang.
  public void abandon() {
    cancel();
    thread.shutdown();
    thread = thread(name);
  }
}
