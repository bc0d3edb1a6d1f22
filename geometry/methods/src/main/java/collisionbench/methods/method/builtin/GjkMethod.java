package collisionbench.methods.method.builtin;

import collisionbench.methods.gjk.ConvexDistance;
import collisionbench.methods.gjk.DistanceBounds;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Set;

/// GJK and EPA. Undecided if the distance is within rounding of 0 or the bounds are inconclusive,
/// and for a sector above half a turn, which is not convex. If the bounds prove a yes or no but do
/// not meet, there is no distance.
record GjkMethod() implements Method {

  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public String name() {
    return "gjk";
  }

  @Override
  public String source() {
    return "GJK on support mappings (Gilbert, Johnson and Keerthi, 1988) and EPA (van den Bergen,"
        + " 2001). Undecided if the distance is within rounding error of 0, and for sectors wider"
        + " than 180 degrees.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return EnumSet.of(Query.OVERLAP, Query.SEPARATION);
  }

  @Override
  public Outline outline(Pair pair) {
    return GjkSteps.OUTLINE;
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    return switch (question) {
      case Question.InSpace q -> answer(ConvexDistance.between(q.a(), q.b()), steps);
      case Question.InPlane q when !ConvexDistance.answers(q.a(), q.b()) ->
          new Answer.Undecided(new Indecision.NotConvex());
      case Question.InPlane q -> answer(ConvexDistance.between(q.a(), q.b()), steps);
    };
  }

  private static Answer answer(DistanceBounds found, Steps steps) {
    if (steps.isAsked()) {
      new GjkSteps(steps).report(found);
    }
    if (found.isDecided()) {
      Answer.Decided answer = Answer.of(found.isTouching());
      return found.isClosed() ? answer.withDistance(found.distance()) : answer;
    }
    return new Answer.Undecided(
        found.isClosed()
            ? new Indecision.WithinError(found.error())
            : new Indecision.NoConvergence(found.iterationsAtLast()));
  }
}
