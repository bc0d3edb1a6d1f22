package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Supplier;

/// Asks the kernels about two bodies at their current positions. Each query throws an
/// `IllegalArgumentException` if the bodies are of different spaces.
final class PairQuestions {

  private PairQuestions() {}

  /// {@return all answers about two bodies, each computed on demand}
  static PairAnswer answer(Body a, Body b, boolean touching, Supplier<Answer.Decided> sweep) {
    return new PairAnswer(a, b, touching, () -> separation(a, b), () -> crossing(a, b), sweep);
  }

  /// {@return whether they have a point in common}
  static boolean touching(Body a, Body b) {
    return ask(a, b, Query.OVERLAP).overlap().orElseThrow();
  }

  /// {@return their signed distance, with witness points and normal}
  static Separation3 separation(Body a, Body b) {
    return ask(a, b, Query.SEPARATION).separation().orElseThrow();
  }

  /// {@return where a segment meets the other body, if one of the two is a segment, and how their
  /// lines and planes lie, if the other is a segment or a triangle}
  static Answer.Decided crossing(Body a, Body b) {
    return consistent(ask(a, b, Query.CROSSING));
  }

  /// A point has the numbers of the lines, if there are any, since those are computed exactly and
  /// rounded once.
  private static Answer.Decided consistent(Answer.Decided answer) {
    return answer
        .crossing()
        .filter(Crossing3.Point.class::isInstance)
        .map(Crossing3.Point.class::cast)
        .flatMap(point -> answer.lines().flatMap(Lines3::location).map(place -> at(place, point)))
        .map(answer::withCrossing)
        .orElse(answer);
  }

  private static Crossing3 at(Lines3.Location place, Crossing3.Point point) {
    OptionalDouble u = point.u().isPresent() ? OptionalDouble.of(place.u()) : point.u();
    return new Crossing3.Point(place.t(), place.point(), u, place.v());
  }

  /// {@return when and where they meet, from their positions at time 0, if one of them moves}
  static Answer.Decided sweep(Body a, Body b) {
    return a.moves() || b.moves() ? ask(a, b, Query.SWEEP) : Answer.nothing();
  }

  /// {@return the answers to some queries, as [#answer] gives them}
  static Answer.Decided decided(Body a, Body b, Set<Query> queries) {
    Set<Query> asked = EnumSet.noneOf(Query.class);
    asked.addAll(queries);
    if (!a.moves() && !b.moves()) {
      asked.remove(Query.SWEEP);
    }
    Answer.Decided answer =
        (Answer.Decided) Methods.ANALYTIC.answer(BodyQuestion.of(a, b), asked, Steps.UNASKED);
    return consistent(answer);
  }

  private static Answer.Decided ask(Body a, Body b, Query query) {
    return (Answer.Decided) Methods.ANALYTIC.answer(BodyQuestion.of(a, b), query);
  }
}
