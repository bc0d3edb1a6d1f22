package collisionbench.app.panel.answer;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.app.panel.answer.TypedExpectation.Part;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.ReasonException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers typed for expected answers.
class TypedExpectationTest {

  private static final Expectation.Pair PAIR = new Expectation.Pair("a", "b");

  private static Scene scene(Map<AnswerField, AnswerValue> values) {
    Scene scene =
        new Scene(
            "n",
            "",
            Space.THREE,
            List.of(
                new Body3("a", new Sphere(Vec3.ZERO, 1), Vec3.X),
                new Body3("b", new Sphere(new Vec3(3, 0, 0), 1))),
            Optional.empty(),
            Optional.empty());
    ExpectedPair pair = new ExpectedPair(PAIR, values, OptionalDouble.empty());
    return scene.expecting(
        Optional.of(
            new Expectation(
                Optional.empty(), List.of(pair), OptionalDouble.empty(), Optional.empty())));
  }

  private static Scene distance(AnswerValue value) {
    return scene(Map.of(AnswerField.DISTANCE, value));
  }

  private static ExpectedPair pair(Scene scene) {
    return scene.expect().orElseThrow().about(PAIR).orElseThrow();
  }

  private static Edit edit(Scene scene, AnswerField field, Part part, String text)
      throws ReasonException {
    AnswerValue expected = pair(scene).value(field).orElseThrow();
    AnswerCheck check = new AnswerCheck(PAIR, field, expected, Optional.empty(), 0);
    return new TypedExpectation(check).edit(part, text, scene);
  }

  /// {@return the scene after typing, which a file can hold}
  private static ExpectedPair after(Scene scene, AnswerField field, Part part, String text)
      throws SceneFileException {
    Scene next = assertDoesNotThrow(() -> edit(scene, field, part, text), text).applyTo(scene);
    assertEquals(next, SceneFile.parse("typed", SceneFile.text(next)));
    return pair(next);
  }

  private static AnswerValue limits(OptionalDouble least, OptionalDouble most) {
    return new AnswerValue.Limits(least, most);
  }

  @Test
  void aDistanceBecomesANumberLimitsAndANumberAgain() throws SceneFileException {
    Scene one = distance(new AnswerValue.Tuple(1));
    assertEquals(
        Optional.of(new AnswerValue.Tuple(1.0 / 3)),
        after(one, AnswerField.DISTANCE, Part.VALUE, "1/3").value(AnswerField.DISTANCE));
    AnswerValue least = limits(OptionalDouble.of(0.5), OptionalDouble.empty());
    assertEquals(
        Optional.of(least),
        after(one, AnswerField.DISTANCE, Part.LEAST, "0.5").value(AnswerField.DISTANCE));
    assertEquals(
        Optional.of(limits(OptionalDouble.of(0.5), OptionalDouble.of(2))),
        after(distance(least), AnswerField.DISTANCE, Part.MOST, "2").value(AnswerField.DISTANCE));
    assertEquals(
        Optional.of(new AnswerValue.Tuple(2)),
        after(distance(least), AnswerField.DISTANCE, Part.VALUE, "2").value(AnswerField.DISTANCE));
  }

  @Test
  void aToleranceIsSetAndTakenBack() throws SceneFileException {
    Scene one = distance(new AnswerValue.Tuple(1));
    ExpectedPair set = after(one, AnswerField.DISTANCE, Part.TOLERANCE, "1e-3");
    assertEquals(OptionalDouble.of(1e-3), set.tolerance());
    Scene next = one.expecting(one.expect().map(expected -> expected.with(set)));
    assertEquals(
        OptionalDouble.empty(), after(next, AnswerField.DISTANCE, Part.TOLERANCE, " ").tolerance());
  }

  @Test
  void aPointIsTypedWithCommas() throws SceneFileException {
    Scene scene = scene(Map.of(AnswerField.POINT_A, new AnswerValue.Tuple(List.of(1.0, 0.0, 0.0))));
    assertEquals(
        Optional.of(new AnswerValue.Tuple(List.of(1.0, 0.5, -2.0))),
        after(scene, AnswerField.POINT_A, Part.VALUE, "1, 1/2,-2").value(AnswerField.POINT_A));
  }

  @Test
  void whatIsShownIsWhatIsExpectedWhenTypedAgain() throws SceneFileException {
    Scene scene = distance(new AnswerValue.Tuple(0.1 + 0.2));
    AnswerCheck check =
        new AnswerCheck(
            PAIR, AnswerField.DISTANCE, new AnswerValue.Tuple(0.1 + 0.2), Optional.empty(), 0);
    String text = new TypedExpectation(check).text(Part.VALUE, scene);
    assertEquals(pair(scene), after(scene, AnswerField.DISTANCE, Part.VALUE, text));
  }

  private static String refused(Scene scene, AnswerField field, Part part, String text) {
    return assertThrows(ReasonException.class, () -> edit(scene, field, part, text), text)
        .phrase()
        .in(Language.ENGLISH);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          VALUE, '', 'Type a number, or remove the expectation.'
          LEAST, '', 'Type a number, or remove the expectation.'
          TOLERANCE, 0, A tolerance must be greater than 0.
          TOLERANCE, -1, A tolerance must be greater than 0.
          """)
  void saysWhyANumberIsRefused(Part part, String text, String sentence) {
    assertEquals(
        sentence, refused(distance(new AnswerValue.Tuple(1)), AnswerField.DISTANCE, part, text));
  }

  @Test
  void refusesWhatASceneFileCouldNotHold() {
    Scene least = distance(limits(OptionalDouble.of(1), OptionalDouble.empty()));
    assertEquals(
        "The lower limit must not be greater than the upper one.",
        refused(least, AnswerField.DISTANCE, Part.MOST, "0.5"));
    Scene normal = scene(Map.of(AnswerField.NORMAL, new AnswerValue.Tuple(List.of(1.0, 0.0, 0.0))));
    assertEquals(
        "A normal must not be zero.", refused(normal, AnswerField.NORMAL, Part.VALUE, "0, 0, 0"));
    assertEquals(
        "Expected numbers between commas: 3, found 2.",
        refused(normal, AnswerField.NORMAL, Part.VALUE, "1, 2"));
    Scene sweep =
        scene(
            Map.of(
                AnswerField.SWEEP, new AnswerValue.YesNo(true),
                AnswerField.SWEEP_ENTER, new AnswerValue.Tuple(0.25),
                AnswerField.SWEEP_EXIT, new AnswerValue.Tuple(0.5)));
    assertEquals(
        "The first number must not be greater than the last.",
        refused(sweep, AnswerField.SWEEP_EXIT, Part.VALUE, "0.1"));
    for (String number : List.of("NaN", "1e999", "x", "1/0")) {
      refused(least, AnswerField.DISTANCE, Part.VALUE, number);
    }
  }
}
