package collisionbench.bench.comparison;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// The question about two bodies at a time.
///
/// @param a the name of the first body
/// @param b the name of the second body
/// @param now the question about the two at that time
/// @param start the question about the two at time 0, from which contact times count
public record PairQuestion(String a, String b, Question now, Question start) {

  /// {@return the question about two bodies of a scene at a time}
  ///
  /// @throws IllegalArgumentException if one body is 2D and the other 3D
  public static PairQuestion of(Body a, Body b, double time) {
    return new PairQuestion(
        a.id(), b.id(), BodyQuestion.of(a.at(time), b.at(time)), BodyQuestion.of(a, b));
  }

  /// {@return the question about the closest pair for a selection; empty if there is none}
  public static Optional<PairQuestion> of(Evaluation evaluation, Set<String> ids) {
    return evaluation
        .closest(ids)
        .map(pair ->
            of(start(pair.a(), evaluation), start(pair.b(), evaluation), evaluation.time()));
  }

  /// An answer has the bodies at its time; the question needs those of the scene.
  private static Body start(Body now, Evaluation evaluation) {
    return evaluation.scene().body(now.id()).orElse(now);
  }

  /// {@return whether a method answers any of it; contact times count only if a body moves}
  public boolean isAsked(Method method) {
    Set<Query> queries = EnumSet.noneOf(Query.class);
    queries.addAll(Guard.answers(method, now.pair()));
    if (!moves()) {
      queries.remove(Query.SWEEP);
    }
    return !queries.isEmpty();
  }

  /// {@return the question for a method's steps}
  ///
  /// Contact times count from time 0. So a method that only computes times is asked about time 0;
  /// all others are asked about the two at rest if another time is shown.
  public Question asked(Method method) {
    boolean onlyWhen = Guard.answers(method, start.pair()).equals(EnumSet.of(Query.SWEEP));
    return onlyWhen || start.equals(now) ? start : now.atRest();
  }

  /// {@return the question in a method's precision}
  PairQuestion given(Method method) {
    return new PairQuestion(a, b, method.given(now), method.given(start));
  }

  /// {@return whether at least one of the two moves}
  boolean moves() {
    return BodyQuestion.bodies(start).stream().anyMatch(Body::moves);
  }

  /// {@return the size of the input, to which errors are relative: the largest magnitude among the
  /// coordinates, radii and half extents}
  public double size() {
    return size(now);
  }

  /// {@return the largest magnitude among the coordinates, radii and half extents of the bodies of
  /// a question}
  static double size(Question question) {
    return BodyQuestion.bodies(question).stream().mapToDouble(PairQuestion::size).max().orElse(0);
  }

  /// {@return the largest magnitude in a field: of a coordinate, radius or half extent}
  public static double largest(FieldValue value) {
    return switch (value) {
      case FieldValue.Point _, FieldValue.FlatPoint _, FieldValue.Corners _, FieldValue.Points _ ->
          value.points().stream().mapToDouble(Vec3::largest).max().orElse(0);
      case FieldValue.Length(double length) -> length;
      case FieldValue.HalfExtents(Vec3 lengths) -> lengths.largest();
      case FieldValue.Direction _, FieldValue.Turn _, FieldValue.Opening _ -> 0;
    };
  }

  /// {@return the largest magnitude among the coordinates, radii and half extents of a body}
  static double size(Body body) {
    return body.values().stream().mapToDouble(PairQuestion::largest).max().orElse(0);
  }
}
