package collisionbench.app.comparison;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Question;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// How long a method takes for one question: warmed up first, then the median of batches, each long
/// enough for the clock. What else the machine does meanwhile makes single batches slower, and
/// hardly the median.
public final class Stopwatch {

  private static final long WARM_UP = 40_000_000;
  private static final long BATCH = 400_000;
  private static final int BATCHES = 21;

  /// Keeps what is measured from being left out because nobody wants its result.
  @SuppressWarnings("unused")
  private static volatile @Nullable Answer sink;

  private Stopwatch() {}

  /// {@return the nanoseconds that a method takes for what it is asked about a pair; empty if it
  /// throws, or if it is stopped}
  public static OptionalDouble nanoseconds(
      Method method, PairQuestion question, BooleanSupplier stopped) {
    Question given = question.given(method.precision()).standing();
    try {
      return measure(() -> sink = method.answer(given), stopped);
    } catch (RuntimeException | StackOverflowError fault) {
      return OptionalDouble.empty();
    }
  }

  private static OptionalDouble measure(Runnable call, BooleanSupplier stopped) {
    long calls = 0;
    long begin = System.nanoTime();
    while (System.nanoTime() - begin < WARM_UP) {
      if (stopped.getAsBoolean()) {
        return OptionalDouble.empty();
      }
      call.run();
      calls++;
    }
    int perBatch = (int) Math.max(1, calls * BATCH / WARM_UP);
    double[] batches = new double[BATCHES];
    for (int i = 0; i < BATCHES; i++) {
      if (stopped.getAsBoolean()) {
        return OptionalDouble.empty();
      }
      batches[i] = batch(call, perBatch);
    }
    Arrays.sort(batches);
    return OptionalDouble.of(batches[BATCHES / 2]);
  }

  private static double batch(Runnable call, int calls) {
    long begin = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      call.run();
    }
    return (double) (System.nanoTime() - begin) / calls;
  }
}
