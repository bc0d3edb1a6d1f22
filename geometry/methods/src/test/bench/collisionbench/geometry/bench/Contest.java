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

/// The time of one answer, for one competitor, question and pair.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Contest {

  static final int INPUTS = 4096;

  /// The name of an `Entry`; `Benchmarks` provides all of them.
  @Param("")
  public String entry = "";

  private final Random random = new Random(7);

  private Trial trial = Answer.yesNo(a -> a, b -> b, (a, b) -> false).on(List.of());

  /// Generates the inputs and converts them for the competitor.
  ///
  /// Generation leaves much garbage between our inputs, and none between the converted ones of
  /// peers. The garbage collection compacts both, so that answers are timed and not cache misses.
  @Setup
  public void prepare() {
    Entry found = Entry.named(entry);
    trial = found.answer().on(found.topic().mix(INPUTS));
    // Inputs lie between the garbage of their generation; afterwards they are contiguous. Otherwise
    // loading them costs as much as answering.
    System.gc();
  }

  /// Shuffles the inputs between timings.
  ///
  /// A processor memorizes the branches of thousands of inputs in a fixed order: predictions that
  /// fail half of the time on new inputs then never fail.
  @Setup(Level.Invocation)
  public void stir() {
    trial.inputs().stir(random);
  }

  /// Answers every input once.
  @Benchmark
  @OperationsPerInvocation(INPUTS)
  public void ask(Blackhole hole) {
    trial.run(hole);
  }
}
