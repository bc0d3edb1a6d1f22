package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class StopwatchTest {

  private static final PairQuestion QUESTION =
      PairQuestion.of(
          new Body3("a", new Sphere(Vec3.ZERO, 1)),
          new Body3("b", new Sphere(new Vec3(2.1, 0.3, 0.4), 1)),
          0);

  @Test
  void exactArithmeticTakesLongerThanAClosedFormula() {
    double exact = Stopwatch.nanoseconds(Methods.EXACT, QUESTION, () -> false).orElseThrow();
    double ours = Stopwatch.nanoseconds(Methods.ANALYTIC, QUESTION, () -> false).orElseThrow();
    assertTrue(ours > 0 && ours < exact, ours + " and " + exact);
  }

  /// A clock that moves while a method answers, by as long as that method takes.
  private static final class Hand {

    private final Map<Question, Long> takes;
    private final Map<Question, Integer> answers = new HashMap<>();
    private long now;

    Hand(Map<Question, Long> takes) {
      this.takes = takes;
    }

    private Answer answer(Question question) {
      now += takes.getOrDefault(question, 0L);
      answers.merge(question, 1, Integer::sum);
      return Answer.of(true);
    }

    OptionalDouble measured(List<Question> questions) {
      return new Stopwatch(() -> now)
          .median(FakeMethod.overlap("hand", this::answer), questions, () -> false);
    }
  }

  private static Question at(double x) {
    return Question.of(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(x, 0, 0), 1));
  }

  @Test
  void ofSeveralQuestionsTheMedianIsTold() {
    Hand hand = new Hand(Map.of(at(1), 700L, at(2), 300_000L, at(3), 5_000L));
    assertEquals(5_000, hand.measured(List.of(at(1), at(2), at(3))).orElseThrow());
    assertEquals(700, hand.measured(List.of(at(1))).orElseThrow());
  }

  @Test
  void whatTakesLongIsMeasuredOnceAndAllOfItNotForEver() {
    Hand hand = new Hand(Map.of(at(1), 900_000_000L));
    assertEquals(900e6, hand.measured(Collections.nCopies(64, at(1))).orElseThrow());
    assertEquals(3, hand.answers.get(at(1)), "until two seconds have passed");
  }

  @Test
  void itStopsWhenItIsTold() {
    assertEquals(
        OptionalDouble.empty(), Stopwatch.nanoseconds(Methods.EXACT, QUESTION, () -> true));
  }
}
