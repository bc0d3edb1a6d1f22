package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.text.Language;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Each field is taken from its own part of an answer: no two numbers are equal.
class AnswerValuesTest {

  private static final Vec3 ONE = new Vec3(1, 2, 3);
  private static final Vec3 TWO = new Vec3(4, 5, 6);

  /// {@return the values of an answer in words, without the absent ones}
  private static String values(Answer.Decided answer, boolean flat) {
    Map<AnswerField, String> words = new EnumMap<>(AnswerField.class);
    for (AnswerField field : AnswerField.values()) {
      Optional<AnswerValue> value = new AnswerValues(answer, flat).value(field);
      value.ifPresent(found -> words.put(field, found.phrase().in(Language.ENGLISH)));
    }
    return words.toString();
  }

  static Stream<Arguments> answers() {
    OptionalDouble u = OptionalDouble.of(0.5);
    OptionalDouble v = OptionalDouble.of(0.75);
    Answer.Decided none = Answer.nothing();
    return Stream.of(
        arguments(none, "{}"),
        arguments(Answer.of(true), "{TOUCH=Yes}"),
        arguments(Answer.of(false, 7), "{TOUCH=No, DISTANCE=7}"),
        arguments(
            none.withSeparation(new Separation3(9, ONE, TWO, new Vec3(0, 7, 8))),
            "{DISTANCE=9, POINT_A=[1, 2, 3], POINT_B=[4, 5, 6], NORMAL=[0, 7, 8]}"),
        arguments(none.withCrossing(new Crossing3.None()), "{CROSSING=none}"),
        arguments(
            none.withCrossing(new Crossing3.Point(0.25, ONE, u, v)),
            "{CROSSING=point, CROSSING_T=0.25, CROSSING_U=0.5, CROSSING_V=0.75}"),
        arguments(
            none.withCrossing(new Crossing3.Point(0.25, ONE, OptionalDouble.empty(), v)),
            "{CROSSING=point, CROSSING_T=0.25, CROSSING_V=0.75}"),
        arguments(
            none.withCrossing(new Crossing3.Span(0.25, 0.5, ONE, TWO)),
            "{CROSSING=span, CROSSING_T=[0.25, 0.5]}"),
        arguments(
            none.withCrossing(new Crossing3.Overlap(0.25, 0.5, ONE, TWO)),
            "{CROSSING=overlap, CROSSING_T=[0.25, 0.5]}"),
        arguments(none.withSweep(new Sweep3.Never()), "{SWEEP=No}"),
        arguments(
            none.withSweep(new Sweep3.Contact(0.25, 0.5)),
            "{SWEEP=Yes, SWEEP_ENTER=0.25, SWEEP_EXIT=0.5}"),
        arguments(
            none.withContact(new Separation3(9, ONE, TWO, new Vec3(0, 7, 8))),
            "{SWEEP_POINT_A=[1, 2, 3], SWEEP_POINT_B=[4, 5, 6], SWEEP_NORMAL=[0, 7, 8]}"));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("answers")
  void everyFieldHasItsOwnPartOfTheAnswer(Answer.Decided answer, String expected) {
    assertEquals(expected, values(answer, false));
  }

  @Test
  void pointsOfThePlaneHaveTwoCoordinates() {
    assertEquals(
        "{DISTANCE=9, POINT_A=[1, 2], POINT_B=[4, 5], NORMAL=[0, 7]}",
        values(
            Answer.nothing().withSeparation(new Separation3(9, ONE, TWO, new Vec3(0, 7, 8))),
            true));
  }

  @ParameterizedTest
  @CsvSource({"1, skew", "0, crossing"})
  void howLinesLieIsAWord(double height, String relation) {
    Segment level = new Segment(Vec3.ZERO, new Vec3(4, 0, 0));
    Segment across = new Segment(new Vec3(1, -1, height), new Vec3(1, 1, height));
    Answer.Decided answer =
        (Answer.Decided) Methods.ANALYTIC.answer(Question.of(level, across), Query.CROSSING);
    AnswerValues values = new AnswerValues(answer, false);
    assertEquals(Optional.of(new AnswerValue.Word(relation)), values.value(AnswerField.LINES));
  }
}
