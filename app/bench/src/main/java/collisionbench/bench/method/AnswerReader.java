package collisionbench.bench.method;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonText;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.Phrase;
import collisionbench.geometry.space.Segment;
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

/// Reads a program's answer to a question.
///
/// NaN and infinity are read as NaN: they are a fault of the method, not of the line. Anything else
/// that an answer must not contain makes the line malformed.
record AnswerReader(JsonObject members, Question question) {

  private static final List<String> MEMBERS =
      List.of(
          ("id touch distance gap depth pointA pointB normal crossing meets enter exit enterPointA"
                  + " enterPointB enterNormal undecided error branch steps ns")
              .split(" "));

  /// Given together or not at all.
  private static final List<String> CONTACT = List.of("enterPointA", "enterPointB", "enterNormal");

  /// {@return the reply in an answer}
  ///
  /// @param question the question as the program was asked it, in the order of the pair's name
  /// @param steps receives the program's steps
  static ProgramReply read(JsonObject members, Question question, Steps steps) {
    AnswerReader reader = new AnswerReader(members, question);
    try {
      reader.rejectUnknown();
      if (members.has("error")) {
        return new ProgramReply.Failed(new MethodFailure.Threw(members.get("error").text()));
      }
      if (steps.isAsked()) {
        reader.readSteps(steps);
      }
      return new ProgramReply.Answered(reader.answer(), reader.nanoseconds());
    } catch (JsonException malformed) {
      return new ProgramReply.Failed(new MethodFailure.Malformed(malformed.reason().text()));
    }
  }

  private void rejectUnknown() throws JsonException {
    for (String name : members.values().keySet()) {
      if (!MEMBERS.contains(name)) {
        throw JsonException.at(
            members.get(name).location(),
            "program.unknown-answer",
            JsonText.quoted(name),
            NearMiss.of(name, MEMBERS));
      }
    }
  }

  private Answer answer() throws JsonException {
    if (members.has("undecided")) {
      return new Answer.Undecided(new Indecision.Other(members.get("undecided").text()));
    }
    Answer.Decided answer = distance();
    if (members.has("normal")) {
      answer = answer.withNormal(vector("normal"));
    }
    if (members.has("pointA") && members.has("pointB")) {
      answer = withPoints(answer);
    }
    if (members.has("crossing")) {
      answer = answer.withCrossing(crossing(members.get("crossing")));
    }
    if (members.has("meets")) {
      answer = withSweep(answer);
    }
    return answer;
  }

  /// {@return the yes or no and the signed distance, if given}
  private Answer.Decided distance() throws JsonException {
    OptionalDouble distance = signedDistance();
    Optional<Boolean> touch = touch(distance);
    Answer.Decided answer = touch.map(Answer::of).orElseGet(Answer::nothing);
    return distance.isPresent() ? answer.withDistance(distance.getAsDouble()) : answer;
  }

  /// {@return the distance, or one computed from gap or depth. A gap of 0 means contact of unknown
  /// depth, and a depth of 0 with `"touch": false` means an unknown gap: neither gives a distance}
  private OptionalDouble signedDistance() throws JsonException {
    OptionalDouble distance = number("distance");
    OptionalDouble gap = number("gap");
    OptionalDouble depth = number("depth");
    if (distance.isPresent()) {
      return distance;
    }
    if (gap.isPresent() && gap.getAsDouble() != 0) {
      return gap;
    }
    boolean none = depth.isEmpty() || (depth.getAsDouble() == 0 && isApart());
    return none ? OptionalDouble.empty() : OptionalDouble.of(0 - depth.getAsDouble());
  }

  private boolean isApart() throws JsonException {
    return members.find("touch", json -> !flag(json, "touch")).orElse(false);
  }

  private Optional<Boolean> touch(OptionalDouble distance) throws JsonException {
    if (members.has("touch")) {
      return Optional.of(flag("touch"));
    }
    if (distance.isPresent()) {
      return Optional.of(distance.getAsDouble() <= 0);
    }
    return number("gap").isPresent() ? Optional.of(true) : Optional.empty();
  }

  /// {@return the answer with the witness points. If the normal is missing, it is the direction
  /// between the points, unless they coincide}
  private Answer.Decided withPoints(Answer.Decided answer) throws JsonException {
    Vec3 a = vector("pointA");
    Vec3 b = vector("pointB");
    Vec3 between = b.minus(a);
    double length = between.length();
    double distance = answer.distance().orElse(length);
    if (answer.normal().isPresent()) {
      return answer.withSeparation(new Separation3(distance, a, b, answer.normal().get()));
    }
    return length > 0
        ? answer.withSeparation(
            new Separation3(distance, a, b, between.times(Math.signum(distance) / length)))
        : answer;
  }

  private Crossing3 crossing(Json crossing) throws JsonException {
    if (crossing.isNull()) {
      return new Crossing3.None();
    }
    if (!question.pair().hasSegment()) {
      throw JsonException.at(crossing.location(), "program.no-segment", question.pair().name());
    }
    JsonObject parts = crossing.object();
    parts.requireOnly("t", "u", "v");
    Segment segment = Segments.of(question);
    Json t = parts.get("t");
    if (t instanceof Json.Items) {
      List<Json> ends = t.items(Phrase.of("expected.numbers", "2", "[enter, exit]"), 2);
      return span(segment, Numerals.of(ends.getFirst()), Numerals.of(ends.getLast()));
    }
    double at = Numerals.of(t);
    return new Crossing3.Point(
        at, segment.at(at), parts.number("u", Numerals::of), parts.number("v", Numerals::of));
  }

  private Crossing3 span(Segment segment, double enter, double exit) {
    return Segments.areBoth(question)
        ? new Crossing3.Overlap(enter, exit, segment.at(enter), segment.at(exit))
        : new Crossing3.Span(enter, exit, segment.at(enter), segment.at(exit));
  }

  /// {@return the answer with when they meet, and where if any of that is given}
  private Answer.Decided withSweep(Answer.Decided answer) throws JsonException {
    if (!flag("meets")) {
      return answer.withSweep(new Sweep3.Never());
    }
    Answer.Decided meeting =
        answer.withSweep(
            new Sweep3.Contact(number("enter").orElse(Double.NaN), number("exit").orElse(1)));
    if (CONTACT.stream().noneMatch(members::has)) {
      return meeting;
    }
    Vec3 a = vector("enterPointA");
    Vec3 b = vector("enterPointB");
    Vec3 normal = vector("enterNormal");
    return meeting.withContact(new Separation3(b.minus(a).dot(normal), a, b, normal));
  }

  private OptionalLong nanoseconds() throws JsonException {
    OptionalDouble time = members.number("ns", Json::nonNegative);
    return time.isPresent() ? OptionalLong.of((long) time.getAsDouble()) : OptionalLong.empty();
  }

  /// Reads the steps, each a name with a number or a word. A program that gives only a branch has
  /// that as its only step.
  private void readSteps(Steps steps) throws JsonException {
    if (members.has("steps")) {
      for (Json step : members.get("steps").items(Phrase.of("expected.steps"))) {
        List<Json> parts = step.items(Phrase.of("expected.step"), 2);
        steps.add(parts.getFirst().text(), "").gives("", value(parts.getLast()));
      }
    } else if (members.has("branch")) {
      steps.add("branch", "").gives("", new Step.Value.Word(members.get("branch").text()));
    }
  }

  private static Step.Value value(Json json) throws JsonException {
    return json instanceof Json.Text(var _, String word)
        ? new Step.Value.Word(word)
        : new Step.Value.Scalar(Numerals.of(json));
  }

  private boolean flag(String name) throws JsonException {
    return flag(members.get(name), name);
  }

  /// {@return the value of a boolean member}
  static boolean flag(Json json, String name) throws JsonException {
    if (json instanceof Json.Literal && !json.isNull()) {
      return json.flag();
    }
    throw json.unexpected(Phrase.of("expected.flag", name));
  }

  private OptionalDouble number(String name) throws JsonException {
    return members.number(name, Numerals::of);
  }

  /// {@return a vector; one in the plane has `z = 0`}
  private Vec3 vector(String name) throws JsonException {
    List<Json> numbers = members.get(name).items(Phrase.of("expected.vector"));
    if (numbers.size() != 2 && numbers.size() != 3) {
      throw members.get(name).unexpected(Phrase.of("expected.vector"));
    }
    double z = numbers.size() == 3 ? Numerals.of(numbers.get(2)) : 0;
    return new Vec3(Numerals.of(numbers.get(0)), Numerals.of(numbers.get(1)), z);
  }
}
