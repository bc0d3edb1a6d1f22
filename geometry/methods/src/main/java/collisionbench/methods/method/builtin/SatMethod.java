package collisionbench.methods.method.builtin;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// Separating axes, of shapes that are the convex hull of their corners.
record SatMethod() implements Method {

  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public String name() {
    return "sat";
  }

  @Override
  public String source() {
    return "Separating axis test over face normals and cross products of edges (Gottschalk,"
        + " OBBTree, 1996). No distance for separated shapes.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return hasCorners(pair.a()) && hasCorners(pair.b())
        ? EnumSet.of(Query.OVERLAP, Query.SEPARATION)
        : EnumSet.noneOf(Query.class);
  }

  private static boolean hasCorners(Kind kind) {
    return switch (kind) {
      case BOX, SEGMENT, TRIANGLE, HULL, POINT, SEGMENT_2D, POLYGON -> true;
      case SPHERE, CAPSULE, CIRCLE, CAPSULE_2D, SECTOR -> false;
    };
  }

  @Override
  public Outline outline(Pair pair) {
    return answers(pair).isEmpty()
        ? Outline.NONE
        : Outline.NONE.step("axis", "separates", "does-not-separate").step("least-depth");
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    SatScale scale = SatScale.of(question);
    return switch (question) {
      case Question.InSpace q ->
          answer(Polytope.of(scale.apply(q.a())), Polytope.of(scale.apply(q.b())), scale, steps);
      case Question.InPlane q ->
          answer(Polytope.of(scale.apply(q.a())), Polytope.of(scale.apply(q.b())), scale, steps);
    };
  }

  private static Answer answer(
      Optional<Polytope> a, Optional<Polytope> b, SatScale scale, Steps steps) {
    return a.isPresent() && b.isPresent()
        ? answer(new SeparatingAxes(a.get(), b.get()).depth(scale.inverse(), steps), steps)
        : Answer.unanswered();
  }

  private static Answer answer(OptionalDouble depth, Steps steps) {
    if (depth.isEmpty()) {
      return Answer.of(false);
    }
    double distance = -depth.getAsDouble();
    if (steps.isAsked()) {
      steps.add("least-depth", "d = g_{max}").gives("d", distance);
    }
    return Answer.of(true, distance);
  }
}
