package collisionbench.bench.comparison;

import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Asks one method about the near pairs of a scene, again and again as bodies move.
///
/// Keeps its answers until a body changes. Pairs that have waited longest are asked about first, so
/// that all of them are answered in turn however slow the method is. Not thread-safe: one thread at
/// a time may use it.
public final class Colorist {

  /// The time after which a slow method's answers so far are reported, in nanoseconds.
  private static final long REPORT = 50_000_000;

  private final Method method;

  /// The last answers, the oldest first.
  private final SequencedMap<Ruling.Names, Known> known = new LinkedHashMap<>();

  private record Known(PairQuestion question, Ruling ruling) {}

  /// A colorist without answers.
  public Colorist(Method method) {
    this.method = method;
  }

  /// {@return a scene at a time as a method sees it}
  public static Coloring color(Method method, Scene scene, double time) {
    List<Coloring> reports = new ArrayList<>();
    new Colorist(method).color(scene, time, () -> false, reports::add);
    return reports.getLast();
  }

  /// Asks about all near pairs that have changed, but about one at least.
  ///
  /// @param outdated whether the scene has changed again, so that the rest can wait
  /// @param listener receives all answers so far, from time to time and at the end
  public void color(
      Scene scene, double time, BooleanSupplier outdated, Consumer<Coloring> listener) {
    Optional<List<PairQuestion>> near = NearPairs.of(scene, time);
    if (near.isEmpty()) {
      listener.accept(Coloring.by(method).without(Coloring.Extent.TOO_MANY));
      return;
    }
    Asking asking = new Asking(scene.bodies().stream().map(b -> b.at(time)).toList(), near.get());
    asking.askOwed(time, outdated, listener);
    listener.accept(asking.report());
  }

  /// One question about a scene.
  private final class Asking {

    private final List<Body> bodies;
    private final List<PairQuestion> near;
    private final Map<String, Body> byName = new HashMap<>();

    Asking(List<Body> bodies, List<PairQuestion> near) {
      this.bodies = bodies;
      this.near = near;
      bodies.forEach(body -> byName.put(body.id(), body));
      known
          .keySet()
          .retainAll(near.stream().map(Colorist::names).collect(Collectors.toUnmodifiableSet()));
    }

    void askOwed(double time, BooleanSupplier outdated, Consumer<Coloring> listener) {
      long reported = System.nanoTime();
      for (PairQuestion question : owed()) {
        known.remove(names(question));
        known.putLast(names(question), new Known(question, ruling(question, time)));
        if (outdated.getAsBoolean()) {
          return;
        }
        if (System.nanoTime() - reported > REPORT) {
          listener.accept(report());
          reported = System.nanoTime();
        }
      }
    }

    /// {@return the pairs to ask about, those that have waited longest first}
    private List<PairQuestion> owed() {
      List<Ruling.Names> answered = List.copyOf(known.keySet());
      Map<Ruling.Names, Integer> ages = new HashMap<>();
      answered.forEach(pair -> ages.put(pair, ages.size()));
      return near.stream()
          .filter(question -> !isAnswered(question))
          .sorted(Comparator.comparingInt(question -> ages.getOrDefault(names(question), -1)))
          .toList();
    }

    private boolean isAnswered(PairQuestion question) {
      Known last = known.get(names(question));
      return last != null && last.question.equals(question);
    }

    private Ruling ruling(PairQuestion question, double time) {
      Body a = body(question.a());
      Body b = body(question.b());
      if (!question.isAsked(method)) {
        return new Ruling(a, b, Optional.empty(), Optional.empty(), false);
      }
      MethodVerdict verdict = verdict(question);
      Optional<Answer.Decided> finite = verdict.answer().filter(Answer.Decided::isFinite);
      return new Ruling(
          a,
          b,
          verdict.touches().or(() -> finite.flatMap(answer -> touchesAt(answer, time))),
          finite.flatMap(Answer.Decided::separation),
          verdict.assessment().isWrong());
    }

    private Body body(String id) {
      return Optional.ofNullable(byName.get(id)).orElseThrow();
    }

    /// Exact arithmetic is slow: it is used only where the method disagrees with the library.
    private MethodVerdict verdict(PairQuestion question) {
      MethodVerdict quick = ReferenceAnswers.quick(question).of(method);
      return quick.assessment().isWrong() ? ReferenceAnswers.of(question).of(method) : quick;
    }

    Coloring report() {
      Map<Ruling.Names, Ruling> rulings = new LinkedHashMap<>();
      near.stream()
          .map(question -> known.get(names(question)))
          .filter(last -> last != null)
          .forEach(last -> rulings.put(last.ruling.names(), last.ruling));
      return new Coloring(
          method, Coloring.Extent.NEAR, bodies, rulings, near.size() - rulings.size());
    }
  }

  private static Ruling.Names names(PairQuestion question) {
    return new Ruling.Names(question.a(), question.b());
  }

  /// A method that only computes contact times says yes between them.
  private static Optional<Boolean> touchesAt(Answer.Decided answer, double time) {
    return answer
        .sweep()
        .map(sweep ->
            sweep instanceof Sweep3.Contact(double enter, double exit)
                && enter <= time
                && time <= exit);
  }
}
