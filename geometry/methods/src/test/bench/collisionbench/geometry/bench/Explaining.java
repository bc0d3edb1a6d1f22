package collisionbench.geometry.bench;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Explanation;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.article.PlainArticles;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
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

/// The time of one answer of a method that records its steps, does not, or cannot.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Explaining {

  static final int INPUTS = 1024;

  /// The variants of a method.
  enum Way {
    /// It cannot record its steps.
    PLAIN,
    /// It does not record its steps.
    UNASKED,
    /// It records its steps.
    ASKED
  }

  /// The name of a method and a variant, joined by a slash; `Benchmarks` provides all of them.
  @Param("")
  public String entry = "";

  private final Random random = new Random(7);
  private List<collisionbench.methods.method.Question> questions = List.of();
  private Function<collisionbench.methods.method.Question, Answer> answer =
      _ -> Answer.unanswered();

  /// {@return every method in each of its variants}
  static List<String> entries() {
    return Methods.catalogue().methods().stream()
        .flatMap(method ->
            List.of(Way.values()).stream()
                .filter(way -> way != Way.PLAIN || PlainArticles.ALL.containsKey(method.name()))
                .map(way -> method.name() + "/" + way))
        .toList();
  }

  /// Generates the inputs.
  @Setup
  public void prepare() {
    String[] parts = entry.split("/", 2);
    Method method = Methods.catalogue().named(parts[0]).orElseThrow();
    questions = new ArrayList<>(questions(method));
    answer =
        switch (Way.valueOf(parts[1])) {
          case PLAIN -> Objects.requireNonNull(PlainArticles.ALL.get(parts[0]));
          case UNASKED -> method::answer;
          case ASKED -> question -> explained(method, question);
        };
  }

  private static Answer explained(Method method, collisionbench.methods.method.Question question) {
    Explanation why = method.explain(question);
    if (why.steps().isEmpty()) {
      throw new IllegalStateException("no steps: " + question);
    }
    return why.answer();
  }

  private static List<collisionbench.methods.method.Question> questions(Method method) {
    String pair = method.pairs().getLast().name();
    boolean sweeps = method.answers(method.pairs().getLast()).equals(Set.of(Query.SWEEP));
    return new Topic(sweeps ? Question.SWEEP : Question.OVERLAP, pair)
        .mix(INPUTS).stream().map(Explaining::question).map(method.precision()::given).toList();
  }

  static collisionbench.methods.method.Question question(Case<?> both) {
    return both.a() instanceof Shape3 a
        ? new collisionbench.methods.method.Question.InSpace(
            a, new Vec3(1, 0.5, 0), (Shape3) both.b(), Vec3.ZERO)
        : new collisionbench.methods.method.Question.InPlane(
            (Shape2) both.a(), new Vec2(1, 0.5), (Shape2) both.b(), Vec2.ZERO);
  }

  /// Shuffles the inputs between timings, as the contest does.
  @Setup(Level.Invocation)
  public void stir() {
    Collections.shuffle(questions, random);
  }

  /// Answers every input once.
  @Benchmark
  @OperationsPerInvocation(INPUTS)
  public void ask(Blackhole hole) {
    for (collisionbench.methods.method.Question question : questions) {
      switch (answer.apply(question)) {
        case Answer.Decided decided -> consume(decided, hole);
        case Answer other -> hole.consume(other);
      }
    }
  }

  private static void consume(Answer.Decided answer, Blackhole hole) {
    hole.consume(answer.overlap().isPresent() && answer.overlap().get());
    hole.consume(answer.distance().orElse(0));
    hole.consume(answer.crossing().isPresent());
    hole.consume(answer.sweep().isPresent());
  }
}
