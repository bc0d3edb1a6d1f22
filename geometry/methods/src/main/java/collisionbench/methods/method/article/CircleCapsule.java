package collisionbench.methods.method.article;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Steps;

/// Article 003: a circle and a capsule, by the distance of the circle's center from the capsule's
/// axis. Touching is not contact.
final class CircleCapsule extends FloatArticle<Circle, Capsule2> {

  CircleCapsule(Floats floats) {
    super(
        "article-003-circle-capsule",
        "Article 003: distance from the circle's center to the capsule's axis; exact touch does"
            + " not count as contact.",
        floats,
        Circle.class,
        Capsule2.class,
        SegmentPoint.OUTLINE.and(SquaredComparison.OUTLINE),
        Query.OVERLAP);
  }

  @Override
  Answer decide(Circle circle, Capsule2 capsule, Steps steps) {
    Float3 x0 = Float3.of(capsule.start());
    Float3 u = Float3.of(capsule.end()).minus(x0);
    Float3 o = Float3.of(circle.center());
    double radii = floats.sum((float) circle.radius(), (float) capsule.radius());
    SegmentPoint nearest = SegmentPoint.of(x0, u, o, floats);
    boolean overlap = nearest.squared() < floats.product(radii, radii);
    if (steps.isAsked()) {
      nearest.report(SegmentPoint.Frame.SCENE, steps);
      Vec3 x = o.wide();
      Vec3 p = nearest.p().wide();
      SquaredComparison.compareOpen(
              "r = r_1 + r_2, n = x - P", nearest.squared(), radii, overlap, steps)
          .with("r_1", capsule.radius())
          .with("r_2", circle.radius())
          .draw(nearest.drawings(SegmentPoint.Frame.SCENE))
          .draw(
              new Drawing.Line("n", p, x.minus(p)),
              SquaredComparison.radius("r_1", p, x, capsule.radius()),
              SquaredComparison.radius("r_2", x, p, circle.radius()));
    }
    return Answer.of(overlap);
  }
}
