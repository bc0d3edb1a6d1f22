package collisionbench.bench.method.host;

import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.text.Language;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.MethodFailure;

/// Writes an answer as members of a line of the protocol.
public final class AnswerText {

  private AnswerText() {}

  /// Writes an answer into an open object.
  public static void write(Answer answer, JsonWriter json) {
    switch (answer) {
      case Answer.Undecided(Indecision reason) -> json.name("undecided").value(reason.message());
      case Answer.Failed(MethodFailure failure) ->
          json.name("error").value(FailureWords.of(failure).in(Language.ENGLISH));
      case Answer.Decided decided -> write(decided, json);
    }
  }

  private static void write(Answer.Decided answer, JsonWriter json) {
    json.member("touch", answer.overlap());
    answer.distance().ifPresent(distance -> json.name("distance").anyValue(distance));
    answer.separation().ifPresent(separation -> write("pointA", "pointB", separation, json));
    answer.normal().ifPresent(normal -> vector("normal", normal, json));
    answer.crossing().ifPresent(crossing -> write(crossing, json.name("crossing")));
    answer.sweep().ifPresent(sweep -> write(sweep, json));
    answer
        .contact()
        .ifPresent(contact -> {
          write("enterPointA", "enterPointB", contact, json);
          vector("enterNormal", contact.normal(), json);
        });
  }

  private static void write(String pointA, String pointB, Separation3 separation, JsonWriter json) {
    vector(pointA, separation.pointA(), json);
    vector(pointB, separation.pointB(), json);
  }

  private static void write(Crossing3 crossing, JsonWriter json) {
    switch (crossing) {
      case Crossing3.None _ -> json.literal("null");
      case Crossing3.Point point -> {
        json.object();
        json.name("t").anyValue(point.t());
        point.u().ifPresent(u -> json.name("u").anyValue(u));
        point.v().ifPresent(v -> json.name("v").anyValue(v));
        json.end();
      }
      case Crossing3.Span(double enter, double exit, Vec3 _, Vec3 _) -> span(enter, exit, json);
      case Crossing3.Overlap(double enter, double exit, Vec3 _, Vec3 _) -> span(enter, exit, json);
    }
  }

  private static void span(double enter, double exit, JsonWriter json) {
    json.object().name("t").array();
    json.anyValue(enter);
    json.anyValue(exit);
    json.end().end();
  }

  private static void write(Sweep3 sweep, JsonWriter json) {
    switch (sweep) {
      case Sweep3.Never _ -> json.name("meets").literal(false);
      case Sweep3.Contact(double enter, double exit) -> {
        json.name("meets").literal(true);
        json.name("enter").anyValue(enter);
        json.name("exit").anyValue(exit);
      }
    }
  }

  private static void vector(String name, Vec3 vector, JsonWriter json) {
    json.name(name).array();
    json.anyValue(vector.x());
    json.anyValue(vector.y());
    json.anyValue(vector.z());
    json.end();
  }
}
