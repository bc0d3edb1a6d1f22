package collisionbench.bench.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
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

/// Waits a limited time for methods that may never return.
///
/// Java cannot stop a thread, so one that does not return is interrupted and abandoned, and its
/// method is not asked again. Methods that declare to always return are called directly.
final class Watchdog {

  /// The instance that all callers share.
  static final Watchdog OF_ALL = new Watchdog(Duration.ofSeconds(5));

  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("method-", 0).factory());

  private final Duration patience;
  private final Set<Method> hung = ConcurrentHashMap.newKeySet();

  Watchdog(Duration patience) {
    this.patience = patience;
  }

  /// {@return a method's answer; a timeout if it does not return now or did not at an earlier call}
  ///
  /// @param call asks the method; must not throw
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
    return new Answer.Failed(new MethodFailure.TimedOut(patience, Optional.empty()));
  }

  /// {@return whether a method has timed out}
  boolean isHung(Method method) {
    return hung.contains(method);
  }
}
