package collisionbench.app.comparison;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.FieldValue;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What methods are asked about two bodies at a time.
///
/// @param a the name of the first
/// @param b the name of the second
/// @param standing about the two where they are at the time
/// @param start about the two at time 0: when they meet is counted from there
public record PairQuestion(String a, String b, Question standing, Question start) {

  /// {@return the question about two bodies of a scene at a time}
  ///
  /// @throws IllegalArgumentException if they are of different spaces
  public static PairQuestion of(Body a, Body b, double time) {
    return new PairQuestion(
        a.id(), b.id(), BodyQuestion.of(a.at(time), b.at(time)), BodyQuestion.of(a, b));
  }

  /// {@return the question about the nearest two of those pairs that bodies are about; empty if
  /// there is none}
  public static Optional<PairQuestion> of(Evaluation evaluation, Set<String> ids) {
    return evaluation
        .closest(ids)
        .map(pair ->
            of(start(pair.a(), evaluation), start(pair.b(), evaluation), evaluation.time()));
  }

  /// The bodies of an answer are where they are at its time; asked are those of the scene.
  private static Body start(Body standing, Evaluation evaluation) {
    return evaluation.scene().body(standing.id()).orElse(standing);
  }

  /// {@return whether a method answers anything of it: when two meet is asked only of what moves}
  public boolean isAsked(Method method) {
    Set<Query> queries = EnumSet.noneOf(Query.class);
    queries.addAll(Guard.answers(method, standing.pair()));
    if (!moves()) {
      queries.remove(Query.SWEEP);
    }
    return !queries.isEmpty();
  }

  /// {@return the one question by which a method is asked to explain itself}
  ///
  /// Times count from the start. So a method that knows only when the two meet is asked about the
  /// start, and while another time is shown the others are asked about the two at rest.
  public Question asked(Method method) {
    boolean onlyWhen = Guard.answers(method, start.pair()).equals(EnumSet.of(Query.SWEEP));
    return onlyWhen || start.equals(standing) ? start : atRest(standing);
  }

  private static Question atRest(Question question) {
    return switch (question) {
      case Question.InSpace q -> Question.of(q.a(), q.b());
      case Question.InPlane q -> Question.of(q.a(), q.b());
    };
  }

  /// {@return the question as a method is given it}
  PairQuestion given(Method method) {
    return new PairQuestion(a, b, method.given(standing), method.given(start));
  }

  /// {@return whether one of the two moves}
  boolean moves() {
    return BodyQuestion.bodies(start).stream().anyMatch(Body::moves);
  }

  /// {@return the size of the two, to measure errors by: the largest magnitude among their
  /// coordinates, radii and half extents}
  public double size() {
    return size(standing);
  }

  /// {@return the size of the two in a question, likewise}
  static double size(Question question) {
    return BodyQuestion.bodies(question).stream().mapToDouble(PairQuestion::size).max().orElse(0);
  }

  private static double largest(FieldValue value) {
    return switch (value) {
      case FieldValue.Point _, FieldValue.FlatPoint _, FieldValue.Corners _, FieldValue.Points _ ->
          value.points().stream().mapToDouble(Vec3::largest).max().orElse(0);
      case FieldValue.Length(double length) -> length;
      case FieldValue.HalfExtents(Vec3 lengths) -> lengths.largest();
      case FieldValue.Direction _, FieldValue.Turn _, FieldValue.Opening _ -> 0;
    };
  }

  /// {@return the size of one body, likewise}
  static double size(Body body) {
    return body.values().stream().mapToDouble(PairQuestion::largest).max().orElse(0);
  }
}
