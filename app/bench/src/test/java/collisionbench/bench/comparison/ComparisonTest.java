package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  private static final String ARTICLE = "article-000-capsule-sphere";
  private static final Body CAPSULE =
      new Body3("capsule", new Capsule(Vec3.ZERO, new Vec3(2000, 0, 0), 0.3));

  private static Body ball(double x, double y, double radius) {
    return new Body3("ball", new Sphere(new Vec3(x, y, 0), radius));
  }

  private static MethodVerdict of(String method, Body a, Body b) {
    return Comparisons.of(PairQuestion.of(a, b, 0), method);
  }

  private static List<PairQuestion> pairs(Scene scene) {
    List<Body> bodies = scene.bodies();
    List<PairQuestion> pairs = new ArrayList<>();
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        for (double time : scene.moves() ? new double[] {0, 0.375, 1} : new double[1]) {
          pairs.add(PairQuestion.of(bodies.get(i), bodies.get(j), time));
        }
      }
    }
    return pairs;
  }

  @Test
  void analyticNeverDisagreesWithExactOnTheBuiltInScenes() {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      for (PairQuestion pair : pairs(entry.scene())) {
        Comparison comparison = Comparisons.of(pair);
        for (String method : List.of("analytic", "analytic-float", "exact")) {
          MethodVerdict verdict = Comparisons.verdict(comparison, method);
          assertFalse(verdict.assessment().isWrong(), entry.key() + ": " + verdict);
        }
        assertTrue(Comparisons.verdict(comparison, "analytic").error().orElseThrow() < 1e-12);
      }
    }
  }

  /// But for the article whose second parameter has the wrong sign: it errs in another order about
  /// others.
  @Test
  void theOrderOfTheTwoMakesNoDifference() {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      for (PairQuestion pair : pairs(entry.scene())) {
        PairQuestion swapped =
            new PairQuestion(pair.b(), pair.a(), pair.now().swapped(), pair.start().swapped());
        assertEquals(wrong(pair), wrong(swapped), entry.key());
      }
    }
  }

  private static List<String> wrong(PairQuestion question) {
    return Comparisons.wrong(question).stream()
        .filter(method -> !method.equals("article-001-segments-2d"))
        .toList();
  }

  @Test
  void aMethodInFloatsIsJudgedOnWhatItIsGiven() {
    MethodVerdict article = of(ARTICLE, CAPSULE, ball(1000.3, 0.6, 0.28));
    assertEquals(Assessment.DISAGREES, article.assessment());
    assertEquals(Optional.of(true), article.touches());
    assertEquals(Assessment.AGREES, of(ARTICLE, CAPSULE, ball(1000.3, 5, 0.28)).assessment());
  }

  /// Half of the last bit of a float beyond a touch.
  @Test
  void whatRoundingAloneTurnsRoundIsSaidToBeRounding() {
    Body ball = ball(1 + 0x1p-26, 0, 0.5);
    Body other = new Body3("other", new Sphere(Vec3.ZERO, 0.5));
    assertEquals(Optional.of(false), of("analytic", ball, other).touches());
    assertEquals(Optional.of(true), of("analytic-float", ball, other).touches());
    assertEquals(Assessment.ROUNDED, of("analytic-float", ball, other).assessment());
    assertEquals(Precision.DOUBLE, of("analytic-float", ball, other).method().precision());
    assertEquals("analytic", of("analytic-float", ball, other).explainedBy());
  }

  @Test
  void everyMethodThatAnswersIsARow() {
    Comparison spheres = Comparisons.of(PairQuestion.of(ball(0, 0, 1), ball(3, 0, 1), 0));
    assertEquals(
        List.of("analytic", "analytic-float", "gjk", "exact", "article-001-spheres"),
        spheres.verdicts().stream().map(MethodVerdict::name).toList());
  }

  @Test
  void whenTheyMeetIsCountedFromTheStartWhateverTimeIsShown() {
    Body runner = new Body3("runner", new Sphere(new Vec3(-4, 0, 0), 1), new Vec3(8, 0, 0));
    for (double time : new double[] {0, 0.5, 1}) {
      Comparison moving = Comparisons.of(PairQuestion.of(runner, ball(0, 0, 1), time));
      MethodVerdict verdict = Comparisons.verdict(moving, "article-001-moving-spheres");
      assertEquals(Assessment.AGREES, verdict.assessment());
      assertEquals(Optional.empty(), verdict.touches());
      assertTrue(verdict.error().orElseThrow() < 1e-15);
      assertEquals(
          Comparisons.verdict(moving, "analytic").answer().orElseThrow().sweep(),
          verdict.answer().orElseThrow().sweep());
    }
  }

  @Test
  void article002CallsSegmentsApartATouch() {
    Body a = new Body3("a", new Segment(Vec3.ZERO, new Vec3(2, 2, 2)));
    Body b = new Body3("b", new Segment(new Vec3(2, 0, 0), new Vec3(0, 2, 1)));
    assertEquals(
        List.of("article-002-check-line-cross", "article-002-check-line-cross@float-stored"),
        Comparisons.wrong(PairQuestion.of(a, b, 0)));
  }

  @Test
  void aDistanceACrossingOrTimesThatAreOffByMoreThanRoundingAreWrong() {
    PairQuestion apart = PairQuestion.of(ball(0, 0, 1), ball(3, 0, 1), 0);
    assertEquals(Assessment.WRONG_NUMBER, assessment(apart, Answer.of(false, 1 + 1e-9)));
    assertEquals(Assessment.AGREES, assessment(apart, Answer.of(false, 1 + 1e-14)));
    Body stick = new Body3("stick", new Segment(new Vec3(-2, 0, 0), new Vec3(2, 0, 0)));
    PairQuestion chord = PairQuestion.of(stick, ball(0, 0, 1), 0);
    Crossing3 point =
        new Crossing3.Point(
            0.25, new Vec3(-1, 0, 0), OptionalDouble.empty(), OptionalDouble.empty());
    assertEquals(Assessment.AGREES, assessment(chord, Methods.ANALYTIC.answer(chord.now())));
    assertEquals(Assessment.WRONG_NUMBER, assessment(chord, Answer.of(true).withCrossing(point)));
    Body runner = new Body3("runner", new Sphere(new Vec3(-4, 0, 0), 1), new Vec3(8, 0, 0));
    PairQuestion moving = PairQuestion.of(runner, ball(0, 0, 1), 0);
    assertEquals(
        Assessment.WRONG_NUMBER,
        assessment(moving, Answer.of(false).withSweep(new Sweep3.Contact(0.3, 0.75))));
  }

  @Test
  void aMethodInFloatsMayBeOffByAsManyFloats() {
    Scene small = BuiltInScenes.named("fault-002-small").orElseThrow();
    MethodVerdict article =
        of("article-002-segments", small.bodies().getFirst(), small.bodies().getLast());
    assertEquals(Assessment.WRONG_NUMBER, article.assessment());
    assertTrue(article.error().orElseThrow() > 0x1p29 * ErrorLimit.IN_DOUBLES);
  }

  private static Assessment assessment(PairQuestion question, Answer says) {
    return Comparison.of(question, List.of(FakeMethod.separation("odd", _ -> says)), Judge.JUDGE)
        .verdicts()
        .getFirst()
        .assessment();
  }

  @Test
  void whatAMethodDoesWrongIsNamedAndTheRestGoesOn() {
    List<Method> methods =
        List.of(
            FakeMethod.separation(
                "throws",
                _ -> {
                  throw new IllegalStateException("no idea");
                }),
            FakeMethod.separation(
                "asserts",
                _ -> {
                  throw new AssertionError("never");
                }),
            FakeMethod.separation(
                "lacks",
                _ -> {
                  throw new NoClassDefFoundError("org/Missing");
                }),
            FakeMethod.mute(() -> new AssertionError("no idea")),
            FakeMethod.separation("no-number", _ -> Answer.of(false, Double.NaN)),
            FakeMethod.separation("endless", _ -> Answer.of(false, Double.POSITIVE_INFINITY)),
            FakeMethod.separation("nothing", _ -> Answer.nothing()),
            FakeMethod.separation("wrong-sign", _ -> Answer.of(false, -1)),
            FakeMethod.separation("yes", _ -> Answer.of(true)),
            FakeMethod.separation("unanswered", _ -> Answer.unanswered()),
            FakeMethod.separation("deep", ComparisonTest::deeper),
            Methods.ANALYTIC);
    PairQuestion question = PairQuestion.of(ball(0, 0, 1), ball(3, 0, 1), 0);
    assertEquals(
        List.of(
            Assessment.THROWS,
            Assessment.THROWS,
            Assessment.THROWS,
            Assessment.THROWS,
            Assessment.NOT_A_NUMBER,
            Assessment.NOT_A_NUMBER,
            Assessment.NOTHING,
            Assessment.WRONG_SIGN,
            Assessment.DISAGREES,
            Assessment.UNDECIDED,
            Assessment.THROWS,
            Assessment.AGREES),
        Comparison.of(question, methods, Judge.JUDGE).verdicts().stream()
            .map(MethodVerdict::assessment)
            .toList());
  }

  @SuppressWarnings("InfiniteRecursion")
  private static Answer deeper(Question question) {
    return deeper(question.swapped());
  }
}
