package collisionbench.geometry.bench;

import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.Collections;
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

/// Times the overlap of one pair with the kernel and with the method `analytic` on the same inputs;
/// the difference is the cost of the `Method` interface.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Seam {

  static final int INPUTS = 1024;

  /// From the cheapest pair to the most expensive.
  @Param({
    "sphere-sphere",
    "capsule-box",
    "segment-triangle",
    "box-box",
    "triangle-triangle",
    "hull-hull"
  })
  public String pair = "";

  private final Random random = new Random(7);
  private final Method method = Methods.ANALYTIC;
  private List<collisionbench.methods.method.Question.InSpace> questions = List.of();

  /// Generates the inputs.
  @Setup
  public void prepare() {
    questions =
        new ArrayList<>(
            new Topic(Question.OVERLAP, pair)
                .mix(INPUTS).stream()
                    .map(Explaining::question)
                    .map(collisionbench.methods.method.Question.InSpace.class::cast)
                    .toList());
  }

  /// Shuffles the inputs between timings, as the contest does.
  @Setup(Level.Invocation)
  public void stir() {
    Collections.shuffle(questions, random);
  }

  /// Calls the kernel.
  @Benchmark
  @OperationsPerInvocation(INPUTS)
  public void kernel(Blackhole hole) {
    for (collisionbench.methods.method.Question.InSpace question : questions) {
      hole.consume(Overlap3.test(question.a(), question.b()));
    }
  }

  /// Calls the method.
  @Benchmark
  @OperationsPerInvocation(INPUTS)
  public void method(Blackhole hole) {
    for (collisionbench.methods.method.Question question : questions) {
      Answer answer = method.answer(question, Query.OVERLAP);
      hole.consume(answer instanceof Answer.Decided decided && decided.overlap().orElseThrow());
    }
  }
}
