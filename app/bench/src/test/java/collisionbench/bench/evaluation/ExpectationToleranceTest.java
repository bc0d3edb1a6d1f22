package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.text.Language;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Query;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// How far numbers may be off, and how many answers are counted and listed.
class ExpectationToleranceTest {

  private static final OptionalDouble NONE = OptionalDouble.empty();

  private static Body ball(String id, double x, double radius) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), radius), Vec3.ZERO);
  }

  private static Expectation expect(
      OptionalDouble tolerance, OptionalDouble ofPair, AnswerField field) {
    ExpectedPair pair =
        new ExpectedPair(
            new Expectation.Pair("a", "b"), Map.of(field, new AnswerValue.Tuple(2)), ofPair);
    return new Expectation(Optional.empty(), List.of(pair), tolerance, Optional.empty());
  }

  private static double tolerance(Expectation expect, List<Body> bodies) {
    ExpectationCheck check =
        ExpectationCheck.of(expect, bodies, new Fixed(Answer.nothing(), List.of()), 1);
    return check.violations().getFirst().tolerance();
  }

  /// Answers the same about every pair.
  private record Fixed(Answer answer, List<List<Body>> touching) implements PairSource {

    @Override
    public void forEachNotApart(Consumer<AnsweredPair> consumer) {
      touching.forEach(
          pair -> consumer.accept(AnsweredPair.touching(pair.getFirst(), pair.getLast())));
    }

    @Override
    public Answer about(Body a, Body b, Set<Query> queries) {
      return answer;
    }
  }

  /// A 1e9th of the larger shape's size, but at least a 1e12th of the largest coordinate.
  @ParameterizedTest
  @CsvSource({
    "0, 1, 10, 1, 2e-9",
    "0, 1, 10, 3, 6e-9",
    "0, 3, 10, 1, 6e-9",
    "0, 0, 0, 0, 0",
    "0, 1, 1e6, 1, 1000001e-12",
    "1e6, 1, 0, 1, 1000001e-12",
    "0, 1, -1e6, 1, 1000001e-12",
    "-1e6, 1, 0, 1, 1000001e-12",
    "0, 1000, 1e6, 1, 2e-6"
  })
  void aLengthMayBeOffByAPartOfTheLargerSize(
      double a, double radiusA, double b, double radiusB, double tolerance) {
    List<Body> bodies = List.of(ball("a", a, radiusA), ball("b", b, radiusB));
    for (AnswerField field :
        List.of(AnswerField.DISTANCE, AnswerField.POINT_A, AnswerField.POINT_B)) {
      double found = tolerance(expect(NONE, NONE, field), bodies);
      assertEquals(tolerance, found, Math.ulp(tolerance));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anythingButALengthMayBeOffByABillionth(AnswerField field) {
    List<Body> bodies = List.of(ball("a", 0, 1e6), ball("b", 1e9, 1e6));
    double found = tolerance(expect(NONE, NONE, field), bodies);
    assertEquals(field.isLength(), found != 1e-9, field + ": " + found);
  }

  @ParameterizedTest
  @EnumSource
  void aGivenToleranceComesFirstThatOfThePairBeforeThatOfTheScene(AnswerField field) {
    List<Body> bodies = List.of(ball("a", 0, 1), ball("b", 10, 1));
    OptionalDouble quarter = OptionalDouble.of(0.25);
    OptionalDouble eighth = OptionalDouble.of(0.125);
    assertEquals(0.25, tolerance(expect(quarter, NONE, field), bodies));
    assertEquals(0.125, tolerance(expect(quarter, eighth, field), bodies));
    assertEquals(0.25, tolerance(expect(eighth, quarter, field), bodies));
    assertEquals(0.125, tolerance(expect(NONE, eighth, field), bodies));
  }

  private static List<String> sentences(List<AnswerCheck> checks) {
    return checks.stream().map(check -> check.phrase().in(Language.ENGLISH)).toList();
  }

  /// Unexpected contacts come first, then missing ones, then answers about pairs.
  @Test
  void allAreCountedAndTheFirstAreListed() {
    Body a = ball("a", 0, 1);
    Body b = ball("b", 1, 1);
    Body c = ball("c", 2, 1);
    Body d = ball("d", 9, 1);
    Expectation.Pair reversed = new Expectation.Pair("d", "c");
    Expectation expect =
        new Expectation(
            Optional.of(List.of(new Expectation.Pair("b", "a"), reversed)),
            expect(NONE, NONE, AnswerField.DISTANCE).pairs(),
            NONE,
            Optional.empty());
    PairSource answers = new Fixed(Answer.of(true, 5), List.of(List.of(a, b), List.of(b, c)));
    List<String> violations =
        List.of(
            "b and c touch but should not",
            "c and d should touch but are 5 apart",
            "a and b: distance 5, expected 2, off by 3");
    List<Body> bodies = List.of(a, b, c, d);
    for (int most = 0; most <= 4; most++) {
      ExpectationCheck check = ExpectationCheck.of(expect, bodies, answers, most);
      assertEquals(3, check.wrong());
      assertEquals(1, check.right());
      assertFalse(check.holds());
      assertEquals(violations.subList(0, Math.min(3, most)), sentences(check.violations()));
      assertEquals(List.of("a and b touch").subList(0, Math.min(1, most)), sentences(check.kept()));
    }
  }
}
