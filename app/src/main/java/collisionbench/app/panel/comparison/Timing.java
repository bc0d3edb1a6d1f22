package collisionbench.app.panel.comparison;

import collisionbench.app.comparison.LatestTaskExecutor;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.comparison.Stopwatch;
import collisionbench.methods.method.Method;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/// Measures the time of methods for a pair, one after another on one thread, once the pair has not
/// changed for a while. Only methods that have answered are measured: one that never ends would
/// block the others.
///
/// To be used on the thread of `executor`.
final class Timing {

  private static final Duration REST = Duration.ofMillis(400);

  private final LatestTaskExecutor thread = new LatestTaskExecutor("collision-bench-measure");
  private final Executor executor;
  private final BiConsumer<Method, OptionalDouble> listener;
  private final Queue<Method> waiting = new ArrayDeque<>();
  private final Set<Method> answered = new HashSet<>();
  private Optional<PairQuestion> pair = Optional.empty();
  private boolean idle;

  /// @param executor calls the listener
  /// @param listener takes how long a method takes; empty if it throws
  Timing(Executor executor, BiConsumer<Method, OptionalDouble> listener) {
    this.executor = executor;
    this.listener = listener;
  }

  /// Stops measuring the previous pair and starts with this one.
  void begin(PairQuestion question) {
    cancel();
    pair = Optional.of(question);
    thread.ask(
        REST,
        outdated ->
            executor.execute(() -> {
              if (!outdated.getAsBoolean()) {
                idle = true;
                next();
              }
            }));
  }

  /// Records that a method has answered.
  void answered(Method method, PairQuestion question) {
    if (pair.filter(question::equals).isPresent() && answered.add(method)) {
      waiting.add(method);
      next();
    }
  }

  private void next() {
    if (idle && pair.isPresent() && !waiting.isEmpty()) {
      idle = false;
      measure(waiting.remove(), pair.get());
    }
  }

  private void measure(Method method, PairQuestion question) {
    thread.ask(outdated -> {
      OptionalDouble time = Stopwatch.nanoseconds(method, question, outdated);
      executor.execute(() -> {
        if (!outdated.getAsBoolean()) {
          listener.accept(method, time);
          idle = true;
          next();
        }
      });
    });
  }

  /// Stops measuring.
  void cancel() {
    thread.cancel();
    pair = Optional.empty();
    waiting.clear();
    answered.clear();
    idle = false;
  }
}
