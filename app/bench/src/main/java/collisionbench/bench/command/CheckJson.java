package collisionbench.bench.command;

import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.evaluation.AnswerValues;
import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.text.Language;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.MethodFailure;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Writes the answers about pairs as JSON.
///
/// @param flat whether points have two coordinates
record CheckJson(JsonWriter json, boolean flat) {

  /// Writes one pair as an object, without what was not answered.
  void write(AnsweredPair pair) {
    json.object().member("a", pair.a().id()).member("b", pair.b().id());
    switch (pair.answer()) {
      case Answer.Decided answer -> write(answer);
      case Answer.Undecided(Indecision reason) -> json.name("undecided").value(reason.message());
      case Answer.Failed(MethodFailure failure) ->
          json.name("error").value(FailureWords.of(failure).in(Language.ENGLISH));
    }
    pair.manifold().ifPresent(this::write);
    json.end();
  }

  private void write(Answer.Decided answer) {
    json.member("intersects", answer.overlap()).member("distance", answer.distance());
    answer.separation().ifPresent(this::points);
    json.member("normal", answer.normal().map(this::flattened));
    answer.crossing().ifPresent(crossing -> write(crossing, answer.lines()));
    answer.sweep().ifPresent(sweep -> write(sweep, answer.contact()));
  }

  private void write(Crossing3 crossing, Optional<Lines3> lines) {
    json.name("crossing").object().name("kind").value(AnswerValues.kind(crossing));
    switch (crossing) {
      case Crossing3.None _ -> {}
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) -> {
        json.member("t", t).member("u", u).member("v", v);
        json.member("points", List.of(flattened(point)));
      }
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          interval(enter, exit, first, last);
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          interval(enter, exit, first, last);
    }
    lines.ifPresent(this::write);
    json.end();
  }

  private void interval(double enter, double exit, Vec3 first, Vec3 last) {
    json.name("t").value(enter, exit);
    json.member("points", List.of(flattened(first), flattened(last)));
  }

  /// Writes how the lines, or the line and the plane, lie.
  private void write(Lines3 lines) {
    json.name("lines").object().member("relation", lines.relation());
    lines
        .location()
        .ifPresent(location -> {
          json.member("t", location.t()).member("u", location.u()).member("v", location.v());
          json.member("distance", location.distance());
          json.member("point", flattened(location.point()));
        });
    json.end();
  }

  private void write(Sweep3 sweep, Optional<Separation3> contact) {
    json.name("sweep");
    switch (sweep) {
      case Sweep3.Never() -> json.literal("null");
      case Sweep3.Contact(double enter, double exit) -> {
        json.object().member("enter", enter).member("exit", exit);
        contact.ifPresent(this::points);
        json.member("normal", contact.map(at -> flattened(at.normal()))).end();
      }
    }
  }

  private void points(Separation3 separation) {
    json.member("pointA", flattened(separation.pointA()));
    json.member("pointB", flattened(separation.pointB()));
  }

  private void write(Manifold3 manifold) {
    json.member("featureA", manifold.featureA()).member("featureB", manifold.featureB());
    json.member("manifold", manifold.points().stream().map(this::flattened).toList());
  }

  private Object flattened(Vec3 point) {
    return flat ? Lifted.flat(point) : point;
  }
}
