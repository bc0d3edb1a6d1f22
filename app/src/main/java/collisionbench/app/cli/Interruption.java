package collisionbench.app.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Ctrl-C, as a wish to stop: what is being done may come to its end, and be printed, before the
/// process ends. Until [#close].
final class Interruption implements AutoCloseable {

  /// How many seconds the process waits for that: what never ends must not keep it alive.
  private static final long PATIENCE = 30;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::await, "interruption");
  private volatile boolean asked;

  Interruption() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// {@return whether the process is asked to end}
  boolean asked() {
    return asked;
  }

  private void await() {
    asked = true;
    try {
      boolean _ = done.await(PATIENCE, TimeUnit.SECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /// Lets the process end.
  @Override
  public void close() {
    done.countDown();
    if (!asked) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}
