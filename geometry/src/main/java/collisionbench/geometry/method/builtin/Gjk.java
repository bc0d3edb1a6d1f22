package collisionbench.geometry.method.builtin;

import collisionbench.geometry.gjk.Gjk2;
import collisionbench.geometry.gjk.Gjk3;
import collisionbench.geometry.gjk.Opinion2;
import collisionbench.geometry.gjk.Opinion3;
import collisionbench.geometry.method.Answer;
import collisionbench.geometry.method.Drawing;
import collisionbench.geometry.method.Indecision;
import collisionbench.geometry.method.Lifted;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.Steps;
import collisionbench.geometry.space.Vec3;
import java.util.EnumSet;
import java.util.Set;

/// GJK and EPA. Undecided where the distance is no further from 0 than its error, and for a sector
/// above half a turn, which is not convex.
record Gjk() implements Method {

  @Override
  public String name() {
    return "gjk";
  }

  @Override
  public String source() {
    return "Support mappings, by Gilbert, Johnson and Keerthi (1988), and EPA (van den Bergen, 2001);"
        + " does not decide where the distance is within rounding of 0,"
        + " nor about sectors above half a turn.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return EnumSet.of(Query.OVERLAP, Query.SEPARATION);
  }

  @Override
  public Answer answer(Question question, Steps steps) {
    return switch (question) {
      case Question.InSpace q -> answer(Gjk3.between(q.a(), q.b()), steps);
      case Question.InPlane q -> answer(Gjk2.between(q.a(), q.b()), steps);
    };
  }

  private static Answer answer(Opinion3 opinion, Steps steps) {
    return switch (opinion) {
      case Opinion3.Answer s -> {
        if (steps.isAsked()) {
          explain(s.pointA(), s.pointB(), s.distance(), s.error(), steps);
        }
        yield answer(s.distance(), s.error());
      }
      case Opinion3.Undecided(int iterations, double atLeast, double atMost) ->
          undecided(iterations, atLeast, atMost, steps);
    };
  }

  private static Answer answer(Opinion2 opinion, Steps steps) {
    return switch (opinion) {
      case Opinion2.Answer s -> {
        if (steps.isAsked()) {
          explain(Lifted.of(s.pointA()), Lifted.of(s.pointB()), s.distance(), s.error(), steps);
        }
        yield answer(s.distance(), s.error());
      }
      case Opinion2.Undecided(int iterations, double atLeast, double atMost) ->
          undecided(iterations, atLeast, atMost, steps);
      case Opinion2.NotConvex _ -> new Answer.Undecided(new Indecision.NotConvex());
    };
  }

  private static Answer answer(double distance, double error) {
    return Math.abs(distance) > error
        ? Answer.of(distance <= 0, distance)
        : new Answer.Undecided(new Indecision.WithinError(error));
  }

  private static Answer undecided(int iterations, double atLeast, double atMost, Steps steps) {
    if (steps.isAsked()) {
      steps
          .add("gjk-no-end", "d_1 \\le d \\le d_2")
          .with("n", iterations)
          .with("d_1", atLeast)
          .with("d_2", atMost);
    }
    return new Answer.Undecided(new Indecision.NoConvergence(iterations));
  }

  private static void explain(
      Vec3 pointA, Vec3 pointB, double distance, double error, Steps steps) {
    boolean certain = Math.abs(distance) > error;
    steps
        .add("gjk-distance", "d = |p_A p_B|")
        .with("p_A", pointA)
        .with("p_B", pointB)
        .with("e", error)
        .gives("d", distance)
        .branch("touching", "d \\lt -e", certain && distance <= 0, "d", distance)
        .branch("apart", "d \\gt e", certain && distance > 0, "d", distance)
        .branch("undecided", "|d| \\le e", !certain, "d", distance)
        .draw(
            new Drawing.Point("p_A", pointA),
            new Drawing.Point("p_B", pointB),
            new Drawing.Stretch("d", pointA, pointB));
  }
}
