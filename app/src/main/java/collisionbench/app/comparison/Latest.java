package collisionbench.app.comparison;

import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
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

  private final ScheduledThreadPoolExecutor thread;
  private final AtomicLong asked = new AtomicLong();

  /// @param name what the thread is called
  public Latest(String name) {
    thread = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(name).factory());
    thread.setKeepAliveTime(SECONDS_IDLE, TimeUnit.SECONDS);
    thread.allowCoreThreadTimeOut(true);
  }

  /// Does something after a while, unless it is asked something else until then.
  ///
  /// @param task is given whether it is out of date
  public void ask(Duration delay, Consumer<BooleanSupplier> task) {
    long number = asked.incrementAndGet();
    BooleanSupplier outdated = () -> asked.get() != number;
    thread.schedule(
        () -> {
          if (!outdated.getAsBoolean()) {
            run(task, outdated);
          }
        },
        delay.toMillis(),
        TimeUnit.MILLISECONDS);
  }

  /// Lets what was asked be out of date.
  public void cancel() {
    asked.incrementAndGet();
  }

  /// A fault is told where those of all threads are: the executor alone would keep it for itself.
  private static void run(Consumer<BooleanSupplier> task, BooleanSupplier outdated) {
    try {
      task.accept(outdated);
    } catch (RuntimeException fault) {
      Thread now = Thread.currentThread();
      now.getUncaughtExceptionHandler().uncaughtException(now, fault);
    }
  }
}
