package collisionbench.bench.method;

import collisionbench.bench.json.JsonText;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.scenefile.ShapeText;
import collisionbench.methods.method.Question;
import java.util.List;

/// A question as a program reads it: one line.
///
/// A and B must be in the order of the pair's name. Numbers are sent unchanged;
/// [ProgramMethod#given] has already normalized quaternions.
///
/// @param method the name under which the program introduced the method
/// @param sweeps whether velocities are sent
/// @param steps whether the program is asked for its steps
/// @param timed whether the program is asked for its time
public record QuestionLine(
    long id, String method, Question question, boolean sweeps, boolean steps, boolean timed) {

  /// {@return a question in JSON, for pasting into a program}
  public static String of(String method, Question question) {
    Question ordered = question.inOrder().withUnitTurns();
    return new QuestionLine(1, method, ordered, ordered.isMoving(), false, false).json();
  }

  /// {@return the line with its line end}
  String in(Introduction.Encoding encoding) {
    return switch (encoding) {
      case JSON -> json();
      case WORDS -> words();
    };
  }

  private String json() {
    StringBuilder line = new StringBuilder(256);
    JsonWriter json = JsonWriter.ascii(line).object();
    json.member("id", id).member("method", method).member("pair", question.pair().name());
    List<Body> bodies = BodyQuestion.bodies(question);
    ShapeText.writeWhole(bodies.get(0), json.name("a"));
    ShapeText.writeWhole(bodies.get(1), json.name("b"));
    if (sweeps) {
      ShapeText.writeVelocity(bodies.get(0), json.name("velocityA"));
      ShapeText.writeVelocity(bodies.get(1), json.name("velocityB"));
    }
    if (steps) {
      json.member("steps", true);
    }
    if (timed) {
      json.member("time", true);
    }
    json.end().endLine();
    return line.toString();
  }

  private String words() {
    StringBuilder line = new StringBuilder(192);
    line.append(id).append(' ').append(method).append(' ').append(question.pair().name());
    List<Body> bodies = BodyQuestion.bodies(question);
    bodies.forEach(body -> append(body.values(), line));
    if (sweeps) {
      bodies.forEach(body -> append(line, BodyQuestion.velocity(body).numbers()));
    }
    return line.append('\n').toString();
  }

  private static void append(List<FieldValue> values, StringBuilder line) {
    for (FieldValue value : values) {
      value.count().ifPresent(count -> line.append(' ').append(count));
      append(line, value.numbers());
    }
  }

  private static void append(StringBuilder line, double... numbers) {
    for (double number : numbers) {
      line.append(' ').append(JsonText.digits(number));
    }
  }
}
