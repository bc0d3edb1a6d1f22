package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class DisagreementScanTest {

  private static final Body CAPSULE =
      new Body3("capsule", new Capsule(Vec3.ZERO, new Vec3(2000, 0, 0), 0.3));
  private static final Body BALL = new Body3("ball", new Sphere(new Vec3(1000.3, 0.6, 0), 0.28));
  private static final Body AWAY = new Body3("away", new Sphere(new Vec3(0, 9000, 0), 1));

  private static Scene scene(List<? extends Body> bodies) {
    return new Scene("", "", Space.THREE, List.copyOf(bodies), Optional.empty(), Optional.empty());
  }

  private static List<Disagreement> found(Scene scene) {
    return new DisagreementScan(Comparison.compared(Methods.catalogue()))
        .of(scene, 0, () -> false)
        .orElseThrow()
        .pairs();
  }

  private static List<Body> crowd(int count, double step) {
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      bodies.add(new Body3("ball " + i, new Sphere(new Vec3(step * i, 0, 0), 0.5)));
    }
    return bodies;
  }

  @Test
  void thePairsOnWhichMethodsDisagreeAreFoundWithTheMethods() {
    assertEquals(
        List.of(new Disagreement("capsule", "ball", List.of("article-000-capsule-sphere"))),
        found(scene(List.of(CAPSULE, BALL, AWAY))));
  }

  @Test
  void aWrongDistanceAloneIsADisagreement() {
    assertEquals(
        List.of(
            new Disagreement(
                "first",
                "second",
                List.of(
                    "article-002-segments",
                    "article-002-segments@float-stored",
                    "article-002-check-line-cross",
                    "article-002-check-line-cross@float-stored"))),
        found(BuiltInScenes.named("fault-002-small").orElseThrow()));
  }

  /// The quick way past exact arithmetic and the bounds leave out nothing.
  @Test
  void itFindsWhatAskingAboutEveryPairFinds() {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      List<Body> bodies = entry.scene().bodies();
      List<Disagreement> all = new ArrayList<>();
      for (int i = 0; i < bodies.size(); i++) {
        for (int j = i + 1; j < bodies.size(); j++) {
          List<String> wrong = Comparisons.wrong(PairQuestion.of(bodies.get(i), bodies.get(j), 0));
          if (!wrong.isEmpty()) {
            all.add(new Disagreement(bodies.get(i).id(), bodies.get(j).id(), wrong));
          }
        }
      }
      assertEquals(all, found(entry.scene()), entry.key());
    }
  }

  @Test
  void onlyPairsThatAreNearAreAsked() {
    assertEquals(1, near(List.of(CAPSULE, BALL, AWAY)));
    assertEquals(99, near(crowd(100, 1.9)));
    assertEquals(0, near(crowd(100, 2.5)));
  }

  private static int near(List<? extends Body> bodies) {
    return NearPairs.of(scene(bodies), 0).orElseThrow().size();
  }

  @Test
  void ofTooManyBodiesOrPairsItSaysNothing() {
    List<Body> many = crowd(NearPairs.MOST_BODIES + 1, 10);
    many.set(0, CAPSULE);
    many.set(1, BALL);
    assertEquals(
        Optional.of(new DisagreementScan.Found(List.of(), false)),
        new DisagreementScan(Comparison.compared(Methods.catalogue()))
            .of(scene(many), 0, () -> false));
    assertEquals(Optional.empty(), NearPairs.of(scene(crowd(200, 1e-3)), 0));
  }

  @Test
  void aMethodThatTimesOutIsAskedOnceAndHidesNothingThatOthersGetWrong() {
    List<Method> methods = new ArrayList<>(Comparison.compared(Methods.catalogue()));
    AtomicInteger asked = new AtomicInteger();
    Answer timedOut =
        new Answer.Failed(new MethodFailure.TimedOut(Duration.ofSeconds(1), Optional.empty()));
    methods.addFirst(
        FakeMethod.overlap(
            "endless",
            _ -> {
              asked.incrementAndGet();
              return timedOut;
            }));
    DisagreementScan scan = new DisagreementScan(methods);
    List<Body> bodies = new ArrayList<>(List.of(BALL.named("other"), CAPSULE, BALL));
    assertEquals(
        Optional.of(
            new DisagreementScan.Found(
                List.of(
                    new Disagreement("other", "capsule", List.of("article-000-capsule-sphere")),
                    new Disagreement("capsule", "ball", List.of("article-000-capsule-sphere"))),
                false)),
        scan.of(scene(bodies), 0, () -> false));
    assertEquals(1, asked.get());
  }

  @Test
  void whatThereIsNoTimeForIsReportedAsMissing() {
    DisagreementScan hurried =
        new DisagreementScan(Comparison.compared(Methods.catalogue()), Duration.ZERO);
    assertEquals(
        Optional.of(new DisagreementScan.Found(List.of(), false)),
        hurried.of(scene(List.of(CAPSULE, BALL)), 0, () -> false));
    assertEquals(
        Optional.of(DisagreementScan.Found.NOTHING),
        hurried.of(scene(List.of(BALL, AWAY)), 0, () -> false));
  }

  @Test
  void itIsGivenUpWhenNobodyWaits() {
    assertEquals(
        Optional.empty(),
        new DisagreementScan(Comparison.compared(Methods.catalogue()))
            .of(scene(List.of(CAPSULE, BALL)), 0, () -> true));
  }

  @Test
  void whatItKnowsIsAsGoodAsWhatItFinds() {
    DisagreementScan scan = new DisagreementScan(Comparison.compared(Methods.catalogue()));
    Scene before = scene(List.of(CAPSULE, BALL, AWAY));
    DisagreementScan.Found first = scan.of(before, 0, () -> false).orElseThrow();
    assertTrue(first.isComplete());
    assertEquals(first, scan.of(before, 0, () -> false).orElseThrow());
    Scene after = scene(List.of(CAPSULE, BALL.movedBy(new Vec3(0, 3, 0)), AWAY));
    assertEquals(Optional.of(DisagreementScan.Found.NOTHING), scan.of(after, 0, () -> false));
  }
}
