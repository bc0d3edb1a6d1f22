package collisionbench.geometry.method.builtin;

import collisionbench.geometry.exact.Contact3;
import collisionbench.geometry.exact.Exact2;
import collisionbench.geometry.exact.Exact3;
import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Kind3;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.method.Pair3;
import collisionbench.geometry.method.Precision;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Steps;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// The judge. Of sweeps it knows that of two spheres.
record Exact() implements Method {

  private static final Pair SPHERES = new Pair3(Kind3.SPHERE, Kind3.SPHERE);

  @Override
  public String name() {
    return "exact";
  }

  @Override
  public String source() {
    return "Features enumerated in exact rational arithmetic: slow, and always right; of sweeps it knows"
        + " that of two spheres.";
  }

  @Override
  public Precision precision() {
    return Precision.EXACT;
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return pair.equals(SPHERES)
        ? EnumSet.of(Query.OVERLAP, Query.SEPARATION, Query.SWEEP)
        : EnumSet.of(Query.OVERLAP, Query.SEPARATION);
  }

  @Override
  public Answer answer(Question question, Steps steps) {
    return switch (question) {
      case Question.InSpace q -> {
        Answer.Decided answer =
            answer(Exact3.overlap(q.a(), q.b()), Exact3.signedDistance(q.a(), q.b()), steps);
        yield q.a() instanceof Sphere a && q.b() instanceof Sphere b
            ? answer.withSweep(sweep(Contact3.of(a, q.motionA(), b, q.motionB())))
            : answer;
      }
      case Question.InPlane q ->
          answer(Exact2.overlap(q.a(), q.b()), Exact2.signedDistance(q.a(), q.b()), steps);
    };
  }

  private static Answer.Decided answer(boolean overlap, double distance, Steps steps) {
    if (steps.isAsked()) {
      steps
          .add("exact-distance", "d")
          .gives("d", distance)
          .branch("touching", "d \\le 0", overlap, "d", distance)
          .branch("apart", "d \\gt 0", !overlap, "d", distance);
    }
    return Answer.of(overlap, distance);
  }

  private static Sweep3 sweep(Optional<Contact3> contact) {
    return contact.isPresent()
        ? new Sweep3.Contact(contact.get().enter(), contact.get().exit())
        : new Sweep3.Never();
  }
}
