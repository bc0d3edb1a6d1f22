package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.AnswerValue.Limits;
import collisionbench.bench.scene.AnswerValue.Tuple;
import collisionbench.bench.scene.AnswerValue.Word;
import collisionbench.bench.scene.AnswerValue.YesNo;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// One expected answer beside the one that came: whether it holds, and its sentences.
class AnswerCheckTest {

  private static final AnswerValue YES = new YesNo(true);
  private static final AnswerValue NO = new YesNo(false);
  private static final Expectation.Pair PAIR = new Expectation.Pair("a", "b");

  private static AnswerCheck check(AnswerField field, AnswerValue expected, AnswerValue came) {
    return new AnswerCheck(PAIR, field, expected, Optional.ofNullable(came), 0.5);
  }

  private static AnswerCheck unanswered(AnswerField field, AnswerValue expected) {
    return new AnswerCheck(PAIR, field, expected, Optional.empty(), 0.5);
  }

  private static AnswerCheck touch(AnswerValue expected, AnswerValue came, double gap) {
    return check(AnswerField.TOUCH, expected, came).with(OptionalDouble.of(gap));
  }

  private static Tuple numbers(Double... numbers) {
    return new Tuple(List.of(numbers));
  }

  private static Limits limits(double least, double most) {
    return new Limits(OptionalDouble.of(least), OptionalDouble.of(most));
  }

  static Stream<Arguments> checks() {
    AnswerField distance = AnswerField.DISTANCE;
    return Stream.of(
        arguments(true, check(AnswerField.TOUCH, YES, YES), "a and b touch"),
        arguments(true, check(AnswerField.TOUCH, NO, NO), "a and b do not touch"),
        arguments(false, check(AnswerField.TOUCH, YES, NO), "a and b should touch but do not"),
        arguments(false, check(AnswerField.TOUCH, NO, YES), "a and b touch but should not"),
        arguments(true, check(AnswerField.SWEEP, YES, YES), "a and b meet"),
        arguments(true, check(AnswerField.SWEEP, NO, NO), "a and b do not meet"),
        arguments(false, check(AnswerField.SWEEP, YES, NO), "a and b should meet but do not"),
        arguments(false, check(AnswerField.SWEEP, NO, YES), "a and b meet but should not"),
        // The distance is shown if it explains the violation.
        arguments(false, touch(YES, NO, 0.25), "a and b should touch but are 0.25 apart"),
        arguments(false, touch(NO, YES, -0.25), "a and b should be apart but overlap by 0.25"),
        arguments(false, touch(YES, NO, 0), "a and b should touch but do not"),
        arguments(false, touch(NO, YES, 0), "a and b touch but should not"),
        arguments(false, touch(YES, NO, -0.25), "a and b should touch but do not"),
        arguments(false, touch(NO, YES, 0.25), "a and b touch but should not"),
        arguments(true, touch(YES, YES, 0.25), "a and b touch"),
        arguments(true, touch(NO, NO, -0.25), "a and b do not touch"),
        // No answer
        arguments(
            false,
            unanswered(AnswerField.TOUCH, YES),
            "a and b: does not say whether they touch, expected contact"),
        arguments(
            false,
            unanswered(AnswerField.SWEEP, NO),
            "a and b: does not say when they meet, expected no contact"),
        arguments(
            false,
            unanswered(distance, numbers(2.0)),
            "a and b: does not say how far apart they are, expected 2"),
        arguments(
            false,
            check(distance, numbers(2.0), numbers(2.0))
                .unanswered(Optional.of(Phrase.of("expect.one-group", "g"))),
            "a and b: not answered (both are in group g), expected distance 2"),
        arguments(
            false,
            unanswered(AnswerField.CROSSING, new Word("none")),
            "a and b: does not say where they cross, expected none"),
        arguments(
            false,
            unanswered(AnswerField.NORMAL, numbers(0.0, 1.0)),
            "a and b: does not say normal, expected [0, 1]"),
        arguments(
            false,
            unanswered(AnswerField.TOUCH, NO).unanswered(Optional.of(Phrase.verbatim("late"))),
            "a and b: not answered (late), expected no contact"),
        // Numbers
        arguments(true, check(distance, numbers(2.0), numbers(2.25)), "a and b: distance 2.25"),
        arguments(
            false,
            check(distance, numbers(2.0), numbers(3.0)),
            "a and b: distance 3, expected 2, off by 1"),
        arguments(
            false,
            check(AnswerField.POINT_A, numbers(1.0, 2.0), numbers(1.25, -2.0)),
            "a and b: point on a [1.25, -2], expected [1, 2], off by 4"),
        arguments(
            false,
            check(AnswerField.POINT_B, numbers(1.0, 2.0, 3.0), numbers(1.0, 2.0)),
            "a and b: point on b [1, 2], expected [1, 2, 3]"),
        arguments(
            false,
            check(distance, limits(1, 2), numbers(2.75)),
            "a and b: distance 2.75, expected from 1 to 2, off by 0.75"),
        arguments(
            false,
            check(AnswerField.CROSSING_T, limits(0, 1), numbers(0.0, 1.0)),
            "a and b: t [0, 1], expected from 0 to 1"),
        // Words
        arguments(
            true,
            check(AnswerField.CROSSING, new Word("span"), new Word("span")),
            "a and b: crossing span"),
        arguments(
            false,
            check(AnswerField.CROSSING, new Word("span"), new Word("point")),
            "a and b: crossing point, expected span"));
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource("checks")
  void aCheckHoldsOrSaysWhatWasExpected(boolean holds, AnswerCheck check, String sentence) {
    assertEquals(holds, check.holds());
    assertEquals(sentence, check.phrase().in(Language.ENGLISH));
  }

  /// The tolerance is 0.5; a number that is off by just that holds.
  @ParameterizedTest
  @CsvSource({
    "1.5, true",
    "2.5, true",
    "1.4999999999999998, false",
    "2.5000000000000004, false",
    "NaN, false",
    "Infinity, false"
  })
  void aNumberMayBeOffByTheTolerance(double came, boolean holds) {
    AnswerValue number = new Tuple(came);
    AnswerField distance = AnswerField.DISTANCE;
    assertEquals(holds, check(distance, numbers(2.0), number).holds());
    assertEquals(holds, check(distance, limits(2, 2), number).holds());
    Limits least = new Limits(OptionalDouble.of(2), OptionalDouble.empty());
    Limits most = new Limits(OptionalDouble.empty(), OptionalDouble.of(2));
    assertEquals(holds || came > 2, check(distance, least, number).holds());
    assertEquals(holds || came < 2, check(distance, most, number).holds());
    assertEquals(holds, check(AnswerField.NORMAL, numbers(0.0, 2.0), numbers(0.0, came)).holds());
    assertEquals(holds, check(AnswerField.NORMAL, numbers(2.0, 0.0), numbers(came, 0.0)).holds());
  }

  static Stream<Arguments> changes() {
    AnswerField distance = AnswerField.DISTANCE;
    double close = Math.nextUp(2.0);
    return Stream.of(
        arguments(check(AnswerField.TOUCH, YES, NO), "a and b no longer touch"),
        arguments(check(AnswerField.TOUCH, NO, YES), "a and b touch now"),
        arguments(check(AnswerField.SWEEP, YES, NO), "a and b no longer meet"),
        arguments(check(AnswerField.SWEEP, NO, YES), "a and b meet now"),
        arguments(unanswered(distance, numbers(2.0)), "a and b: no distance, was 2"),
        arguments(
            check(distance, numbers(1 / 3.0), numbers(2.0)), "a and b: distance 2, was 0.333333"),
        arguments(
            check(distance, numbers(2.0), new Tuple(close)),
            "a and b: distance 2.0000000000000004, was 2"));
  }

  /// With all digits only if fewer do not tell the values apart.
  @ParameterizedTest(name = "{1}")
  @MethodSource("changes")
  void aChangeSaysWhatIsAndWhatWas(AnswerCheck check, String sentence) {
    assertEquals(sentence, check.change().in(Language.ENGLISH));
  }

  /// Names may be long or hold line ends.
  @ParameterizedTest
  @EnumSource
  void namesAreShortenedAndEscapedInEverySentence(AnswerField field) {
    String odd = "x\n" + "y".repeat(500);
    Expectation.Pair pair = new Expectation.Pair(odd, "z" + odd);
    for (AnswerValue value : List.of(YES, NO, numbers(1.0))) {
      for (Optional<AnswerValue> came :
          List.of(Optional.of(value), Optional.<AnswerValue>empty())) {
        AnswerCheck check = new AnswerCheck(pair, field, value, came, 0);
        for (AnswerCheck each :
            List.of(
                check,
                check.with(OptionalDouble.of(-1)),
                check.unanswered(
                    Optional.of(Phrase.of("expect.one-group", PlainText.brief(odd)))))) {
          assertShort(each.phrase().in(Language.ENGLISH), odd);
          assertShort(each.change().in(Language.ENGLISH), odd);
          assertFalse(each.name().in(Language.ENGLISH).contains("\n"));
        }
      }
    }
  }

  private static void assertShort(String sentence, String name) {
    assertFalse(sentence.contains("\n") || sentence.contains("y".repeat(500)), sentence);
    assertEquals(0, sentence.indexOf(PlainText.brief(name) + " and "), sentence);
  }

  @Test
  void theGapBelongsToTheCheck() {
    assertEquals(OptionalDouble.of(-1), touch(NO, YES, -1).gap());
    assertEquals(OptionalDouble.empty(), check(AnswerField.TOUCH, NO, YES).gap());
  }
}
