package collisionbench.geometry.bench;

import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/// One competitor, one question, one pair: the time for one answer.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Contest {

  static final int INPUTS = 4096;

  /// The name of an `Entry`; `Benchmarks` gives them all.
  @Param("")
  public String entry = "";

  private final Random random = new Random(7);

  private Trial trial = Answer.yesNo(a -> a, b -> b, (a, b) -> false).on(List.of());

  /// Draws the inputs and turns them into what the competitor takes.
  ///
  /// Drawing leaves much garbage between ours, and none between what is made of them for peers; the
  /// collection moves both together, so that it is answers that are timed and not caches.
  @Setup
  public void prepare() {
    Entry found = Entry.named(entry);
    trial = found.answer().on(found.topic().mix(INPUTS));
    // Inputs lie where drawing them left them, between what it threw away; afterwards they lie side
    // by side. Else reaching them costs as much as answering.
    System.gc();
  }

  /// Asks in another order than the last time, while no clock runs.
  ///
  /// A processor learns by heart which way every branch went for thousands of inputs, if they come
  /// in one order: guesses that fail half of the time on new inputs never fail then.
  @Setup(Level.Invocation)
  public void stir() {
    trial.inputs().stir(random);
  }

  /// Asks about every input once.
  @Benchmark
  @OperationsPerInvocation(INPUTS)
  public void ask(Blackhole hole) {
    trial.run(hole);
  }
}
