package collisionbench.methods.method.article;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 000: a sphere's center P and a capsule's axis AB, by the three regions of a segment.
final class CapsuleSphere extends FloatArticle<Sphere, Capsule> {

  private enum Region {
    BEFORE_START,
    WITHIN,
    BEYOND_END
  }

  CapsuleSphere(Floats floats) {
    super(
        "article-000-capsule-sphere",
        "Article 000: distance from the sphere's center to the capsule's axis, in three regions.",
        floats,
        Sphere.class,
        Capsule.class,
        Outline.NONE
            .step("region", "before-start", "within", "beyond-end")
            .step("distance-to-start")
            .step("distance-to-line")
            .step("distance-to-end")
            .and(SquaredComparison.OUTLINE),
        Query.OVERLAP);
  }

  @Override
  Answer decide(Sphere sphere, Capsule capsule, Steps steps) {
    Float3 p = Float3.of(sphere.center());
    Float3 a = Float3.of(capsule.start());
    Float3 b = Float3.of(capsule.end());
    Float3 ap = p.minus(a);
    Float3 ab = b.minus(a);
    float dot = floats.dot(ap, ab);
    float lengthSquared = floats.dot(ab, ab);
    Region region =
        dot <= 0 ? Region.BEFORE_START : dot < lengthSquared ? Region.WITHIN : Region.BEYOND_END;
    float squared =
        switch (region) {
          case BEFORE_START -> floats.dot(ap, ap);
          case WITHIN -> betweenEnds(floats.dot(ap, ap), dot, lengthSquared);
          case BEYOND_END -> floats.dot(p.minus(b), p.minus(b));
        };
    double radii = floats.sum((float) sphere.radius(), (float) capsule.radius());
    boolean overlap = (float) floats.product(radii, radii) >= squared;
    if (steps.isAsked()) {
      StepReporter reporter =
          new StepReporter(p.wide(), a.wide(), b.wide(), dot, lengthSquared, region, steps);
      reporter.reportRegion();
      reporter.reportDistance(squared);
      SquaredComparison.compareClosed("r = r_1 + r_2", squared, radii, overlap, steps)
          .with("r_1", capsule.radius())
          .with("r_2", sphere.radius())
          .draw(reporter.distance())
          .draw(reporter.axis())
          .draw(reporter.radii(capsule.radius(), sphere.radius()));
    }
    return Answer.of(overlap);
  }

  private float betweenEnds(float squaredToStart, float dot, float lengthSquared) {
    return (float)
        floats.difference(squaredToStart, floats.quotient(floats.product(dot, dot), lengthSquared));
  }

  /// Reports the steps for P and AB.
  private record StepReporter(
      Vec3 p, Vec3 a, Vec3 b, float dot, float lengthSquared, Region region, Steps steps) {

    /// The article's letter for the foot of P on the line AB.
    private String foot() {
      return switch (region) {
        case BEFORE_START -> "C";
        case WITHIN -> "D";
        case BEYOND_END -> "E";
      };
    }

    /// {@return the foot of P, and how far along it is}
    private Drawing[] projection() {
      Vec3 at = lengthSquared > 0 ? a.plus(dot / lengthSquared, b.minus(a)) : a;
      return new Drawing[] {
        new Drawing.Point(foot(), at), new Drawing.Segment("|A" + foot() + "|", a, at)
      };
    }

    void reportRegion() {
      Vec3 ab = b.minus(a);
      String sign = region == Region.BEFORE_START ? "-" : "";
      steps
          .add("region", "t = \\vec{AP} \\cdot \\vec{AB} = " + sign + "|A" + foot() + "| |AB|")
          .with("\\vec{AP}", p.minus(a))
          .with("\\vec{AB}", ab)
          .with("|AB|^2", lengthSquared)
          .gives("t", dot)
          .branch("before-start", "t \\le 0", region == Region.BEFORE_START, "t", dot)
          .branch("within", "t \\lt |AB|^2", region == Region.WITHIN, "t", dot)
          .branch("beyond-end", "t \\ge |AB|^2", region == Region.BEYOND_END, "t", dot)
          .draw(
              new Drawing.Point("A", a),
              new Drawing.Point("B", b),
              new Drawing.Point("P", p),
              new Drawing.Arrow("\\vec{AB}", a, b),
              new Drawing.Arrow("\\vec{AP}", a, p),
              new Drawing.Plane("", a, ab),
              new Drawing.Plane("", b, ab))
          .draw(projection())
          .drawBranch(p);
    }

    void reportDistance(float squared) {
      Steps.Draft step =
          switch (region) {
            case BEFORE_START ->
                steps.add("distance-to-start", "d^2 = |AP|^2").with("\\vec{AP}", p.minus(a));
            case WITHIN ->
                steps
                    .add("distance-to-line", "d^2 = |PD|^2 = |AP|^2 - \\frac{t^2}{|AB|^2}")
                    .with("\\vec{AP}", p.minus(a))
                    .with("t", dot)
                    .with("|AB|^2", lengthSquared)
                    .draw(new Drawing.Point("A", a), new Drawing.Point("B", b))
                    .draw(new Drawing.Arrow("\\vec{AP}", a, p))
                    .draw(projection());
            case BEYOND_END ->
                steps.add("distance-to-end", "d^2 = |BP|^2").with("\\vec{BP}", p.minus(b));
          };
      step.gives("d^2", squared).draw(distance());
    }

    Drawing[] distance() {
      Drawing.Point nearest =
          switch (region) {
            case BEFORE_START -> new Drawing.Point("A", a);
            case WITHIN -> new Drawing.Point(foot(), a.plus(dot / lengthSquared, b.minus(a)));
            case BEYOND_END -> new Drawing.Point("B", b);
          };
      return new Drawing[] {
        nearest, new Drawing.Segment("d", nearest.at(), p), new Drawing.Point("P", p)
      };
    }

    Drawing[] axis() {
      return new Drawing[] {
        new Drawing.Point("A", a), new Drawing.Point("B", b), new Drawing.Segment("", a, b)
      };
    }

    /// {@return both radii, towards each other}
    Drawing[] radii(double ofCapsule, double ofSphere) {
      Vec3 nearest = ((Drawing.Point) distance()[0]).at();
      return new Drawing[] {
        SquaredComparison.radius("r_1", nearest, p, ofCapsule),
        SquaredComparison.radius("r_2", p, nearest, ofSphere)
      };
    }
  }
}
