package collisionbench.methods.method.article;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;
import java.util.OptionalDouble;

/// Article 001: a segment `S + t V` and a sphere, by a quadratic equation for its points on the
/// surface.
final class SegmentSphere extends ArticleMethod<Sphere, Segment> {

  SegmentSphere() {
    super(
        "article-001-segment-sphere",
        "Article 001: both points at which a segment crosses a sphere's surface, from a quadratic"
            + " equation.",
        Sphere.class,
        Segment.class,
        Outline.NONE
            .step("relative-line")
            .and(QuadraticSteps.OUTLINE)
            .step("points-within")
            .and(SquaredComparison.OUTLINE),
        Query.OVERLAP,
        Query.CROSSING);
  }

  @Override
  Answer decide(Sphere sphere, Segment segment, Steps steps) {
    Vec3 s = segment.start();
    Vec3 v = segment.end().minus(s);
    Vec3 cs = s.minus(sphere.center());
    if (steps.isAsked()) {
      reportRelative(s, v, sphere.center(), steps);
    }
    QuadraticEquation equation = new QuadraticEquation(cs, "CS", v, "V", sphere.radius());
    return switch (equation.solved(
        new Drawing.Point("C", sphere.center()), new Drawing.Point("S", s), steps)) {
      case Sweep3.Never _ -> Answer.of(false).withCrossing(new Crossing3.None());
      case Sweep3.Contact(double t1, double t2) -> {
        Vec3 first = s.plus(t1, v);
        Vec3 last = s.plus(t2, v);
        if (steps.isAsked()) {
          reportPoints(segment, t1, t2, first, last, steps);
        }
        yield Answer.of(true).withCrossing(crossing(t1, t2, first, last, v.equals(Vec3.ZERO)));
      }
    };
  }

  private static Crossing3 crossing(double t1, double t2, Vec3 first, Vec3 last, boolean isPoint) {
    return isPoint || t1 == t2
        ? new Crossing3.Point(t1, first, OptionalDouble.empty(), OptionalDouble.empty())
        : new Crossing3.Span(t1, t2, first, last);
  }

  private static void reportRelative(Vec3 s, Vec3 v, Vec3 c, Steps steps) {
    steps
        .add("relative-line", "CS = S - C")
        .with("S", s)
        .with("C", c)
        .gives("CS", s.minus(c))
        .draw(
            new Drawing.Point("S", s),
            new Drawing.Point("C", c),
            new Drawing.Arrow("V", s, s.plus(v)),
            new Drawing.Arrow("CS", c, s));
  }

  private static void reportPoints(
      Segment segment, double t1, double t2, Vec3 first, Vec3 last, Steps steps) {
    steps
        .add("points-within", "P_i = S + t_i V")
        .with("t_1", t1)
        .with("t_2", t2)
        .with("P_1", first)
        .with("P_2", last)
        .draw(
            new Drawing.Point("S", segment.start()),
            new Drawing.Arrow("V", segment.start(), segment.end()),
            new Drawing.Point("t_1", first),
            new Drawing.Point("P_1", first),
            new Drawing.Point("t_2", last),
            new Drawing.Point("P_2", last),
            new Drawing.Segment("", first, last));
  }
}
