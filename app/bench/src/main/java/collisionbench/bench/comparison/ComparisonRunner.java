package collisionbench.bench.comparison;

import collisionbench.bench.task.LatestTaskExecutor;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// Asks methods about pairs, each method on its own thread, so that a slow or hanging one delays no
/// other. Only the newest waiting question is kept.
public final class ComparisonRunner {

  private volatile List<Method> methods;
  private final Executor executor;
  private final Consumer<Report> listener;
  private final LatestTaskExecutor judging;
  private final Map<Method, LatestTaskExecutor> threads = new ConcurrentHashMap<>();

  /// A method's report.
  ///
  /// @param divergence the step at which it diverges; empty if it agrees or reports no steps
  public record Report(
      PairQuestion question, MethodVerdict verdict, Optional<Divergence> divergence) {

    static Report of(PairQuestion question, MethodVerdict verdict) {
      return new Report(
          question,
          verdict,
          verdict.assessment() == Assessment.AGREES || verdict.answer().isEmpty()
              ? Optional.empty()
              : Divergence.of(
                  verdict, Explained.of(verdict.method(), question.asked(verdict.method()))));
    }
  }

  /// @param executor the executor that calls the listener
  /// @param listener receives the reports of each method, the newest last
  public ComparisonRunner(List<Method> methods, Executor executor, Consumer<Report> listener) {
    this.methods = List.copyOf(methods);
    this.executor = executor;
    this.listener = listener;
    judging = new LatestTaskExecutor("collision-bench-judge", executor);
  }

  /// Replaces the methods.
  public void turnTo(List<Method> next) {
    methods = List.copyOf(next);
    threads.keySet().retainAll(methods);
  }

  /// {@return the methods that answer a pair}
  public List<Method> methods(PairQuestion question) {
    return methods.stream().filter(question::isAsked).toList();
  }

  /// Asks all methods about a pair.
  public void ask(PairQuestion question) {
    judging.ask(turn -> {
      ReferenceAnswers references = ReferenceAnswers.of(question);
      if (!turn.isOutdated()) {
        for (Method method : methods(question)) {
          thread(method)
              .ask(_ -> {
                Report report = Report.of(question, references.of(method));
                turn.showUnlessCancelled(() -> listener.accept(report));
              });
        }
      }
    });
  }

  private LatestTaskExecutor thread(Method method) {
    return threads.computeIfAbsent(
        method, asked -> new LatestTaskExecutor("collision-bench-" + asked.name(), executor));
  }

  /// Cancels all questions; answers still on the way are dropped.
  public void cancel() {
    judging.cancel();
    threads.values().forEach(LatestTaskExecutor::cancel);
  }
}
