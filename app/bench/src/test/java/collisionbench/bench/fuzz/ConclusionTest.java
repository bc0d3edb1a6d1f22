package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.input.ExactTouch;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConclusionTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();

  private static String sentence(Map<Weight, Tally.Weighed> mistakes, Optional<TouchLook> touch) {
    Map<Difficulty, Long> difficulties =
        Map.of(Difficulty.PLAIN, 1200L, Difficulty.HARD, 750L, Difficulty.EXTREME, 900L);
    Tally tally = new Tally(3000, 0, 0, 0, Map.of(), difficulties, mistakes, Optional.empty());
    return new Conclusion("mine", tally, Optional.of("a b: mine says no"), touch).toString();
  }

  private static Tally.Weighed weighed(Map<Fault.Kind, Long> kinds, double error) {
    return new Tally.Weighed(kinds, error);
  }

  @Test
  void plainMistakesAreNamedFirst() {
    Map<Weight, Tally.Weighed> mistakes = new EnumMap<>(Weight.class);
    mistakes.put(Weight.NEAR, weighed(Map.of(Fault.Kind.VERDICT, 9L), 1e-16));
    mistakes.put(Weight.HARD, weighed(Map.of(Fault.Kind.NO_ANSWER, 1_089L), 0));
    assertEquals(
        "mine: no plain mistakes, 1,089 hard (1,089 without an answer); simplest: a b: mine says"
            + " no",
        sentence(mistakes, Optional.empty()));
    assertEquals(
        "mine: no plain mistakes, 1,089 hard (1,089 without an answer); simplest: a b: mine says"
            + " no; it counts touching as no (20 of 20)",
        sentence(mistakes, Optional.of(new TouchLook("", 20))));
    mistakes.put(
        Weight.PLAIN, weighed(Map.of(Fault.Kind.DISTANCE, 150L, Fault.Kind.VERDICT, 10L), 7.71));
    assertEquals(
        "mine: 160 plain mistakes (10 wrong yes or no, 150 wrong distances), up to 7.7; simplest:"
            + " a b: mine says no",
        sentence(mistakes, Optional.empty()));
    mistakes.put(Weight.PLAIN, weighed(Map.of(Fault.Kind.NO_ANSWER, 1L), 0));
    assertEquals(
        "mine: 1 plain mistake (1 without an answer); simplest: a b: mine says no",
        sentence(mistakes, Optional.empty()));
  }

  @Test
  void lighterMistakesAreCounted() {
    Map<Weight, Tally.Weighed> mistakes =
        Map.of(
            Weight.EXTREME, weighed(Map.of(Fault.Kind.VERDICT, 221L), 1),
            Weight.NEAR, weighed(Map.of(Fault.Kind.VERDICT, 137L), 1),
            Weight.AT_TOUCH, weighed(Map.of(Fault.Kind.VERDICT, 2L), 0),
            Weight.ROUNDING, weighed(Map.of(Fault.Kind.DISTANCE, 5L), 0));
    assertEquals(
        "mine: right on all plain and hard inputs (1,950); extreme 221, near 137, at touch 2;"
            + " declined 150",
        sentence(mistakes, Optional.empty()));
    assertEquals(
        "mine: right on all plain and hard inputs (1,950), but it counts touching as no (20 of 20);"
            + " if that is meant, say touching = \"open\"",
        sentence(mistakes, Optional.of(new TouchLook("", 20))));
  }

  @Test
  void saysThatTouchingCountsAsNoOnlyIfItAlwaysDoes() {
    assertEquals(
        Optional.of(new TouchLook("", 20)), TouchLook.of(Planted.strict(), List.of(SPHERES)));
    assertEquals(Optional.empty(), TouchLook.of(Methods.ANALYTIC, Pair.all()));
  }

  /// {@return a test of a segment and a triangle that forgets the segments in its plane}
  private static Answer tilted(Question question) {
    return question.inOrder() instanceof Question.InSpace(Segment s, Vec3 _, Triangle t, Vec3 _)
            && t.normal().dot(s.end().minus(s.start())) == 0
        ? Answer.of(false)
        : Methods.EXACT.answer(question, Query.OVERLAP);
  }

  @Test
  void saysThatShapesInOnePlaneAreForgotten() {
    Method forgetful = FakeMethod.overlap("forgetful", ConclusionTest::tilted);
    List<Pair> pairs = List.of(SPHERES, Pair.named("segment-triangle").orElseThrow());
    Optional<TouchLook> look = TouchLook.of(forgetful, pairs);
    assertEquals(Optional.of(new TouchLook("segments in the plane of a triangle", 20)), look);
    assertEquals(
        "mine: right on all plain and hard inputs (1,950), but it says no to all 20 segments in the"
            + " plane of a triangle; at touch 338; declined 150",
        sentence(Map.of(Weight.AT_TOUCH, weighed(Map.of(Fault.Kind.VERDICT, 338L), 0)), look));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"segment-segment", "segment-segment-2d", "segment-triangle", "triangle-triangle"})
  void levelShapesShareMoreThanAPoint(String name) {
    for (int number = 0; number < 20; number++) {
      ShapePair shapes = ExactTouch.level(Pair.named(name).orElseThrow(), number);
      Answer.Decided answer =
          assertInstanceOf(Answer.Decided.class, Methods.EXACT.answer(shapes.question()));
      assertEquals(0, answer.distance().orElseThrow(), shapes::toString);
      assertFalse(answer.crossing().orElse(new Crossing3.None()) instanceof Crossing3.Point);
    }
  }

  @Test
  void exactlyTouchingShapesTouchAndHaveNoDepth() {
    for (Pair pair : Pair.all()) {
      for (int number = 0; number < 20; number++) {
        ShapePair shapes = ExactTouch.of(pair, number);
        assertTrue(
            Methods.EXACT.answer(shapes.question()) instanceof Answer.Decided answer
                && answer.overlap().equals(Optional.of(true))
                && answer.distance().orElseThrow() == 0,
            shapes::toString);
      }
    }
  }
}
