package collisionbench.app.method;

import collisionbench.app.json.JsonWriter;
import collisionbench.app.preset.ShapeText;
import collisionbench.app.scene.FieldValue;
import collisionbench.app.scene.ShapeType;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Question;
import java.util.List;

/// A question as a program reads it: one line.
///
/// A and B come in the order of the pair's name, so the question has to be in that order. Its
/// numbers are sent as they are: [ProgramMethod#given] has made quaternions units.
///
/// @param method the name under which the program introduced the method
/// @param sweeps whether velocities are sent
/// @param steps whether the program is asked for its steps as well
public record QuestionLine(
    long id, String method, Question question, boolean sweeps, boolean steps) {

  /// {@return a question in JSON, to be pasted to a program}
  public static String of(String method, Question question) {
    Question ordered = question.inOrder().withUnitTurns();
    return new QuestionLine(1, method, ordered, ordered.isMoving(), false).json();
  }

  /// {@return the line with its end}
  String in(Encoding encoding) {
    return switch (encoding) {
      case JSON -> json();
      case WORDS -> words();
    };
  }

  private String json() {
    StringBuilder line = new StringBuilder(256);
    JsonWriter json = JsonWriter.ascii(line).object();
    json.name("id").literal(id).name("method").value(method);
    json.name("pair").value(question.pair().name());
    switch (question) {
      case Question.InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) -> {
        ShapeText.writeWhole(ShapeType.of(a), ShapeType.values(a), json.name("a"));
        ShapeText.writeWhole(ShapeType.of(b), ShapeType.values(b), json.name("b"));
        if (sweeps) {
          json.name("velocityA").value(motionA).name("velocityB").value(motionB);
        }
      }
      case Question.InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) -> {
        ShapeText.writeWhole(ShapeType.of(a), ShapeType.values(a), json.name("a"));
        ShapeText.writeWhole(ShapeType.of(b), ShapeType.values(b), json.name("b"));
        if (sweeps) {
          json.name("velocityA").value(motionA).name("velocityB").value(motionB);
        }
      }
    }
    if (steps) {
      json.name("steps").literal(true);
    }
    json.end().endLine();
    return line.toString();
  }

  private String words() {
    StringBuilder line = new StringBuilder(192);
    line.append(id).append(' ').append(method).append(' ').append(question.pair().name());
    switch (question) {
      case Question.InSpace(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) -> {
        append(ShapeType.values(a), line);
        append(ShapeType.values(b), line);
        if (sweeps) {
          append(line, motionA.x(), motionA.y(), motionA.z());
          append(line, motionB.x(), motionB.y(), motionB.z());
        }
      }
      case Question.InPlane(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) -> {
        append(ShapeType.values(a), line);
        append(ShapeType.values(b), line);
        if (sweeps) {
          append(line, motionA.x(), motionA.y(), motionB.x(), motionB.y());
        }
      }
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
      line.append(' ').append(JsonWriter.digits(number));
    }
  }
}
