package collisionbench.app.score;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// Measures how long an answer takes: for each question the least of some runs of at least ten
/// microseconds, and of those the median.
///
/// To be used when everything has been asked often, so that it is compiled, and nothing else runs.
final class Stopwatch {

  private static final int RUNS = 3;
  private static final double NANOSECONDS_A_RUN = 10_000;
  private static final int MOST_ANSWERS = 1000;

  /// Where answers go, so that none is left out for being of no use.
  @SuppressWarnings("unused")
  private static volatile Optional<Answer> sink = Optional.empty();

  private Stopwatch() {}

  /// {@return the nanoseconds of an answer; empty if all of them fail}
  static OptionalDouble median(Method method, List<Question> questions) {
    double[] times =
        questions.stream()
            .map(method.precision()::given)
            .flatMapToDouble(question -> time(method, question))
            .sorted()
            .toArray();
    return times.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(times[times.length / 2]);
  }

  private static DoubleStream time(Method method, Question question) {
    try {
      double once = run(method, question, 1);
      int answers = (int) Math.clamp(NANOSECONDS_A_RUN / Math.max(once, 1), 1, MOST_ANSWERS);
      double least = Double.POSITIVE_INFINITY;
      for (int i = 0; i < RUNS; i++) {
        least = Math.min(least, run(method, question, answers));
      }
      return DoubleStream.of(least);
    } catch (RuntimeException noAnswer) {
      return DoubleStream.empty();
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
