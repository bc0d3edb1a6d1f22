package collisionbench.app.score;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Measures how long an answer takes: for each question the least of some runs of at least ten
/// microseconds, and of those the median. All of them are asked again and again before, so that
/// what answers is compiled.
///
/// To be used where nothing else runs.
final class Stopwatch {

  private static final int RUNS = 3;
  private static final double NANOSECONDS_A_RUN = 10_000;
  private static final int MOST_ANSWERS = 1000;
  private static final long WARM_UP_NANOSECONDS = 30_000_000;

  /// Where answers go, so that none is left out for being of no use.
  @SuppressWarnings("unused")
  private static volatile Optional<Answer> sink = Optional.empty();

  private Stopwatch() {}

  /// {@return the nanoseconds of an answer; empty if all of them fail}
  static OptionalDouble median(Method method, List<Question> questions) {
    List<Question> given = questions.stream().map(method.precision()::given).toList();
    warmUp(method, given);
    double[] times =
        given.stream()
            .flatMapToDouble(question -> time(method, question).stream())
            .sorted()
            .toArray();
    return times.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(times[times.length / 2]);
  }

  private static void warmUp(Method method, List<Question> questions) {
    long begin = System.nanoTime();
    for (int i = 0; System.nanoTime() - begin < WARM_UP_NANOSECONDS; i++) {
      OptionalDouble _ = time(method, questions.get(i % questions.size()));
    }
  }

  private static OptionalDouble time(Method method, Question question) {
    try {
      double once = run(method, question, 1);
      int answers = (int) Math.clamp(NANOSECONDS_A_RUN / Math.max(once, 1), 1, MOST_ANSWERS);
      double least = Double.POSITIVE_INFINITY;
      for (int i = 0; i < RUNS; i++) {
        least = Math.min(least, run(method, question, answers));
      }
      return OptionalDouble.of(least);
    } catch (RuntimeException noAnswer) {
      return OptionalDouble.empty();
    }
  }

  private static double run(Method method, Question question, int answers) {
    Optional<Answer> last = Optional.empty();
    long begin = System.nanoTime();
    for (int i = 0; i < answers; i++) {
      last = Optional.of(method.answer(question));
      sink = last;
    }
    return (double) (System.nanoTime() - begin) / answers;
  }
}
