package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.exact.Chord;
import collisionbench.methods.exact.Contact;
import collisionbench.methods.exact.Exact2;
import collisionbench.methods.exact.Exact3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The reference. It does not sweep sectors, except against a point.
record ExactMethod() implements Method {

  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public String name() {
    return "exact";
  }

  @Override
  public String source() {
    return "Enumerates features in exact rational arithmetic: slow, and always right. Sweeps"
        + " sectors against points only.";
  }

  @Override
  public Precision precision() {
    return Precision.EXACT;
  }

  @Override
  public Set<Query> answers(Pair pair) {
    Set<Query> queries = EnumSet.of(Query.OVERLAP, Query.SEPARATION);
    if (pair.hasSegment()) {
      queries.add(Query.CROSSING);
    }
    if (sweeps(pair)) {
      queries.add(Query.SWEEP);
    }
    return queries;
  }

  private static boolean sweeps(Pair pair) {
    return !pair.has(Kind.SECTOR) || pair.has(Kind.POINT);
  }

  @Override
  public Outline outline(Pair pair) {
    return Outline.NONE.step("exact-distance", "touching", "apart");
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    Answer.Decided answer = Answer.nothing();
    if (asked.contains(Query.SEPARATION)) {
      double distance = distance(question);
      answer = asked.contains(Query.OVERLAP) ? Answer.of(distance <= 0) : answer;
      answer = answer.withDistance(distance);
    } else if (asked.contains(Query.OVERLAP)) {
      answer = Answer.of(overlap(question));
    }
    if (asked.contains(Query.SWEEP) && sweeps(question.pair())) {
      answer = answer.withSweep(sweep(question, answer.overlap()));
    }
    if (asked.contains(Query.CROSSING)) {
      answer = crossing(question).map(answer::withCrossing).orElse(answer);
    }
    if (steps.isAsked()) {
      explain(answer, steps);
    }
    return answer;
  }

  private static void explain(Answer.Decided answer, Steps steps) {
    if (answer.overlap().isPresent() && answer.distance().isPresent()) {
      boolean overlap = answer.overlap().get();
      double distance = answer.distance().getAsDouble();
      steps
          .add("exact-distance", "d")
          .gives("d", distance)
          .branch("touching", "d \\le 0", overlap, "d", distance)
          .branch("apart", "d \\gt 0", !overlap, "d", distance);
    }
  }

  private static boolean overlap(Question question) {
    return switch (question) {
      case Question.InSpace q -> Exact3.overlap(q.a(), q.b());
      case Question.InPlane q -> Exact2.overlap(q.a(), q.b());
    };
  }

  private static double distance(Question question) {
    return switch (question) {
      case Question.InSpace q -> Exact3.signedDistance(q.a(), q.b());
      case Question.InPlane q -> Exact2.signedDistance(q.a(), q.b());
    };
  }

  /// @param known whether they overlap, if that was asked
  private static Sweep3 sweep(Question question, Optional<Boolean> known) {
    if (!question.isMoving()) {
      return known.orElseGet(() -> overlap(question))
          ? new Sweep3.Contact(0, 1)
          : new Sweep3.Never();
    }
    Optional<Contact> contact =
        switch (question) {
          case Question.InSpace q -> Contact.of(q.a(), q.motionA(), q.b(), q.motionB());
          case Question.InPlane q -> Contact.of(q.a(), q.motionA(), q.b(), q.motionB());
        };
    return contact
        .<Sweep3>map(times -> new Sweep3.Contact(times.enter(), times.exit()))
        .orElseGet(Sweep3.Never::new);
  }

  private static Optional<Crossing3> crossing(Question question) {
    return switch (question) {
      case Question.InSpace(Segment a, Vec3 _, Segment b, Vec3 _) ->
          Optional.of(ofSegments(Chord.of(a, b), Chord.of(b, a)));
      case Question.InSpace(Segment s, Vec3 _, Shape3 b, Vec3 _) ->
          Optional.of(ofSegment(Chord.of(s, b)));
      case Question.InSpace(Shape3 a, Vec3 _, Segment s, Vec3 _) ->
          Optional.of(ofSegment(Chord.of(s, a)));
      case Question.InPlane(Segment2 a, Vec2 _, Segment2 b, Vec2 _) ->
          Optional.of(ofSegments(Chord.of(a, b), Chord.of(b, a)));
      case Question.InPlane(Segment2 s, Vec2 _, Shape2 b, Vec2 _) ->
          Optional.of(ofSegment(Chord.of(s, b)));
      case Question.InPlane(Shape2 a, Vec2 _, Segment2 s, Vec2 _) ->
          Optional.of(ofSegment(Chord.of(s, a)));
      case Question.InSpace _, Question.InPlane _ -> Optional.empty();
    };
  }

  /// {@return the crossing of two segments: each has a chord if the other has}
  private static Crossing3 ofSegments(Optional<Chord> ofA, Optional<Chord> ofB) {
    if (ofA.isEmpty() || ofB.isEmpty()) {
      return new Crossing3.None();
    }
    Chord a = ofA.get();
    return a.isPoint()
        ? new Crossing3.Point(
            a.enter(), a.first(), OptionalDouble.of(ofB.get().enter()), OptionalDouble.empty())
        : new Crossing3.Overlap(a.enter(), a.exit(), a.first(), a.last());
  }

  private static Crossing3 ofSegment(Optional<Chord> found) {
    if (found.isEmpty()) {
      return new Crossing3.None();
    }
    Chord chord = found.get();
    if (!chord.isPoint()) {
      return new Crossing3.Span(chord.enter(), chord.exit(), chord.first(), chord.last());
    }
    return new Crossing3.Point(
        chord.enter(),
        chord.first(),
        chord.weights().stream().mapToDouble(Chord.Weights::u).findFirst(),
        chord.weights().stream().mapToDouble(Chord.Weights::v).findFirst());
  }
}
