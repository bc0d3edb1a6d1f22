package collisionbench.app.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Failure;
import collisionbench.methods.method.Method;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/// Waits for methods that may never return, and only so long.
///
/// Java cannot stop a thread: one that does not return is interrupted and abandoned, and its method
/// is not asked again while the program runs. A method that always returns is asked without a
/// thread of its own.
final class Watchdog {

  /// What every method is asked under.
  static final Watchdog OF_ALL = new Watchdog(Duration.ofSeconds(5));

  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("method-", 0).factory());

  private final Duration patience;
  private final Set<Method> hung = ConcurrentHashMap.newKeySet();

  Watchdog(Duration patience) {
    this.patience = patience;
  }

  /// {@return what a method answers; that it timed out if it does not return, now or at an earlier
  /// call}
  ///
  /// @param call asks the method, and throws nothing
  Answer answer(Method method, Supplier<Answer> call) {
    if (method.alwaysReturns()) {
      return call.get();
    }
    if (hung.contains(method)) {
      return timedOut();
    }
    Future<Answer> reply = THREADS.submit(call::get);
    try {
      return reply.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException _) {
      hung.add(method);
      reply.cancel(true);
      return timedOut();
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      reply.cancel(true);
      return timedOut();
    }
  }

  private Answer timedOut() {
    return new Answer.Failed(new Failure.TimedOut(patience, Optional.empty()));
  }

  /// {@return whether a method has timed out before}
  boolean isHung(Method method) {
    return hung.contains(method);
  }
}
