package collisionbench.app.comparison;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.List;
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
/// is not asked again while the program runs. What comes with the library always returns, and is
/// asked without a thread of its own.
final class Watchdog {

  /// What every method is asked under.
  static final Watchdog OF_ALL = new Watchdog(Duration.ofSeconds(5), Methods.catalogue().methods());

  private static final ExecutorService THREADS =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("method-", 0).factory());

  private final Duration patience;
  private final Set<Method> trusted;
  private final Set<Method> hung = ConcurrentHashMap.newKeySet();

  /// @param trusted methods that always return
  Watchdog(Duration patience, List<Method> trusted) {
    this.patience = patience;
    this.trusted = Set.copyOf(trusted);
  }

  /// {@return what a method replies; that it timed out if it does not return, now or at an earlier
  /// call}
  ///
  /// @param call asks the method, and throws nothing
  Reply reply(Method method, Supplier<Reply> call) {
    if (trusted.contains(method)) {
      return call.get();
    }
    if (hung.contains(method)) {
      return new Reply.TimedOut();
    }
    Future<Reply> reply = THREADS.submit(call::get);
    try {
      return reply.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException _) {
      hung.add(method);
      reply.cancel(true);
      return new Reply.TimedOut();
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure.getCause());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      reply.cancel(true);
      return new Reply.TimedOut();
    }
  }

  /// {@return whether a method has timed out before}
  boolean isHung(Method method) {
    return hung.contains(method);
  }
}
