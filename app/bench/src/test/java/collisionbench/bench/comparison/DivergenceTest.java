package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// At which step the articles' methods part from what is right.
class DivergenceTest {

  private static PairQuestion question(String scene) {
    List<Body> bodies = BuiltInScenes.named(scene).orElseThrow().bodies();
    return PairQuestion.of(bodies.get(0), bodies.get(1), 0);
  }

  private static Divergence of(MethodVerdict verdict, PairQuestion question) {
    Method method = verdict.method();
    return Divergence.of(verdict, Explained.of(method, question.asked(method))).orElseThrow();
  }

  private static Divergence of(String scene, String method) {
    PairQuestion question = question(scene);
    return of(
        ReferenceAnswers.of(question).of(Methods.catalogue().named(method).orElseThrow()),
        question);
  }

  /// Of all wrong answers in the scenes of faults.
  @Test
  void whereRoundingIsTheCauseItsStepIsNamed() {
    List<String> named = new ArrayList<>();
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      if (entry.key().startsWith("fault-")) {
        PairQuestion question = question(entry.key());
        for (MethodVerdict verdict : Comparisons.of(question).verdicts()) {
          if (verdict.assessment().isWrong()) {
            Divergence divergence = of(verdict, question);
            String is = divergence.getClass().getSimpleName() + " " + divergence.step().key();
            named.add(String.join(" ", entry.key(), verdict.name(), is));
          }
        }
      }
    }
    named.removeIf(words -> words.contains(" Decides "));
    assertEquals(
        List.of(
            "fault-000-long-capsule article-000-capsule-sphere Flips region",
            "fault-000-negative article-000-capsule-sphere Flips region",
            "fault-000-negative article-000-capsule-sphere@float-stored Flips region",
            "fault-001-rounded-plane article-001-segment-triangle Loses determinant"),
        named);
  }

  /// Vectors beyond the doubles are unknown, and so is all that is computed from them.
  @Test
  void infiniteVectorsHaveNoExactValue() {
    Body3 sail = new Body3("sail", new Triangle(Vec3.ZERO, Vec3.Y, Vec3.Z));
    Vec3 start = new Vec3(-1.7e308, 2, 2);
    Body3 stick = new Body3("stick", new Segment(start, new Vec3(1.7e308, 2, 2)));
    PairQuestion question = PairQuestion.of(sail, stick, 0);
    List<String> wrong = new ArrayList<>();
    for (MethodVerdict verdict : Comparisons.of(question).verdicts()) {
      if (verdict.assessment().isWrong()) {
        wrong.add(verdict.name());
        assertTrue(of(verdict, question).step().key().length() > 1);
      }
    }
    assertTrue(wrong.contains("article-001-segment-triangle"), wrong::toString);
  }

  /// With the article's formulas in exact arithmetic of the test's own.
  @ParameterizedTest
  @CsvSource({
    "fault-000-long-capsule, article-000-capsule-sphere, 0.36",
    "fault-000-negative, article-000-capsule-sphere, 1",
    "fault-000-negative, article-000-capsule-sphere@float-stored, 1"
  })
  void onlyTheExactResultOfTheNamedStepGivesTheRightAnswer(
      String scene, String name, double squared) {
    Method method = Methods.catalogue().named(name).orElseThrow();
    Question given = method.precision().given(question(scene).now());
    Question.InSpace pair = assertInstanceOf(Question.InSpace.class, given);
    Capsule capsule = assertInstanceOf(Capsule.class, pair.a());
    Sphere ball = assertInstanceOf(Sphere.class, pair.b());
    Vec3 ap = ball.center().minus(capsule.start());
    Vec3 ab = capsule.end().minus(capsule.start());
    double computed =
        method
            .explain(given)
            .steps()
            .getFirst()
            .result()
            .orElseThrow()
            .value()
            .number()
            .orElseThrow();
    assertEquals(squared, squared(ap, ab, dot(ap, ab)).doubleValue(), 1e-6);
    BigDecimal reach = new BigDecimal(capsule.radius()).add(new BigDecimal(ball.radius())).pow(2);
    assertTrue(squared(ap, ab, dot(ap, ab)).compareTo(reach) > 0, "exact t");
    assertTrue(squared(ap, ab, new BigDecimal(computed)).compareTo(reach) <= 0, "computed t");
    Divergence.Flips flips = assertInstanceOf(Divergence.Flips.class, of(scene, name));
    assertEquals(squared, flips.compared(), 1e-6);
    assertEquals("apart", flips.answer().key());
  }

  private static BigDecimal squared(Vec3 ap, Vec3 ab, BigDecimal t) {
    return dot(ap, ap).subtract(t.pow(2).divide(dot(ab, ab), ExactTerm.DIGITS));
  }

  private static BigDecimal dot(Vec3 a, Vec3 b) {
    return new BigDecimal(a.x())
        .multiply(new BigDecimal(b.x()))
        .add(new BigDecimal(a.y()).multiply(new BigDecimal(b.y())))
        .add(new BigDecimal(a.z()).multiply(new BigDecimal(b.z())));
  }

  @Test
  void whereNoDigitsAreLostTheLastBranchHasDecided() {
    Divergence divergence = of("fault-001-sign-2d", "article-001-segments-2d");
    assertEquals("parameter-s", divergence.step().key());
    assertInstanceOf(Divergence.Decides.class, divergence);
    assertEquals("straddling-b", of("fault-002-skew", "article-002-check-line-cross").step().key());
  }

  private static Optional<BigDecimal> value(String formula, String result) {
    Steps steps = Steps.asked();
    steps
        .add("key", formula)
        .with("t", 2)
        .with("t_1", 5)
        .with("|AB|^2", 4)
        .with("\\vec{AP}", new Vec3(1, 2, 2))
        .with("V", new Vec3(0, 3, 0))
        .gives(result, 0);
    return StepFormula.value(steps.list().getFirst(), Map.of());
  }

  private static void check(double expected, String formula) {
    assertEquals(expected, value(formula, "x").orElseThrow().doubleValue(), formula);
  }

  @Test
  void formulasAreWorkedOutOnTheNumbersGiven() {
    check(8, "x = |AP|^2 - \\frac{t^2}{|AB|^2}");
    check(6, "x = \\vec{AP} \\cdot V");
    check(-3, "x = -t - (t_1 - t^2)");
    check(9, "x = y = |t V - V|^2");
    check(2, "x = \\sqrt{|AB|^2}");
    check(3, "x = |\\vec{AP}, V|");
    check(5, "t_1");
    check(1, "x = \\frac{t}{t}, y = |V, V|");
    check(-6.5, "x = 1.5 - 4 t");
  }

  @Test
  void ofWhatIsNotGivenNothingIsSaid() {
    for (String formula :
        List.of("x = q", "x = \\pm t", "t \\lt 3", "x = t \\vec{q}", "x = V", "x", "y = t", "")) {
      assertEquals(Optional.empty(), value(formula, "x"), formula);
    }
    Step none = new Step("key", "t", List.of(), Optional.empty(), List.of(), List.of());
    assertEquals(Optional.empty(), StepFormula.value(none, Map.of()));
  }
}
