package collisionbench.app.comparison;

import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/// Asks methods about pairs, each method on its own thread, so that a slow or hanging one delays no
/// other. Only the newest waiting question is kept.
public final class ComparisonRunner {

  private volatile List<Method> methods;
  private final Executor executor;
  private final Consumer<Report> listener;
  private final LatestTaskExecutor judging = new LatestTaskExecutor("collision-bench-judge");
  private final Map<Method, LatestTaskExecutor> threads = new ConcurrentHashMap<>();
  private final Map<Method, Sent> reports = new ConcurrentHashMap<>();
  private final AtomicBoolean scheduled = new AtomicBoolean();
  private final AtomicLong round = new AtomicLong();

  /// The answers since the last cancellation.
  private record Sent(long round, Report report) {}

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
  /// @param listener receives the newest report of each method
  public ComparisonRunner(List<Method> methods, Executor executor, Consumer<Report> listener) {
    this.methods = List.copyOf(methods);
    this.executor = executor;
    this.listener = listener;
  }

  /// Replaces the methods. Reports of removed ones are dropped.
  public void turnTo(List<Method> next) {
    methods = List.copyOf(next);
    threads.keySet().retainAll(methods);
    reports.keySet().retainAll(methods);
  }

  /// {@return the methods that answer a pair}
  public List<Method> methods(PairQuestion question) {
    return methods.stream().filter(question::isAsked).toList();
  }

  /// Asks all methods about a pair.
  public void ask(PairQuestion question) {
    long now = round.get();
    judging.ask(outdated -> {
      ReferenceAnswers references = ReferenceAnswers.of(question);
      if (!outdated.getAsBoolean()) {
        methods(question)
            .forEach(method -> thread(method).ask(_ -> ask(method, question, references, now)));
      }
    });
  }

  private LatestTaskExecutor thread(Method method) {
    return threads.computeIfAbsent(
        method, asked -> new LatestTaskExecutor("collision-bench-" + asked.name()));
  }

  private void ask(Method method, PairQuestion question, ReferenceAnswers references, long now) {
    reports.put(method, new Sent(now, Report.of(question, references.of(method))));
    if (scheduled.compareAndSet(false, true)) {
      executor.execute(() -> {
        scheduled.set(false);
        methods.forEach(one -> Optional.ofNullable(reports.remove(one)).ifPresent(this::deliver));
      });
    }
  }

  private void deliver(Sent next) {
    if (next.round == round.get()) {
      listener.accept(next.report);
    }
  }

  /// Cancels all questions; answers still on the way are dropped.
  public void cancel() {
    round.incrementAndGet();
    judging.cancel();
    threads.values().forEach(LatestTaskExecutor::cancel);
  }
}
