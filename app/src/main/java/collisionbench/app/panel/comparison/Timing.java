package collisionbench.app.panel.comparison;

import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.comparison.Stopwatch;
import collisionbench.bench.task.LatestTaskExecutor;
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

  private final LatestTaskExecutor thread;
  private final BiConsumer<Method, OptionalDouble> listener;
  private final Queue<Method> waiting = new ArrayDeque<>();
  private final Set<Method> answered = new HashSet<>();
  private Optional<PairQuestion> pair = Optional.empty();
  private boolean idle;

  /// @param executor calls the listener
  /// @param listener takes how long a method takes; empty if it throws
  Timing(Executor executor, BiConsumer<Method, OptionalDouble> listener) {
    thread = new LatestTaskExecutor("collision-bench-measure", executor);
    this.listener = listener;
  }

  /// Stops measuring the previous pair and starts with this one.
  void begin(PairQuestion question) {
    cancel();
    pair = Optional.of(question);
    thread.ask(REST, turn -> turn.show(this::next));
  }

  void answered(Method method, PairQuestion question) {
    if (pair.filter(question::equals).isPresent() && answered.add(method)) {
      waiting.add(method);
      if (idle) {
        next();
      }
    }
  }

  private void next() {
    idle = waiting.isEmpty() || pair.isEmpty();
    if (!idle) {
      measure(waiting.remove(), pair.orElseThrow());
    }
  }

  private void measure(Method method, PairQuestion question) {
    thread.ask(turn -> {
      OptionalDouble time = Stopwatch.nanoseconds(method, question, turn::isOutdated);
      turn.show(() -> {
        listener.accept(method, time);
        next();
      });
    });
  }

  void cancel() {
    thread.cancel();
    pair = Optional.empty();
    waiting.clear();
    answered.clear();
    idle = false;
  }
}
