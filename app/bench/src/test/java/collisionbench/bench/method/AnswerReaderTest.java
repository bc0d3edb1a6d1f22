package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.method.host.AnswerText;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The answers of the protocol, in both encodings.
class AnswerReaderTest {

  private static final Segment SEGMENT = new Segment(Vec3.ZERO, new Vec3(8, 4, 0));
  private static final Question QUESTION = Question.of(SEGMENT, new Sphere(Vec3.ZERO, 1));
  private static final Shape2 FLAT = new Segment2(Vec2.ZERO, new Vec2(8, 4));
  private static final Vec3 HIGH = new Vec3(0, 0, 2);

  private static final OptionalDouble NONE = OptionalDouble.empty();

  private static ProgramReply read(String line, Question question, Steps steps) {
    try {
      JsonObject members =
          line.startsWith("{") ? JsonReader.read(line).object() : WordsLine.read(line);
      return AnswerReader.read(members, question, steps);
    } catch (JsonException impossible) {
      throw new IllegalArgumentException(line, impossible);
    }
  }

  private static ProgramReply read(String line) {
    return read(line, QUESTION, Steps.UNASKED);
  }

  private static String malformed(String line) {
    ProgramReply.Failed failed =
        assertInstanceOf(ProgramReply.Failed.class, read(line, QUESTION, Steps.asked()));
    return assertInstanceOf(MethodFailure.Malformed.class, failed.failure()).reason();
  }

  private static Vec3 at(double t) {
    return SEGMENT.at(t);
  }

  private static Answer.Decided separated(Vec3 a, Vec3 b, double distance, Vec3 normal) {
    return Answer.nothing().withSeparation(new Separation3(distance, a, b, normal));
  }

  private static Answer overlapping(double distance, Vec3 normal) {
    return Answer.of(distance <= 0)
        .withSeparation(new Separation3(distance, Vec3.ZERO, HIGH, normal));
  }

  private static Answer crossing(Crossing3 crossing) {
    return Answer.nothing().withCrossing(crossing);
  }

  private static Answer.Decided sweep(Sweep3 sweep) {
    return Answer.nothing().withSweep(sweep);
  }

  static Stream<Arguments> answers() {
    return Stream.of(
        arguments("", "", Answer.nothing()),
        // Touch and distance
        arguments(", 'touch': true", "touch 1", Answer.of(true)),
        arguments(", 'touch': false", "touch 0", Answer.of(false)),
        arguments(", 'distance': 0.25", "distance 0.25", Answer.of(false, 0.25)),
        arguments(", 'distance': -0.25", "distance -0.25", Answer.of(true, -0.25)),
        arguments(", 'distance': 0", "distance 0", Answer.of(true, 0)),
        arguments(", 'distance': 1e-300", "distance 1e-300", Answer.of(false, 1e-300)),
        arguments(", 'touch': false, 'distance': -1", "touch 0 distance -1", Answer.of(false, -1)),
        arguments(", 'touch': true, 'distance': 1", "touch 1 distance 1", Answer.of(true, 1)),
        // Only one side
        arguments(", 'gap': 0.25", "gap 0.25", Answer.of(false, 0.25)),
        arguments(", 'gap': 0", "gap 0", Answer.of(true)),
        arguments(", 'gap': 0, 'touch': false", "gap 0 touch 0", Answer.of(false)),
        arguments(", 'gap': 0, 'depth': 0.25", "gap 0 depth 0.25", Answer.of(true, -0.25)),
        arguments(", 'gap': 0.25, 'depth': 0", "gap 0.25 depth 0", Answer.of(false, 0.25)),
        arguments(", 'depth': 0.25", "depth 0.25", Answer.of(true, -0.25)),
        arguments(", 'depth': 0", "depth 0", Answer.of(true, 0)),
        arguments(", 'depth': 0, 'touch': true", "depth 0 touch 1", Answer.of(true, 0)),
        arguments(", 'depth': 0, 'touch': false", "depth 0 touch 0", Answer.of(false)),
        arguments(", 'depth': 2, 'touch': false", "depth 2 touch 0", Answer.of(false, -2)),
        arguments(
            ", 'distance': 1, 'gap': 2, 'depth': 3",
            "distance 1 gap 2 depth 3",
            Answer.of(false, 1)),
        // Witness points
        arguments(
            ", 'pointA': [0, 0, 0], 'pointB': [0, 0, 2]",
            "pointA 0 0 0 pointB 0 0 2",
            separated(Vec3.ZERO, HIGH, 2, Vec3.Z)),
        arguments(
            ", 'pointA': [1, 2], 'pointB': [1, 2.25]",
            "pointA 1 2 pointB 1 2.25",
            separated(new Vec3(1, 2, 0), new Vec3(1, 2.25, 0), 0.25, Vec3.Y)),
        arguments(
            ", 'pointA': [null, 0, 0], 'pointB': [0, 0, 2], 'normal': [0, 0, 1]",
            "pointA nan 0 0 pointB 0 0 2 normal 0 0 1",
            separated(new Vec3(Double.NaN, 0, 0), HIGH, Double.NaN, Vec3.Z)),
        arguments(
            ", 'distance': 2, 'pointA': [0, 0, 0], 'pointB': [0, 0, 2]",
            "distance 2 pointA 0 0 0 pointB 0 0 2",
            overlapping(2, Vec3.Z)),
        arguments(
            ", 'distance': -2, 'pointA': [0, 0, 0], 'pointB': [0, 0, 2]",
            "distance -2 pointA 0 0 0 pointB 0 0 2",
            overlapping(-2, Vec3.Z.negated())),
        arguments(
            ", 'depth': 2, 'pointA': [0, 0, 0], 'pointB': [0, 0, 2]",
            "depth 2 pointA 0 0 0 pointB 0 0 2",
            overlapping(-2, Vec3.Z.negated())),
        arguments(
            ", 'pointA': [0, 0, 0], 'pointB': [0, 0, 2], 'distance': -2, 'normal': [0, 1, 0]",
            "pointA 0 0 0 pointB 0 0 2 distance -2 normal 0 1 0",
            overlapping(-2, Vec3.Y)),
        arguments(
            ", 'distance': 0, 'pointA': [0, 0, 2], 'pointB': [0, 0, 2]",
            "distance 0 pointA 0 0 2 pointB 0 0 2",
            Answer.of(true, 0)),
        arguments(
            ", 'distance': 2, 'pointB': [0, 0, 2], 'normal': [0, 0, 1]",
            "distance 2 pointB 0 0 2 normal 0 0 1",
            Answer.of(false, 2).withNormal(Vec3.Z)),
        arguments(
            ", 'distance': 2, 'pointA': [0, 0, 2]", "distance 2 pointA 0 0 2", Answer.of(false, 2)),
        // Crossings
        arguments(", 'crossing': null", "t none", crossing(new Crossing3.None())),
        arguments(
            ", 'crossing': {'t': 0.25}",
            "t 0.25",
            crossing(new Crossing3.Point(0.25, at(0.25), NONE, NONE))),
        arguments(
            ", 'crossing': {'t': 0.25, 'u': 0.5, 'v': 0.125}",
            "t 0.25 u 0.5 v 0.125",
            crossing(
                new Crossing3.Point(
                    0.25, at(0.25), OptionalDouble.of(0.5), OptionalDouble.of(0.125)))),
        arguments(
            ", 'crossing': {'t': 0.25, 'v': 0.125}, 'touch': true",
            "t 0.25 v 0.125 touch 1",
            Answer.of(true)
                .withCrossing(new Crossing3.Point(0.25, at(0.25), NONE, OptionalDouble.of(0.125)))),
        arguments(
            ", 'crossing': {'t': [0.25, 0.75]}",
            "t 0.25 0.75",
            crossing(new Crossing3.Span(0.25, 0.75, at(0.25), at(0.75)))),
        // Sweeps
        arguments(
            ", 'meets': true, 'enter': 0.25, 'exit': 0.75",
            "meets 1 enter 0.25 exit 0.75",
            sweep(new Sweep3.Contact(0.25, 0.75))),
        arguments(
            ", 'meets': true, 'enter': 0.25",
            "meets 1 enter 0.25",
            sweep(new Sweep3.Contact(0.25, 1))),
        arguments(", 'meets': true", "meets 1", sweep(new Sweep3.Contact(Double.NaN, 1))),
        arguments(", 'meets': false", "meets 0", sweep(new Sweep3.Never())),
        arguments(", 'enter': 0.25", "enter 0.25", Answer.nothing()),
        arguments(
            ", 'meets': true, 'enter': 0.25, 'enterPointA': [0, 0, 0], 'enterPointB': [0, 0, 2],"
                + " 'enterNormal': [0, 0, 1]",
            "meets 1 enter 0.25 enterPointA 0 0 0 enterPointB 0 0 2 enterNormal 0 0 1",
            sweep(new Sweep3.Contact(0.25, 1))
                .withContact(new Separation3(2, Vec3.ZERO, HIGH, Vec3.Z))),
        // No answer
        arguments(
            ", 'touch': true, 'undecided': 'more than 8 corners'",
            "touch 1 undecided more than 8 corners",
            new Answer.Undecided(new Indecision.Other("more than 8 corners"))));
  }

  @ParameterizedTest(name = "17 {1}")
  @MethodSource("answers")
  void anAnswerMeansTheSameInJsonAndInWords(String json, String words, Answer expected) {
    ProgramReply answered = new ProgramReply.Answered(expected, OptionalLong.empty());
    assertEquals(answered, read(("{'id': 17" + json + "}").replace('\'', '"')));
    assertEquals(answered, read("17 " + words));
  }

  /// NaN and infinity are faults of the method, however its language spells them.
  @ParameterizedTest
  @CsvSource({
    "nan",
    "NaN",
    "-nan",
    "-nan(ind)",
    "inf",
    "-inf",
    "+Infinity",
    "-Infinity",
    "INF",
    "∞",
    "-∞",
    "1e999",
    "-1e999"
  })
  void anythingNotFiniteIsNotANumber(String spelling) {
    ProgramReply expected =
        new ProgramReply.Answered(Answer.of(true).withDistance(Double.NaN), OptionalLong.empty());
    assertEquals(expected, read("17 touch 1 distance " + spelling));
    String text = spelling.startsWith("1e") || spelling.startsWith("-1e") ? "" : "\"";
    assertEquals(
        expected,
        read("{\"id\": 17, \"touch\": true, \"distance\": " + text + spelling + text + "}"));
    assertEquals(expected, read("{\"id\": 17, \"touch\": true, \"distance\": null}"));
  }

  @ParameterizedTest
  @CsvSource({"1, true", "true, true", "0, false", "false, false"})
  void wordsSayTrueAndFalseInTwoWays(String word, boolean touch) {
    assertEquals(
        new ProgramReply.Answered(Answer.of(touch), OptionalLong.empty()),
        read("  17 touch " + word + "  "));
  }

  /// A crossing of two segments is where they overlap.
  @Test
  void anIntervalIsAnOverlapOfTwoSegmentsAndASpanOfASegmentInAnotherShape() {
    for (Question both : List.of(Question.of(SEGMENT, SEGMENT), Question.of(FLAT, FLAT))) {
      assertEquals(
          crossing(new Crossing3.Overlap(0.25, 0.75, at(0.25), at(0.75))),
          answer(read("17 t 0.25 0.75", both, Steps.UNASKED)));
    }
  }

  /// The parameters are those of B if only B is a segment.
  @Test
  void aCrossingIsMeasuredAlongTheFirstSegment() {
    Shape2 other = new Segment2(Vec2.ZERO, new Vec2(0, 100));
    Shape2 round = new Circle(Vec2.ZERO, 1);
    Segment far = new Segment(HIGH, HIGH);
    for (Question question :
        List.of(
            Question.of(SEGMENT, far),
            Question.of(new Sphere(HIGH, 1), SEGMENT),
            Question.of(FLAT, other),
            Question.of(round, FLAT),
            Question.of(FLAT, round))) {
      assertEquals(
          crossing(new Crossing3.Point(0.25, at(0.25), NONE, NONE)),
          answer(read("17 t 0.25", question, Steps.UNASKED)),
          question.toString());
    }
  }

  @Test
  void aPairWithoutASegmentHasNoCrossing() {
    Question balls = Question.of(new Sphere(HIGH, 1), new Sphere(HIGH, 1));
    assertEquals(
        new ProgramReply.Failed(
            new MethodFailure.Malformed(
                "sphere-sphere has no segment, so its answers have no crossing")),
        read("17 t 0.25", balls, Steps.UNASKED));
    assertEquals(crossing(new Crossing3.None()), answer(read("17 t none", balls, Steps.UNASKED)));
  }

  private static Answer answer(ProgramReply reply) {
    return assertInstanceOf(ProgramReply.Answered.class, reply).answer();
  }

  @Test
  void theTimeOfTheProgramIsRead() {
    assertEquals(
        new ProgramReply.Answered(Answer.of(true), OptionalLong.of(41)), read("17 touch 1 ns 41"));
    assertEquals(new ProgramReply.Answered(Answer.nothing(), OptionalLong.of(0)), read("17 ns 0"));
  }

  /// Whatever else the line says.
  @Test
  void anErrorIsPassedOn() {
    assertEquals(
        new ProgramReply.Failed(new MethodFailure.Threw("IndexError: 3 (line 7)")),
        read("17 touch 1 ns -1 error IndexError: 3 (line 7)"));
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = "/collisionbench/bench/method/broken-answers.csv",
      delimiter = '|',
      quoteCharacter = '`')
  void aWrongTypeIsRefusedWithWhatWasExpected(String line, String reason) {
    String found = malformed(line);
    assertTrue(found.contains(reason), found);
  }

  @Test
  void stepsAreNamesWithNumbersOrWords() {
    assertEquals(
        List.of(
            step("t", new Step.Value.Scalar(0.25)), step("region", new Step.Value.Word("edge"))),
        steps("{'id': 1, 'branch': 'b', 'steps': [['t', 0.25], ['region', 'edge']]}"));
    assertEquals(
        List.of(step("branch", new Step.Value.Word("edge"))), steps("{'id': 1, 'branch': 'edge'}"));
    assertEquals(
        List.of(step("branch", new Step.Value.Word("edge"))), steps("1 branch edge touch 1"));
    assertEquals(List.of(step("branch", new Step.Value.Word("3"))), steps("1 branch 3"));
    assertEquals(List.of(), steps("1 touch 1"));
    assertEquals(Answer.nothing(), answer(read("{\"id\": 1, \"steps\": 8}")));
  }

  private static Step step(String key, Step.Value value) {
    return new Step(
        key, "", List.of(), Optional.of(new Step.Quantity("", value)), List.of(), List.of());
  }

  private static List<Step> steps(String line) {
    Steps steps = Steps.asked();
    assertInstanceOf(
        ProgramReply.Answered.class, read(line.replace('\'', '"'), QUESTION, steps), line);
    return steps.list();
  }

  /// What a Java method answers is written by the host.
  @Test
  void theHostWritesWhatIsRead() {
    Answer.Decided direction = Answer.of(false, 2).withNormal(Vec3.Z);
    assertWrittenAndRead(direction);
    assertWrittenAndRead(
        direction
            .withSeparation(new Separation3(2, Vec3.ZERO, HIGH, Vec3.Z))
            .withSweep(new Sweep3.Contact(0.25, 0.5))
            .withContact(new Separation3(0, HIGH, HIGH, Vec3.Z)));
  }

  private static void assertWrittenAndRead(Answer answer) {
    StringBuilder line = new StringBuilder();
    JsonWriter json = JsonWriter.to(line).object().name("id").value(17);
    AnswerText.write(answer, json);
    json.end();
    assertEquals(new ProgramReply.Answered(answer, OptionalLong.empty()), read(line.toString()));
  }

  /// The points change places and the normal turns round; the time stays.
  @Test
  void aSwappedReplyIsThatOfTheOtherOrder() {
    assertEquals(read("17 touch 1 normal 0 0 -1"), read("17 touch 1 normal 0 0 1").swapped());
    String words = "17 distance -2 pointA %s pointB %s ns 41";
    ProgramReply reply = read(words.formatted("0 0 0", "0 0 2"));
    assertEquals(read(words.formatted("0 0 2", "0 0 0")), reply.swapped());
    String contact = "17 meets 1 enter 0.25 enterPointA %s enterPointB %s enterNormal 0 %s";
    assertEquals(
        read(contact.formatted("2 0", "1 0", "-1")),
        read(contact.formatted("1 0", "2 0", "1")).swapped());
    for (String line : List.of("17 touch 1 t 0.5 ns 4", "17 undecided flat", "17 error odd")) {
      assertEquals(read(line), read(line).swapped());
    }
  }
}
