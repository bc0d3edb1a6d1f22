package collisionbench.methods.method.article;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Kind;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.Set;

/// Article 001: two moving spheres, by a quadratic equation for the times of contact.
record SweptSpheres() implements Method {

  private static final Pair PAIR = new Pair(Kind.SPHERE, Kind.SPHERE);

  private static final Outline OUTLINE =
      Outline.NONE
          .step("relative-motion")
          .and(QuadraticSteps.OUTLINE)
          .step("centers-in-contact")
          .and(SquaredComparison.OUTLINE);

  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public String name() {
    return "article-001-moving-spheres";
  }

  @Override
  public String source() {
    return "Article 001: both times at which two moving spheres touch, from a quadratic equation.";
  }

  @Override
  public Set<Query> answers(Pair pair) {
    return pair.equals(PAIR) ? EnumSet.of(Query.SWEEP) : EnumSet.noneOf(Query.class);
  }

  @Override
  public Outline outline(Pair pair) {
    return pair.equals(PAIR) ? OUTLINE : Outline.NONE;
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    return question instanceof Question.InSpace(Sphere first, Vec3 v1, Sphere second, Vec3 v2)
        ? sweep(first, v1, second, v2, steps)
        : Answer.unanswered();
  }

  private static Answer sweep(Sphere first, Vec3 v1, Sphere second, Vec3 v2, Steps steps) {
    Vec3 c12 = first.center().minus(second.center());
    Vec3 v12 = v1.minus(v2);
    double radii = first.radius() + second.radius();
    if (steps.isAsked()) {
      reportRelative(first, v1, second, v2, steps);
    }
    Sweep3 sweep =
        new QuadraticEquation(c12, "C_{12}", v12, "V_{12}", radii)
            .solved(
                new Drawing.Point("C_2", second.center()),
                new Drawing.Point("C_1", first.center()),
                steps);
    if (steps.isAsked() && sweep instanceof Sweep3.Contact(double t1, double t2)) {
      reportCenters(first, v1, second, v2, t1, t2, steps);
    }
    return Answer.nothing().withSweep(sweep);
  }

  private static void reportCenters(
      Sphere first, Vec3 v1, Sphere second, Vec3 v2, double t1, double t2, Steps steps) {
    steps
        .add("centers-in-contact", "C_i(t) = C_i + t V_i")
        .with("t_1", t1)
        .with("t_2", t2)
        .draw(motions(first, v1, second, v2))
        .draw(
            new Drawing.Segment("t_1", first.center().plus(t1, v1), second.center().plus(t1, v2)),
            new Drawing.Segment("t_2", first.center().plus(t2, v1), second.center().plus(t2, v2)));
  }

  private static Drawing[] motions(Sphere first, Vec3 v1, Sphere second, Vec3 v2) {
    return new Drawing[] {
      new Drawing.Point("C_1", first.center()),
      new Drawing.Point("C_2", second.center()),
      new Drawing.Arrow("V_1", first.center(), first.center().plus(v1)),
      new Drawing.Arrow("V_2", second.center(), second.center().plus(v2))
    };
  }

  private static void reportRelative(Sphere first, Vec3 v1, Sphere second, Vec3 v2, Steps steps) {
    steps
        .add("relative-motion", "V_{12} = V_1 - V_2, C_{12} = C_1 - C_2")
        .with("C_1", first.center())
        .with("V_1", v1)
        .with("C_2", second.center())
        .with("V_2", v2)
        .gives("V_{12}", v1.minus(v2))
        .draw(motions(first, v1, second, v2))
        .draw(
            new Drawing.Arrow("V_{12}", first.center(), first.center().plus(v1.minus(v2))),
            new Drawing.Arrow("C_{12}", second.center(), first.center()));
  }
}
