package collisionbench.bench.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Explained;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MethodStepsTest {

  private static final long SEED = 30;

  private static final int CASES = 480;

  /// The number of cases for a method that answers many pairs.
  private static final int FEWER_CASES = 25;

  /// Branches that need more cases, or never occur: weights with a sum below 0 were rejected
  /// before.
  private static final Set<String> RARE =
      Set.of(
          "epa-iteration: nothing-new",
          "gjk-iteration: nothing-new",
          "gjk-no-end",
          "gjk-no-end: apart",
          "gjk-no-end: touching",
          "gjk-no-end: undecided",
          "parameter-s: above-1",
          "sum-of-weights: below-0");

  static List<Method> methods() {
    return Methods.catalogue().methods();
  }

  private static List<Step> told(Method method, Pair pair) {
    return IntStream.range(0, method.pairs().size() > 1 ? FEWER_CASES : CASES)
        .mapToObj(number -> Case.of(SEED, pair, number).shapes())
        .flatMap(MethodStepsTest::questions)
        .flatMap(question -> Explained.of(method, question).steps().stream())
        .toList();
  }

  private static Stream<Question> questions(ShapePair shapes) {
    return Stream.of(shapes.question(), Trial.moving(shapes));
  }

  /// A declared step or branch that never occurs would be useless for lessons.
  @ParameterizedTest
  @MethodSource("methods")
  void methodsDeclareTheirStepsAndBranches(Method method) {
    Set<String> neverTold = new TreeSet<>();
    Set<String> told = new TreeSet<>(RARE);
    for (Pair pair : method.pairs()) {
      Outline outline = method.outline(pair);
      assertFalse(outline.keys().isEmpty(), pair.name());
      neverTold.addAll(names(outline));
      for (Step step : told(method, pair)) {
        assertTrue(outline.keys().contains(step.key()), () -> pair.name() + " " + step.key());
        List<String> ways = step.branches().stream().map(Step.Branch::key).toList();
        assertEquals(
            outline.of(step.key()).stream().filter(ways::contains).toList(),
            ways,
            () -> pair.name() + " " + step.key());
        told.add(step.key());
        step.taken().ifPresent(way -> told.add(step.key() + ": " + way.key()));
      }
    }
    neverTold.removeAll(told);
    assertEquals(Set.of(), neverTold);
  }

  private static Set<String> names(Outline outline) {
    Set<String> names = new TreeSet<>(outline.keys());
    outline.branches().forEach((step, ways) -> ways.forEach(way -> names.add(step + ": " + way)));
    return names;
  }

  @Test
  void findsABranchByItsText() {
    MethodSteps steps =
        new MethodSteps(
            Methods.catalogue()
                .named("article-000-capsule-sphere")
                .orElseThrow()
                .outline(new Pair(Kind.CAPSULE, Kind.SPHERE)));
    assertEquals(List.of("before-start", "within", "beyond-end"), steps.of("region"));
    assertEquals(List.of("region", "compare"), steps.choices());
    assertEquals(List.of("region"), steps.having("within"));
    assertEquals("touching", steps.branch("compare", "Touching").orElseThrow());
    assertEquals(List.of(), steps.of("nowhere"));
  }
}
