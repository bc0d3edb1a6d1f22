package collisionbench.app.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Body;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Step;
import collisionbench.geometry.method.Steps;
import collisionbench.geometry.method.builtin.Methods;
import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// At which step the articles' methods part from what is right.
class PartingTest {

  private static Parting of(String scene, String method) {
    List<Body> bodies = BuiltInScenes.named(scene).orElseThrow().bodies();
    PairQuestion question = PairQuestion.of(bodies.get(0), bodies.get(1), 0);
    Method asked = Methods.named(method).orElseThrow();
    return Parting.of(Explained.of(asked, question.asked(asked))).orElseThrow();
  }

  @Test
  void inFloatsTheDigitsOfADifferenceAreLost() {
    Parting parting = of("fault-000-long-capsule", "article-000-capsule-sphere");
    assertEquals("distance-to-line", parting.step().key());
    assertTrue(assertInstanceOf(Parting.Loses.class, parting).exact() > 0.33);
  }

  @Test
  void whereNoDigitsAreLostTheLastBranchHasDecided() {
    Parting parting = of("fault-001-sign-2d", "article-001-segments-2d");
    assertEquals("parameter-s", parting.step().key());
    assertInstanceOf(Parting.Decides.class, parting);
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
    return StepFormula.value(steps.list().getFirst());
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
  }

  @Test
  void ofWhatIsNotGivenNothingIsSaid() {
    for (String formula :
        List.of("x = q", "x = \\pm t", "t \\lt 3", "x = t \\vec{q}", "x = V", "x", "y = t", "")) {
      assertEquals(Optional.empty(), value(formula, "x"), formula);
    }
    Step none = new Step("key", "t", List.of(), Optional.empty(), List.of(), List.of());
    assertEquals(Optional.empty(), StepFormula.value(none));
  }
}
