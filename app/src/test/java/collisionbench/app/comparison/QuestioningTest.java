package collisionbench.app.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.FakeMethod;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
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
@Timeout(60)
class QuestioningTest {

  private final Map<String, Questioning.Told> told = new ConcurrentHashMap<>();
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

  private Questioning questioning(FakeMethod... odd) {
    List<Method> methods =
        Stream.concat(List.of(odd).stream(), List.of(Methods.ANALYTIC, Methods.EXACT).stream())
            .toList();
    return new Questioning(methods, Runnable::run, next -> told.put(next.verdict().name(), next));
  }

  private static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  private Verdict verdict(String method) {
    return Objects.requireNonNull(told.get(method)).verdict();
  }

  private Standing standing(String method) {
    return verdict(method).standing();
  }

  @Test
  void aWrongDistanceHasAStepAtWhichTheWayParts() {
    List<Body> bodies = BuiltInScenes.named("fault-002-small").orElseThrow().bodies();
    PairQuestion question = PairQuestion.of(bodies.getFirst(), bodies.getLast(), 0);
    Method article = Methods.catalogue().named("article-002-segments").orElseThrow();
    new Questioning(List.of(article), Runnable::run, next -> told.put(next.verdict().name(), next))
        .ask(question);
    await(() -> told.containsKey(article.name()));
    assertTrue(Objects.requireNonNull(told.get(article.name())).parting().isPresent());
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
    Questioning questioning =
        new Questioning(List.of(slow), Runnable::run, next -> questions.add(next.question()));
    questioning.ask(apart(0.5));
    await(() -> asked.getCount() == 0);
    questioning.cancel();
    questioning.ask(apart(-0.5));
    end.countDown();
    await(() -> questions.contains(apart(-0.5)));
    assertEquals(List.of(apart(-0.5)), questions);
  }

  @Test
  void eachIsNamedAndTheRestGoesOn() {
    Separation3 off = new Separation3(1, new Vec3(7, 7, 7), new Vec3(8, 7, 7), Vec3.X);
    Questioning questioning =
        questioning(
            FakeMethod.separation("throws", _ -> thrown()),
            FakeMethod.separation("nan", _ -> Answer.of(false, Double.NaN)),
            FakeMethod.separation("negative", _ -> Answer.of(false, -0.5)),
            FakeMethod.separation("off", _ -> Answer.of(false).withSeparation(off)),
            FakeMethod.separation("nothing", _ -> Answer.nothing()),
            FakeMethod.separation("never", _ -> never()));
    questioning.ask(apart(0.5));
    await(() -> told.size() == 7);
    assertEquals(Standing.THROWS, standing("throws"));
    assertEquals(Standing.NOT_A_NUMBER, standing("nan"));
    assertEquals(Standing.WRONG_SIGN, standing("negative"));
    assertEquals(Standing.NOTHING, standing("nothing"));
    assertEquals(Standing.AGREES, standing("exact"));
    assertEquals(Standing.AGREES, standing("analytic"));
    assertEquals(Standing.OFF, standing("off"));
    questioning.ask(apart(-0.5));
    await(() ->
        verdict("exact").touches().equals(Optional.of(true))
            && verdict("analytic").touches().equals(Optional.of(true)));
    assertFalse(told.containsKey("never"), "it does not answer, and the others have");
    end.countDown();
    await(() -> told.containsKey("never") && standing("never") == Standing.DISAGREES);
  }
}
