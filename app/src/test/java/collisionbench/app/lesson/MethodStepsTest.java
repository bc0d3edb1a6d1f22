package collisionbench.app.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.comparison.Explained;
import collisionbench.app.fuzz.input.Case;
import collisionbench.methods.method.Kind3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Pair3;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MethodStepsTest {

  /// Not those with which steps are found.
  private static final long SEED = 30;

  private static final int CASES = 300;

  static List<Method> articles() {
    return Methods.catalogue().methods().stream()
        .filter(method -> method.name().startsWith("article"))
        .toList();
  }

  private static List<Step> told(Method method, Pair pair) {
    return IntStream.range(0, CASES)
        .mapToObj(number -> Case.of(SEED, pair, number).shapes().question())
        .flatMap(question -> Explained.of(method, question).steps().stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("articles")
  void whateverAMethodTellsIsKnown(Method method) {
    for (Pair pair : method.pairs()) {
      MethodSteps known = MethodSteps.about(method, pair);
      for (Step step : told(method, pair)) {
        assertTrue(known.keys().contains(step.key()), step.key());
        for (Step.Branch branch : step.branches()) {
          assertTrue(known.of(step.key()).contains(branch.key()), branch.key());
        }
      }
    }
  }

  @Test
  void stepsHaveTheirBranchesInTheirOrder() {
    MethodSteps steps =
        MethodSteps.about(
            Methods.catalogue().named("article-000-capsule-sphere").orElseThrow(),
            new Pair3(Kind3.CAPSULE, Kind3.SPHERE));
    assertEquals(List.of("before-start", "within", "beyond-end"), steps.of("region"));
    assertEquals(List.of("region", "compare"), steps.choices());
    assertEquals(List.of("region"), steps.having("within"));
    assertEquals(List.of(), steps.of("nowhere"));
  }

  @Test
  void whatMovesHasItsStepsToo() {
    MethodSteps steps =
        MethodSteps.about(
            Methods.catalogue().named("article-001-moving-spheres").orElseThrow(),
            new Pair3(Kind3.SPHERE, Kind3.SPHERE));
    assertTrue(steps.keys().contains("centers-in-contact"), steps.keys().toString());
    assertEquals(List.of("too-early", "too-late", "in-time"), steps.of("roots"));
  }
}
