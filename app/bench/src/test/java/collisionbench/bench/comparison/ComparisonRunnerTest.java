package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Methods that do whatever they like hold up no other.
@Timeout(300)
class ComparisonRunnerTest {

  private final Map<String, ComparisonRunner.Report> reports = new ConcurrentHashMap<>();
  private final CountDownLatch end = new CountDownLatch(1);

  private static PairQuestion apart(double by) {
    return PairQuestion.of(
        new Body3("a", new Sphere(Vec3.ZERO, 1)),
        new Body3("b", new Sphere(new Vec3(2 + by, 0, 0), 1)),
        0);
  }

  private static Answer thrown() {
    throw new IllegalStateException("no luck");
  }

  private Answer never() {
    try {
      end.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    return Answer.of(false);
  }

  private ComparisonRunner runner(FakeMethod... odd) {
    List<Method> methods =
        Stream.concat(List.of(odd).stream(), List.of(Methods.ANALYTIC, Methods.EXACT).stream())
            .toList();
    return new ComparisonRunner(
        methods, Runnable::run, next -> reports.put(next.verdict().name(), next));
  }

  private static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  private MethodVerdict verdict(String method) {
    return Objects.requireNonNull(reports.get(method)).verdict();
  }

  private Assessment assessment(String method) {
    return verdict(method).assessment();
  }

  @Test
  void aWrongDistanceHasAStepAtWhichTheWayParts() {
    List<Body> bodies = BuiltInScenes.named("fault-002-small").orElseThrow().bodies();
    PairQuestion question = PairQuestion.of(bodies.getFirst(), bodies.getLast(), 0);
    Method article = Methods.catalogue().named("article-002-segments").orElseThrow();
    new ComparisonRunner(
            List.of(article), Runnable::run, next -> reports.put(next.verdict().name(), next))
        .ask(question);
    await(() -> reports.containsKey(article.name()));
    assertTrue(Objects.requireNonNull(reports.get(article.name())).divergence().isPresent());
  }

  @Test
  void whatIsAnsweredAfterItWasCalledOffIsNotTold() {
    List<PairQuestion> questions = new CopyOnWriteArrayList<>();
    CountDownLatch asked = new CountDownLatch(1);
    Method slow =
        FakeMethod.separation(
            "slow",
            _ -> {
              asked.countDown();
              return never();
            });
    ComparisonRunner runner =
        new ComparisonRunner(List.of(slow), Runnable::run, next -> questions.add(next.question()));
    runner.ask(apart(0.5));
    await(() -> asked.getCount() == 0);
    runner.cancel();
    runner.ask(apart(-0.5));
    end.countDown();
    await(() -> questions.contains(apart(-0.5)));
    assertEquals(List.of(apart(-0.5)), questions);
  }

  @Test
  void eachIsNamedAndTheRestGoesOn() {
    Separation3 off = new Separation3(1, new Vec3(7, 7, 7), new Vec3(8, 7, 7), Vec3.X);
    ComparisonRunner runner =
        runner(
            FakeMethod.separation("throws", _ -> thrown()),
            FakeMethod.separation("nan", _ -> Answer.of(false, Double.NaN)),
            FakeMethod.separation("negative", _ -> Answer.of(false, -0.5)),
            FakeMethod.separation("off", _ -> Answer.of(false).withSeparation(off)),
            FakeMethod.separation("nothing", _ -> Answer.nothing()),
            FakeMethod.separation("never", _ -> never()));
    runner.ask(apart(0.5));
    await(() -> reports.size() == 7);
    assertEquals(Assessment.THROWS, assessment("throws"));
    assertEquals(Assessment.NOT_A_NUMBER, assessment("nan"));
    assertEquals(Assessment.WRONG_SIGN, assessment("negative"));
    assertEquals(Assessment.NOTHING, assessment("nothing"));
    assertEquals(Assessment.AGREES, assessment("exact"));
    assertEquals(Assessment.AGREES, assessment("analytic"));
    assertEquals(Assessment.OFF, assessment("off"));
    runner.ask(apart(-0.5));
    await(() ->
        verdict("exact").touches().equals(Optional.of(true))
            && verdict("analytic").touches().equals(Optional.of(true)));
    assertFalse(reports.containsKey("never"), "it does not answer, and the others have");
    end.countDown();
    await(() -> reports.containsKey("never") && assessment("never") == Assessment.DISAGREES);
  }
}
