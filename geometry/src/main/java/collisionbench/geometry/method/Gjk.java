package collisionbench.geometry.method;

import collisionbench.geometry.gjk.Gjk2;
import collisionbench.geometry.gjk.Gjk3;
import collisionbench.geometry.gjk.Opinion2;
import collisionbench.geometry.gjk.Opinion3;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Shape3;
import java.util.List;

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
  public List<Pair> pairs() {
    return Pair.all();
  }

  @Override
  public Verdict of(Shape3 a, Shape3 b) {
    return switch (Gjk3.between(a, b)) {
      case Opinion3.Answer answer -> verdict(answer.distance(), answer.error());
      case Opinion3.Undecided undecided -> undecided(undecided.iterations());
    };
  }

  @Override
  public Verdict of(Shape2 a, Shape2 b) {
    return switch (Gjk2.between(a, b)) {
      case Opinion2.Answer answer -> verdict(answer.distance(), answer.error());
      case Opinion2.Undecided undecided -> undecided(undecided.iterations());
      case Opinion2.NotConvex _ -> new Verdict.Undecided("a sector above half a turn");
    };
  }

  private static Verdict verdict(double distance, double error) {
    return Math.abs(distance) > error
        ? Verdict.of(distance <= 0, distance)
        : new Verdict.Undecided("the distance is within " + error + " of 0");
  }

  private static Verdict undecided(int iterations) {
    return new Verdict.Undecided("no answer after " + iterations + " iterations");
  }
}
