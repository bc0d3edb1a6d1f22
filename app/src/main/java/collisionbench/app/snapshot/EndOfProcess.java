package collisionbench.app.snapshot;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.stream.Stream;

/// The end of the process, by a signal or otherwise.
final class EndOfProcess {

  private EndOfProcess() {}

  static boolean hasBegun() {
    Thread hook = new Thread(() -> {});
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      boolean _ = Runtime.getRuntime().removeShutdownHook(hook);
      return false;
    } catch (IllegalStateException _) {
      return true;
    }
  }

  /// Drops failures of JavaFX at the end of the process. JavaFX stops its timer then although it
  /// may not have started it, and waits for its thread although that may be busy.
  static void dropFailures() {
    UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
      if (hasBegun() && isOfToolkit(failure)) {
        return;
      }
      if (before == null) {
        System.err.print("Exception in thread \"" + thread.getName() + "\" ");
        failure.printStackTrace();
      } else {
        before.uncaughtException(thread, failure);
      }
    });
  }

  private static boolean isOfToolkit(Throwable failure) {
    return Stream.of(failure.getStackTrace())
        .anyMatch(frame -> frame.getClassName().startsWith("com.sun."));
  }
}
