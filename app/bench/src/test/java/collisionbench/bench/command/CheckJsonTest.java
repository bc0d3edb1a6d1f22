package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/// The JSON and the words of every kind of answer.
class CheckJsonTest {

  private static final Vec3 POINT = new Vec3(0.5, -0.0, 2);
  private static final String START =
      "{\"a\": \"a\", \"b\": \"b\", \"intersects\": false, \"distance\": 0.25, \"pointA\": [0, 0, 0],"
          + " \"pointB\": [0.25, 0, 0], \"normal\": [1, 0, 0]";

  @Test
  void omitsMembersThatDoNotApply() {
    assertAnswer("", "", Optional.empty(), Optional.empty());
  }

  @Test
  void describesACrossingAtAPoint() {
    assertCrossing(
        "{\"kind\": \"point\", \"t\": 0.5, \"u\": 0.2, \"v\": 0.3, \"points\": [[0.5, 0, 2]]}",
        "crosses at t 0.5, u 0.2, v 0.3 in [0.5, 0, 2]",
        new Crossing3.Point(0.5, POINT, OptionalDouble.of(0.2), OptionalDouble.of(0.3)));
    assertCrossing(
        "{\"kind\": \"point\", \"t\": 1, \"points\": [[0.5, 0, 2]]}",
        "crosses at t 1 in [0.5, 0, 2]",
        new Crossing3.Point(1, POINT, OptionalDouble.empty(), OptionalDouble.empty()));
  }

  @Test
  void describesACrossingAlongAnInterval() {
    assertCrossing(
        "{\"kind\": \"span\", \"t\": [0.25, 0.75], \"points\": [[0.5, 0, 2], [1, 0, 0]]}",
        "crosses from t 0.25 in [0.5, 0, 2] to t 0.75 in [1, 0, 0]",
        new Crossing3.Span(0.25, 0.75, POINT, Vec3.X));
    assertCrossing(
        "{\"kind\": \"overlap\", \"t\": [0, 1], \"points\": [[0.5, 0, 2], [1, 0, 0]]}",
        "collinear, shared from t 0 in [0.5, 0, 2] to t 1 in [1, 0, 0]",
        new Crossing3.Overlap(0, 1, POINT, Vec3.X));
  }

  @Test
  void describesNoCrossing() {
    String none = "{\"kind\": \"none\"}";
    assertCrossing(none, "no crossing", new Crossing3.None());
  }

  @Test
  void describesHowLinesAndPlanesLie() {
    assertLines("\"parallel\"", "parallel", Lines3.Relation.PARALLEL, Optional.empty());
    assertLines("\"collinear\"", "collinear", Lines3.Relation.COLLINEAR, Optional.empty());
    assertLines("\"coplanar\"", "coplanar", Lines3.Relation.COPLANAR, Optional.empty());
    assertLines("\"skew\"", "lines skew", Lines3.Relation.SKEW, Optional.empty());
    assertLines(
        "\"crossing\", \"t\": 1.5, \"u\": -0.2, \"point\": [0.5, 0, 2]",
        "lines cross at t 1.5, u -0.2 in [0.5, 0, 2]",
        Lines3.Relation.CROSSING,
        place(OptionalDouble.empty(), OptionalDouble.empty()));
    assertLines(
        "\"skew\", \"t\": 1.5, \"u\": -0.2, \"distance\": 3, \"point\": [0.5, 0, 2]",
        "lines skew, 3 apart at t 1.5, u -0.2 in [0.5, 0, 2]",
        Lines3.Relation.SKEW,
        place(OptionalDouble.empty(), OptionalDouble.of(3)));
    assertLines(
        "\"piercing\", \"t\": 1.5, \"u\": -0.2, \"v\": 0.25, \"point\": [0.5, 0, 2]",
        "line pierces the plane at t 1.5, u -0.2, v 0.25 in [0.5, 0, 2]",
        Lines3.Relation.PIERCING,
        place(OptionalDouble.of(0.25), OptionalDouble.empty()));
  }

  private static Optional<Lines3.Location> place(OptionalDouble v, OptionalDouble distance) {
    return Optional.of(new Lines3.Location(1.5, -0.2, v, distance, POINT));
  }

  private static void assertLines(
      String json, String words, Lines3.Relation relation, Optional<Lines3.Location> place) {
    assertAnswer(
        ", \"crossing\": {\"kind\": \"none\", \"lines\": {\"relation\": " + json + "}}",
        "no crossing, " + words,
        Optional.of(new Crossing3.None()),
        Optional.of(new Lines3(relation, place)),
        Optional.empty());
  }

  @Test
  void describesWhenMovingBodiesMeet() {
    assertAnswer(
        ", \"sweep\": {\"enter\": 0.25, \"exit\": 0.9}",
        "meet from time 0.25 to 0.9",
        Optional.empty(),
        Optional.of(new Sweep3.Contact(0.25, 0.9)));
    assertAnswer(
        ", \"sweep\": null", "never meet", Optional.empty(), Optional.of(new Sweep3.Never()));
  }

  private static void assertCrossing(String json, String words, Crossing3 crossing) {
    assertAnswer(", \"crossing\": " + json, words, Optional.of(crossing), Optional.empty());
  }

  @Test
  void statesWhereMovingBodiesFirstTouch() {
    Answer.Decided meeting =
        Answer.nothing()
            .withSweep(new Sweep3.Contact(0.25, 0.9))
            .withContact(new Separation3(0, Vec3.X, Vec3.X, Vec3.Y));
    assertPair(
        ", \"sweep\": {\"enter\": 0.25, \"exit\": 0.9, \"pointA\": [1, 0, 0], \"pointB\": [1, 0, 0],"
            + " \"normal\": [0, 1, 0]}",
        "meet from time 0.25 to 0.9",
        Answer.nothing(),
        meeting);
  }

  private static void assertAnswer(
      String json, String words, Optional<Crossing3> crossing, Optional<Sweep3> sweep) {
    assertAnswer(json, words, crossing, Optional.empty(), sweep);
  }

  private static void assertAnswer(
      String json,
      String words,
      Optional<Crossing3> crossing,
      Optional<Lines3> lines,
      Optional<Sweep3> sweep) {
    Answer.Decided crossed = crossing.map(Answer.nothing()::withCrossing).orElse(Answer.nothing());
    assertPair(
        json,
        words,
        lines.map(crossed::withLines).orElse(crossed),
        sweep.map(Answer.nothing()::withSweep).orElse(Answer.nothing()));
  }

  private static void assertPair(
      String json, String words, Answer.Decided crossing, Answer.Decided sweep) {
    PairAnswer pair =
        new PairAnswer(
            new Body3("a", new Segment(Vec3.ZERO, Vec3.Y)),
            new Body3("b", new Sphere(Vec3.X, 0.75)),
            false,
            () -> new Separation3(0.25, Vec3.ZERO, new Vec3(0.25, 0, 0), Vec3.X),
            () -> crossing,
            () -> sweep);
    StringBuilder written = new StringBuilder();
    new CheckJson(JsonWriter.ascii(written), false).write(AnsweredPair.of(pair));
    assertEquals(START + json + "}", written.toString());
    assertEquals(words, new PairWords(false).details(pair.decided()));
  }
}
