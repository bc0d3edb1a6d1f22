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
public final class Questioning {

  private volatile List<Method> methods;
  private final Executor teller;
  private final Consumer<Told> listener;
  private final Latest judging = new Latest("collision-bench-judge");
  private final Map<Method, Latest> threads = new ConcurrentHashMap<>();
  private final Map<Method, News> news = new ConcurrentHashMap<>();
  private final AtomicBoolean telling = new AtomicBoolean();
  private final AtomicLong round = new AtomicLong();

  /// The answers since the last cancellation.
  private record News(long round, Told told) {}

  /// A method's report.
  ///
  /// @param parting the step at which it diverges; empty if it agrees or reports no steps
  public record Told(PairQuestion question, Verdict verdict, Optional<Parting> parting) {

    static Told of(PairQuestion question, Verdict verdict) {
      return new Told(
          question,
          verdict,
          verdict.standing() == Standing.AGREES || verdict.answer().isEmpty()
              ? Optional.empty()
              : Parting.of(
                  verdict, Explained.of(verdict.method(), question.asked(verdict.method()))));
    }
  }

  /// @param teller the executor that calls the listener
  /// @param listener receives the newest report of each method
  public Questioning(List<Method> methods, Executor teller, Consumer<Told> listener) {
    this.methods = List.copyOf(methods);
    this.teller = teller;
    this.listener = listener;
  }

  /// Replaces the methods. Reports of removed ones are dropped.
  public void turnTo(List<Method> next) {
    methods = List.copyOf(next);
    threads.keySet().retainAll(methods);
    news.keySet().retainAll(methods);
  }

  /// {@return the methods that answer a pair}
  public List<Method> methods(PairQuestion question) {
    return methods.stream().filter(question::isAsked).toList();
  }

  /// Asks all methods about a pair.
  public void ask(PairQuestion question) {
    long now = round.get();
    judging.ask(outdated -> {
      Rights rights = Rights.of(question);
      if (!outdated.getAsBoolean()) {
        methods(question)
            .forEach(method -> thread(method).ask(_ -> ask(method, question, rights, now)));
      }
    });
  }

  private Latest thread(Method method) {
    return threads.computeIfAbsent(method, asked -> new Latest("collision-bench-" + asked.name()));
  }

  private void ask(Method method, PairQuestion question, Rights rights, long now) {
    news.put(method, new News(now, Told.of(question, rights.of(method))));
    if (telling.compareAndSet(false, true)) {
      teller.execute(() -> {
        telling.set(false);
        methods.forEach(one -> Optional.ofNullable(news.remove(one)).ifPresent(this::tell));
      });
    }
  }

  private void tell(News next) {
    if (next.round == round.get()) {
      listener.accept(next.told);
    }
  }

  /// Cancels all questions; answers still on the way are dropped.
  public void cancel() {
    round.incrementAndGet();
    judging.cancel();
    threads.values().forEach(Latest::cancel);
  }
}
