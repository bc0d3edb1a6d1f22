package collisionbench.bench.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/// Measures the time of one query (yes or no, if the method answers it): the minimum of several
/// runs per question, each long enough for the clock, and the median over the questions. A warm-up
/// lets the code be compiled first. Other load slows single runs but hardly the median.
public final class Stopwatch {

  /// Runs for a single question.
  private static final int BATCHES = 21;

  private static final int RUNS = 3;
  private static final double NANOSECONDS_A_RUN = 20_000;
  private static final int MOST_ANSWERS = 2_000;
  private static final long WARM_UP = 30_000_000;

  /// A question that takes longer is measured once; so are all questions after this total time.
  private static final long LONG = 20_000_000;

  private static final long PATIENCE = 2_000_000_000;

  /// Consumes the answers, so that the compiler cannot remove the calls.
  @SuppressWarnings("unused")
  private static volatile Optional<Answer> sink = Optional.empty();

  /// The clock, in nanoseconds.
  private final LongSupplier clock;

  Stopwatch(LongSupplier clock) {
    this.clock = clock;
  }

  /// {@return the nanoseconds of one query about a pair; empty if the method throws or the
  /// measurement is stopped}
  public static OptionalDouble nanoseconds(
      Method method, PairQuestion question, BooleanSupplier stopped) {
    int times = method.isRemote() ? 1 : BATCHES;
    return nanoseconds(method, Collections.nCopies(times, question.now()), stopped);
  }

  /// {@return the nanoseconds per question; empty if there are none, the method throws at each or
  /// the measurement is stopped}
  public static OptionalDouble nanoseconds(
      Method method, List<Question> questions, BooleanSupplier stopped) {
    return new Stopwatch(System::nanoTime).median(method, questions, stopped);
  }

  /// {@return the least nanoseconds of several runs of one query, in whole numbers}
  ///
  /// @param once the time of one answer; a long one is not repeated
  public static long least(Method method, Question question, long once) {
    return once > LONG
        ? once
        : Math.round(
            new Stopwatch(System::nanoTime).leastOfRuns(method, question).orElse((double) once));
  }

  OptionalDouble median(Method method, List<Question> questions, BooleanSupplier stopped) {
    if (questions.isEmpty() || Watchdog.OF_ALL.isHung(method)) {
      return OptionalDouble.empty();
    }
    List<Question> given = questions.stream().map(method::given).toList();
    List<Double> times =
        method.isRemote() ? reported(method, given, stopped) : measured(method, given, stopped);
    Collections.sort(times);
    return times.isEmpty() || stopped.getAsBoolean()
        ? OptionalDouble.empty()
        : OptionalDouble.of(times.get(times.size() / 2));
  }

  private List<Double> measured(Method method, List<Question> questions, BooleanSupplier stopped) {
    long begin = clock.getAsLong();
    for (int i = 0; since(begin) < WARM_UP && !stopped.getAsBoolean(); i++) {
      OptionalDouble _ = time(method, questions.get(i % questions.size()));
    }
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < questions.size() && !stopped.getAsBoolean(); i++) {
      if (times.isEmpty() || since(begin) < PATIENCE) {
        time(method, questions.get(i)).ifPresent(times::add);
      }
    }
    return times;
  }

  /// {@return the time by the method's own clock}
  private List<Double> reported(Method method, List<Question> questions, BooleanSupplier stopped) {
    long begin = clock.getAsLong();
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < questions.size() && !stopped.getAsBoolean(); i++) {
      if (since(begin) < PATIENCE) {
        method.nanoseconds(questions.get(i)).ifPresent(times::add);
      }
    }
    return times;
  }

  private long since(long begin) {
    return clock.getAsLong() - begin;
  }

  private OptionalDouble time(Method method, Question question) {
    return Guard.call(() -> leastOfRuns(method, question), _ -> OptionalDouble.empty());
  }

  private OptionalDouble leastOfRuns(Method method, Question question) {
    double once = run(method, question, 1);
    if (once > LONG) {
      return OptionalDouble.of(once);
    }
    int answers = (int) Math.clamp(NANOSECONDS_A_RUN / Math.max(once, 1), 1, MOST_ANSWERS);
    return DoubleStream.generate(() -> run(method, question, answers)).limit(RUNS).min();
  }

  private double run(Method method, Question question, int answers) {
    Set<Query> timed = timed(method, question);
    Optional<Answer> last = Optional.empty();
    long begin = clock.getAsLong();
    for (int i = 0; i < answers; i++) {
      last = Optional.of(method.answer(question, timed, Steps.UNASKED));
      sink = last;
    }
    return (double) since(begin) / answers;
  }

  /// {@return the query to measure: yes or no if the method answers it, else its first one}
  private static Set<Query> timed(Method method, Question question) {
    return method.answers(question.pair()).stream()
        .sorted()
        .limit(1)
        .collect(Collectors.toUnmodifiableSet());
  }
}
