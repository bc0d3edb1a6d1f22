package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WeighingTest {

  private static final double LIMIT = 1e-6;

  private static Weighing at(double distance, double margin) {
    return new Weighing(Difficulty.HARD, LIMIT, distance, margin);
  }

  @ParameterizedTest
  @CsvSource({
    "0,      0,   false, AT_TOUCH",
    "0,      0,   true,  AT_TOUCH",
    "1e-6,   0,   true,  NEAR",
    "1.1e-6, 0,   true,  HARD",
    "-1e-6,  0,   false, NEAR",
    "-1.1e-6,0,   false, HARD",
    "0.5,    0.5, true,  NEAR",
    "0.6,    0.5, true,  HARD",
    "-0.4,   0.5, false, HARD",
    "NaN,    0,   true,  HARD"
  })
  void aWrongYesOrNoWeighsByItsDistanceFromTouching(
      double distance, double margin, boolean yes, Weight weight) {
    Weighing weighing = at(distance, margin);
    assertEquals(weight, weighing.ofVerdict(weighing.verdictError(yes)));
  }

  @Test
  void aWrongNumberIsNeverNear() {
    assertEquals(Weight.ROUNDING, at(3, 0).ofNumber(LIMIT));
    assertEquals(Weight.HARD, at(3, 0).ofNumber(1.1 * LIMIT));
    assertEquals(Weight.HARD, at(3, 0).ofNumber(Double.NaN));
    assertEquals(Weight.NEAR, at(3, 0).ofPlace(LIMIT));
    assertEquals(Weight.HARD, at(3, 0).ofPlace(1.1 * LIMIT));
  }

  @Test
  void anotherKindOfCrossingWeighsAsAWrongYesOrNo() {
    double another = Double.POSITIVE_INFINITY;
    assertEquals(Weight.AT_TOUCH, at(0, 0).ofCrossing(another));
    assertEquals(Weight.NEAR, at(-1e-7, 0).ofCrossing(another));
    assertEquals(Weight.HARD, at(-1, 0).ofCrossing(another));
    assertEquals(Weight.ROUNDING, at(-1, 0).ofCrossing(1e-7));
  }

  @Test
  void timesOfShapesThatTouchAtTheStartAreNotCompared() {
    assertEquals(Weight.ROUNDING, at(1e-7, 0).ofTimes(1));
    assertEquals(Weight.HARD, at(0.1, 0).ofTimes(1));
  }

  @ParameterizedTest
  @EnumSource
  void anUnusableAnswerHasTheWeightOfTheInput(Difficulty difficulty) {
    assertEquals(difficulty.name(), new Weighing(difficulty, LIMIT, 1, 0).ofNoAnswer().name());
  }

  @Test
  void theLimitIsRelativeToTheLargestNumber() {
    Question plain = Question.of(new Sphere(Vec3.ZERO, 2), new Sphere(new Vec3(10, 0, 0), 1));
    Answer exact = Methods.EXACT.answer(plain);
    assertEquals(
        new Weighing(Difficulty.PLAIN, 1e-8, 7, 0),
        Weighing.of(Difficulty.of(plain, Precision.DOUBLE), plain, Precision.DOUBLE, 0, exact));
    Weighing inFloats =
        Weighing.of(Difficulty.of(plain, Precision.FLOAT), plain, Precision.FLOAT, 0, exact);
    assertEquals(1e-3, inFloats.limit(), 1e-15);
  }

  /// Below the least normal double, numbers have few digits.
  @Test
  void theLeastDoubleIsRounding() {
    Sphere tiny = new Sphere(Vec3.ZERO, 1e-320);
    Question question = Question.of(tiny, tiny);
    Weighing weighing =
        Weighing.of(
            Difficulty.of(question, Precision.DOUBLE),
            question,
            Precision.DOUBLE,
            0,
            Methods.EXACT.answer(question));
    assertEquals(Weight.ROUNDING, weighing.ofNumber(Double.MIN_VALUE));
    assertEquals(Weight.EXTREME, weighing.ofNumber(2 * Double.MIN_VALUE));
  }

  @Test
  void heavierWeightsComeFirst() {
    assertTrue(Weight.PLAIN.isAtLeast(Weight.HARD));
    assertTrue(Weight.HARD.isAtLeast(Weight.HARD));
    assertFalse(Weight.NEAR.isAtLeast(Weight.EXTREME));
    assertEquals("at touch", Weight.AT_TOUCH.phrase());
    assertEquals("at-touch", Weight.AT_TOUCH.word());
  }
}
