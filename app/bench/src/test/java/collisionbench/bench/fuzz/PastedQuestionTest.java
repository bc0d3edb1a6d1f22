package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.method.QuestionLine;
import collisionbench.bench.paste.Options;
import collisionbench.bench.paste.PastedText;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What the bench prints about two shapes is read back as the same two shapes.
class PastedQuestionTest {

  static List<Pair> pairs() {
    return Pair.all();
  }

  private static Scene read(String text) throws SceneFileException {
    assertEquals(Optional.empty(), PastedText.read(text, Options.in(Space.THREE), () -> false));
    return PastedText.scene("pasted", text, Space.THREE);
  }

  private static List<List<FieldValue>> values(List<Body> bodies) {
    return bodies.stream().map(Body::values).toList();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void anyQuestionIsReadBack(Pair pair) throws SceneFileException {
    for (int number = 0; number < 20; number++) {
      Question question = Case.ordinary(pair, number).shapes().question();
      List<Body> bodies = BodyQuestion.bodies(question);
      String line = "  app/run: " + Finding.numbers(question) + ": mine says touching";
      assertEquals(values(bodies), values(read(line).bodies()), line);
      String json = QuestionLine.of("mine", question);
      assertEquals(
          values(BodyQuestion.bodies(question.inOrder().withUnitTurns())),
          values(read(json).bodies()),
          json);
    }
  }

  @Test
  void velocitiesAreReadBack() throws SceneFileException {
    Question moving =
        new Question.InSpace(
            new Sphere(Vec3.ZERO, 1),
            new Vec3(1, 2, 3),
            new Sphere(new Vec3(9, 0, 0), 2),
            Vec3.ZERO);
    for (String text : List.of(Finding.numbers(moving), QuestionLine.of("mine", moving))) {
      assertEquals(BodyQuestion.bodies(moving), read(text).bodies(), text);
    }
  }

  @Test
  void severalLinesAreSeveralPairsOfBodies() throws SceneFileException {
    String line = "sphere-sphere 0 0 0 1 3 0 0 +1";
    assertEquals(
        List.of("a", "b", "a 2", "b 2"),
        read(line + "\n" + line).bodies().stream().map(Body::id).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sphere-sphere 0 0 0 1 | (line 1, column 1): expected the numbers of two shapes, and none or"
            + " two velocities, found too few",
        "sphere-sphere 0 0 0 1 3 0 0 1 5 | (line 1, column 1): expected the numbers of two shapes,"
            + " and none or two velocities, found 1 more",
        "x: sphere-sphere 0 0 0 -1 3 0 0 1 | (line 1, column 24): expected a number >= 0, found -1",
        "sphere-hull 0 0 0 1 999 0 0 0 | (line 1, column 1): expected the numbers of two shapes, and"
            + " none or two velocities, found too few"
      })
  void aLineThatDoesNotFitIsNamedWithItsPlace(String text, String sentence) {
    String message = assertThrows(SceneFileException.class, () -> read(text)).getMessage();
    assertEquals("pasted: " + sentence.replace("(", "").replace(")", ""), message);
  }

  @ParameterizedTest
  @CsvSource({
    "'sphere-box 12, 13'",
    "'capsule-sphere'",
    "'1 2 3'",
    "'sphere-cone 0 0 0 1 3 0 0 1'",
    "'my-sphere-box 0 0 0 1 3 0 0 1'"
  })
  void wordsInATextAreNoQuestion(String text) {
    assertThrows(SceneFileException.class, () -> PastedText.scene("pasted", text, Space.THREE));
  }
}
