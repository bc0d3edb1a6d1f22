package collisionbench.bench.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Handles Ctrl-C as a request to stop: until [#close], the process waits for the current work to
/// finish and print its results.
final class Interruption implements AutoCloseable {

  /// Seconds the process waits at most, so that work that hangs cannot keep it alive.
  private static final long MOST_SECONDS = 30;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::await, "interruption");
  private volatile boolean requested;

  Interruption() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException _) {
      requested = true;
    }
  }

  /// {@return whether the process was asked to end}
  boolean requested() {
    return requested;
  }

  private void await() {
    requested = true;
    try {
      boolean _ = done.await(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /// Lets the process end.
  @Override
  public void close() {
    done.countDown();
    try {
      boolean _ = Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException _) {
      // The process is ending, even if the hook has not begun.
    }
  }
}
