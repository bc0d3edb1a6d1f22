package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonReader;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The lines that programs read.
class QuestionLineTest {

  private static final Vec3 UNIT = new Vec3(1, 1, 1);

  private static final Question SPHERE_BOX =
      Question.of(new Sphere(new Vec3(1.8, 0, 0), 1), new Box(Vec3.ZERO, UNIT, Rotation.NONE));

  private static final String WORDS = "17 mine sphere-box 1.8 0 0 1 0 0 0 1 1 1 0 0 0 1";

  private static final String JSON =
      """
      {"id": 17, "method": "mine", "pair": "sphere-box", "a": {"type": "sphere", "center": [1.8, 0, 0], \
      "radius": 1}, "b": {"type": "box", "center": [0, 0, 0], "halfExtents": [1, 1, 1], \
      "orientation": [0, 0, 0, 1]}%s}
      """;

  private static String line(
      Question question, Introduction.Encoding encoding, boolean sweeps, boolean steps) {
    return new QuestionLine(17, "mine", question, sweeps, steps, false).in(encoding);
  }

  private static Question moving(Question question, Vec3 motionA, Vec3 motionB) {
    Question.InSpace still = (Question.InSpace) question;
    return new Question.InSpace(still.a(), motionA, still.b(), motionB);
  }

  @Test
  void aQuestionIsAskedAsTheProtocolShows() {
    assertEquals(WORDS + "\n", line(SPHERE_BOX, Introduction.Encoding.WORDS, false, false));
    assertEquals(JSON.formatted(""), line(SPHERE_BOX, Introduction.Encoding.JSON, false, false));
  }

  @Test
  void velocitiesFollowTheShapesOnlyOfAMethodThatSweeps() {
    Question moving = moving(SPHERE_BOX, new Vec3(1, 2, 3), new Vec3(4, 5, 6));
    assertEquals(WORDS + "\n", line(moving, Introduction.Encoding.WORDS, false, false));
    assertEquals(WORDS + " 1 2 3 4 5 6\n", line(moving, Introduction.Encoding.WORDS, true, false));
    assertEquals(
        JSON.formatted(", \"velocityA\": [1, 2, 3], \"velocityB\": [4, 5, 6]"),
        line(moving, Introduction.Encoding.JSON, true, false));
    Question flat = Question.of(new Circle(Vec2.ZERO, 1), new Circle(Vec2.ZERO, 2));
    assertEquals(
        "17 mine circle-circle-2d 0 0 1 0 0 2 0 0 0 0\n",
        line(flat, Introduction.Encoding.WORDS, true, false));
  }

  /// Programs that read words have no steps.
  @Test
  void stepsAreAskedForInJson() {
    assertEquals(
        JSON.formatted(", \"steps\": true"),
        line(SPHERE_BOX, Introduction.Encoding.JSON, false, true));
    assertEquals(WORDS + "\n", line(SPHERE_BOX, Introduction.Encoding.WORDS, false, true));
  }

  /// Words have no place for it: a program of words always states its time, or never.
  @Test
  void onlyJsonIsAskedForTheTime() {
    QuestionLine timed = new QuestionLine(17, "mine", SPHERE_BOX, false, false, true);
    assertEquals(JSON.formatted(", \"time\": true"), timed.in(Introduction.Encoding.JSON));
    assertEquals(WORDS + "\n", timed.in(Introduction.Encoding.WORDS));
  }

  @Test
  void cornersAreCounted() {
    Polygon corner = new Polygon(List.of(Vec2.ZERO, new Vec2(1, 0), new Vec2(0, 1)));
    assertEquals(
        "17 mine polygon-polygon-2d 3 0 0 1 0 0 1 3 0 0 1 0 0 1\n",
        line(Question.of(corner, corner), Introduction.Encoding.WORDS, false, false));
  }

  static List<Pair> pairs() {
    return Pair.all();
  }

  /// The numbers of JSON without its names, but for the count of corners.
  @ParameterizedTest
  @MethodSource("pairs")
  void wordsAndJsonGiveTheSameNumbersInTheSameOrder(Pair pair) throws JsonException {
    Question question = Program.example(pair);
    Json json = JsonReader.read(line(question, Introduction.Encoding.JSON, true, false));
    List<String> numbers = new ArrayList<>();
    for (String part : List.of("a", "b", "velocityA", "velocityB")) {
      collect(json.object().get(part), numbers);
    }
    String words = line(question, Introduction.Encoding.WORDS, true, false);
    assertEquals("17 mine " + pair.name() + " " + String.join(" ", numbers) + "\n", words);
  }

  private static void collect(Json json, List<String> numbers) throws JsonException {
    switch (json) {
      case Json.Numeral numeral -> numbers.add(numeral.digits());
      case Json.Items items -> {
        List<Json> all = items.values();
        if (all.getFirst() instanceof Json.Items) {
          numbers.add(Integer.toString(all.size()));
        }
        for (Json item : all) {
          collect(item, numbers);
        }
      }
      default -> {
        for (Json member : json.object().values().values()) {
          if (!(member instanceof Json.Text)) {
            collect(member, numbers);
          }
        }
      }
    }
  }

  /// For pasting into a program: in the order of the pair's name, with unit quaternions.
  @Test
  void aCopiedQuestionIsInTheOrderOfThePair() {
    Box turned = new Box(Vec3.ZERO, UNIT, new Rotation(0, 0, 0, 2));
    Sphere sphere = new Sphere(new Vec3(1.8, 0, 0), 1);
    String expected = JSON.formatted("").replace("17", "1");
    assertEquals(expected, QuestionLine.of("mine", Question.of(turned, sphere)));
    assertEquals(
        JSON.formatted(", \"velocityA\": [4, 5, 6], \"velocityB\": [0, 0, 0]").replace("17", "1"),
        QuestionLine.of("mine", moving(Question.of(turned, sphere), Vec3.ZERO, new Vec3(4, 5, 6))));
  }
}
