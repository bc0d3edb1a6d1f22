package collisionbench.methods.method.builtin;

import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.crossing.Lines2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Lifted;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// The kernels. They report no steps; the steps explain their answer.
record AnalyticMethod() implements Method {

  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public String name() {
    return "analytic";
  }

  @Override
  public String source() {
    return "The library's own answer: computed in double precision with a proven error bound, and"
        + " in exact arithmetic if that is inconclusive.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return pair.hasSegment()
        ? EnumSet.allOf(Query.class)
        : EnumSet.complementOf(EnumSet.of(Query.CROSSING));
  }

  @Override
  public Outline outline(Pair pair) {
    return AnalyticSteps.outline(pair);
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    Answer.Decided answer = Answer.nothing();
    if (asked.contains(Query.OVERLAP)) {
      answer = Answer.of(overlap(question));
    }
    if (asked.contains(Query.SEPARATION)) {
      answer = answer.withSeparation(separation(question));
    }
    if (asked.contains(Query.SWEEP)) {
      answer = swept(answer, question);
    }
    if (asked.contains(Query.CROSSING)) {
      answer = crossed(answer, question);
    }
    if (steps.isAsked()) {
      AnalyticSteps.explain(question, answer, steps);
    }
    return answer;
  }

  private static boolean overlap(Question question) {
    return switch (question) {
      case Question.InSpace q -> Overlap3.test(q.a(), q.b());
      case Question.InPlane q -> Overlap2.test(q.a(), q.b());
    };
  }

  private static Separation3 separation(Question question) {
    return switch (question) {
      case Question.InSpace q -> Separation3.between(q.a(), q.b());
      case Question.InPlane q -> Lifted.of(Separation2.between(q.a(), q.b()));
    };
  }

  private static Answer.Decided swept(Answer.Decided answer, Question question) {
    Sweep3 sweep =
        switch (question) {
          case Question.InSpace q -> Sweep3.of(q.a(), q.motionA(), q.b(), q.motionB());
          case Question.InPlane q -> Lifted.of(Sweep2.of(q.a(), q.motionA(), q.b(), q.motionB()));
        };
    Answer.Decided swept = answer.withSweep(sweep);
    return sweep instanceof Sweep3.Contact(double enter, double _)
        ? question.at(enter).map(then -> swept.withContact(separation(then))).orElse(swept)
        : swept;
  }

  private static Answer.Decided crossed(Answer.Decided answer, Question question) {
    return switch (question) {
      case Question.InSpace(Segment s, Vec3 _, Shape3 other, Vec3 _) -> crossed(answer, s, other);
      case Question.InSpace(Shape3 other, Vec3 _, Segment s, Vec3 _) -> crossed(answer, s, other);
      case Question.InPlane(Segment2 s, Vec2 _, Shape2 other, Vec2 _) -> crossed(answer, s, other);
      case Question.InPlane(Shape2 other, Vec2 _, Segment2 s, Vec2 _) -> crossed(answer, s, other);
      case Question.InSpace _, Question.InPlane _ -> answer;
    };
  }

  private static Answer.Decided crossed(Answer.Decided answer, Segment segment, Shape3 other) {
    Optional<Lines3> lines =
        switch (other) {
          case Segment s -> Lines3.of(segment, s);
          case Triangle t -> Lines3.of(segment, t);
          case Sphere _, Capsule _, Box _, Hull _ -> Optional.empty();
        };
    Answer.Decided crossed = answer.withCrossing(Crossing3.of(segment, other));
    return lines.map(crossed::withLines).orElse(crossed);
  }

  private static Answer.Decided crossed(Answer.Decided answer, Segment2 segment, Shape2 other) {
    Optional<Lines3> lines =
        other instanceof Segment2 s ? Lines2.of(segment, s).map(Lifted::of) : Optional.empty();
    Answer.Decided crossed = answer.withCrossing(Lifted.of(Crossing2.of(segment, other)));
    return lines.map(crossed::withLines).orElse(crossed);
  }
}
