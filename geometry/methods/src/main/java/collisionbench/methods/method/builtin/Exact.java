package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.exact.Chord2;
import collisionbench.methods.exact.Chord3;
import collisionbench.methods.exact.Contact2;
import collisionbench.methods.exact.Contact3;
import collisionbench.methods.exact.Exact2;
import collisionbench.methods.exact.Exact3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Kind2;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Pair2;
import collisionbench.methods.method.Pair3;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The judge. It does not sweep sectors, except beside a point.
record Exact() implements Method {

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
    return switch (pair) {
      case Pair3 _ -> true;
      case Pair2(Kind2 a, Kind2 b) ->
          (a != Kind2.SECTOR && b != Kind2.SECTOR) || a == Kind2.POINT || b == Kind2.POINT;
    };
  }

  @Override
  public Outline outline(Pair pair) {
    return Outline.NONE.step("exact-distance", "touching", "apart");
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    Answer.Decided answer =
        switch (question) {
          case Question.InSpace q -> answer(q, asked);
          case Question.InPlane q -> answer(q, asked);
        };
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

  private static Answer.Decided answer(Question.InSpace q, Set<Query> asked) {
    Answer.Decided answer = Answer.nothing();
    if (asked.contains(Query.OVERLAP)) {
      answer = Answer.of(Exact3.overlap(q.a(), q.b()));
    }
    if (asked.contains(Query.SEPARATION)) {
      answer = answer.withDistance(Exact3.signedDistance(q.a(), q.b()));
    }
    if (asked.contains(Query.SWEEP)) {
      Optional<Boolean> overlap = answer.overlap();
      answer =
          answer.withSweep(
              q.isMoving()
                  ? sweep(q)
                  : resting(overlap.orElseGet(() -> Exact3.overlap(q.a(), q.b()))));
    }
    if (asked.contains(Query.CROSSING)) {
      return q.a() instanceof Segment segment
          ? answer.withCrossing(crossing(segment, q.b()))
          : q.b() instanceof Segment segment
              ? answer.withCrossing(crossing(segment, q.a()))
              : answer;
    }
    return answer;
  }

  private static Answer.Decided answer(Question.InPlane q, Set<Query> asked) {
    Answer.Decided answer = Answer.nothing();
    if (asked.contains(Query.OVERLAP)) {
      answer = Answer.of(Exact2.overlap(q.a(), q.b()));
    }
    if (asked.contains(Query.SEPARATION)) {
      answer = answer.withDistance(Exact2.signedDistance(q.a(), q.b()));
    }
    if (asked.contains(Query.SWEEP) && sweeps(q.pair())) {
      Optional<Boolean> overlap = answer.overlap();
      answer =
          answer.withSweep(
              q.isMoving()
                  ? sweep(q)
                  : resting(overlap.orElseGet(() -> Exact2.overlap(q.a(), q.b()))));
    }
    if (asked.contains(Query.CROSSING)) {
      return q.a() instanceof Segment2 segment
          ? answer.withCrossing(crossing(segment, q.b()))
          : q.b() instanceof Segment2 segment
              ? answer.withCrossing(crossing(segment, q.a()))
              : answer;
    }
    return answer;
  }

  private static Sweep3 resting(boolean overlap) {
    return overlap ? new Sweep3.Contact(0, 1) : new Sweep3.Never();
  }

  private static Sweep3 sweep(Question.InSpace q) {
    return Contact3.of(q.a(), q.motionA(), q.b(), q.motionB())
        .<Sweep3>map(contact -> new Sweep3.Contact(contact.enter(), contact.exit()))
        .orElseGet(Sweep3.Never::new);
  }

  private static Sweep3 sweep(Question.InPlane q) {
    return Contact2.of(q.a(), q.motionA(), q.b(), q.motionB())
        .<Sweep3>map(contact -> new Sweep3.Contact(contact.enter(), contact.exit()))
        .orElseGet(Sweep3.Never::new);
  }

  private static Crossing3 crossing(Segment segment, Shape3 other) {
    return Chord3.of(segment, other)
        .map(chord -> crossing(chord, segment, other))
        .orElseGet(Crossing3.None::new);
  }

  private static Crossing3 crossing(Chord3 chord, Segment segment, Shape3 other) {
    Optional<Segment> line = other instanceof Segment s ? Optional.of(s) : Optional.empty();
    if (chord.isPoint()) {
      OptionalDouble ofLine =
          line.flatMap(s -> Chord3.of(s, segment))
              .map(back -> OptionalDouble.of(back.enter()))
              .orElseGet(OptionalDouble::empty);
      OptionalDouble u = chord.weights().map(w -> OptionalDouble.of(w.u())).orElse(ofLine);
      OptionalDouble v =
          chord.weights().map(w -> OptionalDouble.of(w.v())).orElseGet(OptionalDouble::empty);
      return new Crossing3.Point(chord.enter(), chord.first(), u, v);
    }
    return stretch(line.isPresent(), chord.enter(), chord.exit(), chord.first(), chord.last());
  }

  private static Crossing3 crossing(Segment2 segment, Shape2 other) {
    return Chord2.of(segment, other)
        .map(chord -> crossing(chord, segment, other))
        .orElseGet(Crossing3.None::new);
  }

  private static Crossing3 crossing(Chord2 chord, Segment2 segment, Shape2 other) {
    Optional<Segment2> line = other instanceof Segment2 s ? Optional.of(s) : Optional.empty();
    if (chord.isPoint()) {
      OptionalDouble u =
          line.flatMap(s -> Chord2.of(s, segment))
              .map(back -> OptionalDouble.of(back.enter()))
              .orElseGet(OptionalDouble::empty);
      Vec3 point = Lifted.of(chord.first());
      return new Crossing3.Point(chord.enter(), point, u, OptionalDouble.empty());
    }
    return stretch(
        line.isPresent(),
        chord.enter(),
        chord.exit(),
        Lifted.of(chord.first()),
        Lifted.of(chord.last()));
  }

  private static Crossing3 stretch(
      boolean isOfLines, double enter, double exit, Vec3 first, Vec3 last) {
    return isOfLines
        ? new Crossing3.Overlap(enter, exit, first, last)
        : new Crossing3.Span(enter, exit, first, last);
  }
}
