package collisionbench.app.panel.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What methods are asked, what they say, and how it is written.
class ExplainedTest {

  private static final Sphere BALL = new Sphere(new Vec3(2, 1, 0), 0.5);
  private static final Capsule CAPSULE = new Capsule(Vec3.ZERO, new Vec3(0, 2, 0), 0.25);
  private static final Question QUESTION = Question.of(CAPSULE, BALL);
  private static final Method ARTICLE =
      Methods.catalogue().named("article-000-capsule-sphere").orElseThrow();

  private static String outcome(Answer answer) {
    return StepWords.of(
        Explained.of(FakeMethod.overlap("foreign", _ -> answer), QUESTION).reply(), 0);
  }

  @Test
  void aMethodThatFailsSaysSoInWords() {
    Explained thrown =
        Explained.of(
            FakeMethod.overlap(
                "foreign",
                _ -> {
                  throw new IllegalStateException("no luck");
                }),
            QUESTION);
    assertInstanceOf(Answer.Failed.class, thrown.reply());
    assertTrue(StepWords.of(thrown.reply(), 0).contains("no luck"));
    assertEquals(List.of(), thrown.steps());
    Explained endless =
        Explained.of(FakeMethod.overlap("endless", ExplainedTest::endless), QUESTION);
    assertInstanceOf(Answer.Failed.class, endless.reply());
  }

  @SuppressWarnings("InfiniteRecursion")
  private static Answer endless(Question question) {
    return endless(question);
  }

  @Test
  void whatCameOfItIsSaid() {
    assertEquals("touching", outcome(Answer.of(true)));
    assertEquals("apart, distance 0.25", outcome(Answer.of(false, 0.25)));
    assertEquals("apart, distance NaN", outcome(Answer.of(false, Double.NaN)));
    assertEquals("none", outcome(Answer.nothing()));
    assertEquals(
        "undecided, the distance is within 0.001 of 0",
        outcome(new Answer.Undecided(new Indecision.WithinError(0.001))));
    assertEquals(
        "undecided, for a reason",
        outcome(new Answer.Undecided(new Indecision.Other("for a reason"))));
  }

  private static Evaluation evaluation(double time) {
    List<Body> bodies =
        List.of(
            new Body3("a", new Sphere(Vec3.ZERO, 1), new Vec3(4, 0, 0)),
            new Body3("b", new Sphere(new Vec3(9, 0, 0), 1)));
    Scene scene = new Scene("", "", Space.THREE, bodies, Optional.empty(), Optional.empty());
    return Evaluation.of(scene).next(scene, time);
  }

  private static Question asked(String method, double time) {
    PairQuestion pair = PairQuestion.of(evaluation(time), Set.of()).orElseThrow();
    return pair.asked(Methods.catalogue().named(method).orElseThrow());
  }

  @Test
  void methodsAreAskedAboutTheTimeThatIsShown() {
    Question atStart =
        new Question.InSpace(
            new Sphere(Vec3.ZERO, 1),
            new Vec3(4, 0, 0),
            new Sphere(new Vec3(9, 0, 0), 1),
            Vec3.ZERO);
    assertEquals(atStart, asked("analytic", 0));
    assertEquals(
        Question.of(new Sphere(new Vec3(2, 0, 0), 1), new Sphere(new Vec3(9, 0, 0), 1)),
        asked("analytic", 0.5));
    assertEquals(atStart, asked("article-001-moving-spheres", 0.5), "times count from the start");
  }

  private static String written(StepsText.Format format) {
    return new StepsText(Explained.of(ARTICLE, QUESTION), false, format).text();
  }

  @Test
  void stepsAsText() {
    assertEquals(
        """
        article-000-capsule-sphere

        Article 000: distance from the sphere's center to the capsule's axis, in three regions.

        1. Region of the segment
           t = AP\u20d7 \u00b7 AB\u20d7 = |AD| |AB|
           AP\u20d7 = (2, 1, 0), AB\u20d7 = (0, 2, 0), |AB|\u00b2 = 4
           t = 2
           \u2013 Before the start: t \u2264 0, but t = 2
           \u2713 Within the segment: t < |AB|\u00b2
           \u2013 Beyond the end: t \u2265 |AB|\u00b2, but t = 2
        2. Distance from the line
           d\u00b2 = |PD|\u00b2 = |AP|\u00b2 \u2212 t\u00b2/(|AB|\u00b2)
           AP\u20d7 = (2, 1, 0), t = 2, |AB|\u00b2 = 4
           d\u00b2 = 4
        3. Distance and radii
           r = r\u2081 + r\u2082
           d\u00b2 = 4, r = 0.75, r\u2081 = 0.25, r\u2082 = 0.5
           \u2013 Touching: d\u00b2 \u2264 r\u00b2, but d\u00b2 = 4
           \u2713 Apart: d\u00b2 > r\u00b2

        Answer: apart
        """,
        written(StepsText.Format.TEXT));
  }

  @Test
  void stepsAsLatex() {
    String latex = written(StepsText.Format.LATEX);
    assertTrue(
        latex.contains(
            """
            \\begin{enumerate}
            \\item \\textbf{Region of the segment}
            \\\\ $t = \\vec{AP} \\cdot \\vec{AB} = |AD| |AB|$
            \\\\ $\\vec{AP} = (2, 1, 0)$, $\\vec{AB} = (0, 2, 0)$, $|AB|^2 = 4$
            \\\\ $t = 2$
            \\\\ -- Before the start: $t \\le 0$, but $t = 2$
            \\\\ $\\surd$ Within the segment: $t < |AB|^2$
            """),
        latex);
    assertTrue(latex.contains("\\end{enumerate}"), latex);
  }

  @Test
  void stepsAsMarkdown() {
    String markdown = written(StepsText.Format.MARKDOWN);
    assertTrue(
        markdown.contains(
            """
            1. **Region of the segment**
               - $t = \\vec{AP} \\cdot \\vec{AB} = |AD| |AB|$
               - $\\vec{AP} = (2, 1, 0)$, $\\vec{AB} = (0, 2, 0)$, $|AB|^2 = 4$
            """),
        markdown);
  }

  @Test
  void anglesHaveTheirSign() {
    Step.Value half = new Step.Value.Angle(45);
    assertEquals("45\u00b0", StepWords.of(half, true, StepWords::shown));
    Question beside =
        Question.of(new Circle(new Vec2(0, 2), 1), new Sector(Vec2.ZERO, 2, Vec2.X, Math.PI / 2));
    Method method = Methods.catalogue().named("article-003-circle-sector").orElseThrow();
    Explained explained = Explained.of(method, beside);
    String text = new StepsText(explained, true, StepsText.Format.TEXT).text();
    assertTrue(text.contains("a = 90\u00b0") && text.contains("w/2 = 45\u00b0"), text);
    String latex = new StepsText(explained, true, StepsText.Format.LATEX).text();
    assertTrue(latex.contains("a = 90^{\\circ}$"), latex);
  }

  @Test
  void smallNumbersAreWrittenInPowersOfTen() {
    Question tiny =
        Question.of(
            new Capsule(Vec3.ZERO, new Vec3(0, 0x1p-30, 0), 0), new Sphere(new Vec3(1, 0, 0), 1));
    String latex = new StepsText(Explained.of(ARTICLE, tiny), false, StepsText.Format.LATEX).text();
    assertTrue(latex.contains(" \\cdot 10^{-10}"), latex);
  }
}
